/// A variable of a text, such as a substitution of a string catalog: a part that varies by a number, or by the device.
struct TextVariable {
    /// What the choice between forms depends on.
    enum Axis: Hashable {
        /// The plural category of the argument at a position.
        case argument(Int)
        /// The plural category of an argument whose position is not given, by the variable's name.
        case variable(String)
        /// What is one for the whole text, such as `device`.
        case shared(String)
    }

    /// The forms between which a choice is made, or one form.
    indirect enum Forms {
        case form(Form)
        case choice(kind: String, [(name: String, forms: Forms)])
    }

    /// A form of the variable.
    struct Form {
        let text: FormatText
        /// The offset of the form in its file.
        let offset: Int
    }

    let name: String
    /// The position of its argument, from 1; `nil` if the file does not give it.
    var position: Int?
    /// How the argument is formatted, such as `lld`; `nil` if the file does not say.
    let specifier: String?
    let forms: Forms
    /// The offset of the variable in its file.
    let offset: Int

    /// What kind of argument `%arg` takes.
    var kind: Placeholder.Kind? {
        guard let specifier, case .conversion(let conversion)? = FormatText("%" + specifier).parts.first
        else {
            return nil
        }
        return Placeholder.Kind(conversion.letter)
    }

    /// What a kind of choice depends on.
    func axis(ofKind kind: String) -> Axis {
        guard kind == "plural" else { return .shared(kind) }
        return position.map(Axis.argument) ?? .variable(name)
    }

    /// All forms.
    var allForms: [Form] {
        var (rest, found) = ([forms], [Form]())
        while let forms = rest.popLast() {
            switch forms {
            case .form(let form): found.append(form)
            case .choice(_, let choices): rest += choices.reversed().map(\.forms)
            }
        }
        return found
    }
}

/// The variables that a text may name: those that are defined beside it, and those of what it is a variation of.
final class VariableScope {
    private let own: [String: TextVariable]
    private let outer: VariableScope?

    init(_ own: [String: TextVariable], in outer: VariableScope? = nil) {
        self.own = own
        self.outer = outer
    }

    var isEmpty: Bool { own.isEmpty && outer?.isEmpty ?? true }

    /// The variable of a name; the innermost, where there are several.
    subscript(name: String) -> TextVariable? { own[name] ?? outer?[name] }
}
