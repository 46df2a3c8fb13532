/// A variable of a text, such as a substitution of a string catalog: a part that varies by a number, or by the device.
struct TextVariable {
    /// The axis on which the choice between forms depends.
    enum Axis: Hashable {
        /// The plural category of the argument at a position.
        case argument(Int)
        /// The plural category of an argument without a position, by the variable's name.
        case variable(String)
        /// A choice for the whole text, such as `device`.
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
    /// The format of the argument, such as `lld`; `nil` if it is not given.
    let specifier: String?
    let forms: Forms
    /// The offset of the variable in its file.
    let offset: Int
    /// Whether a conversion without a position in its forms means its argument, as in a `.stringsdict` file.
    var conversionsCount = false

    /// The kind of argument that `%arg` takes.
    var kind: Placeholder.Kind? {
        guard let specifier, case .conversion(let conversion)? = FormatText("%" + specifier).parts.first
        else {
            return nil
        }
        return Placeholder.Kind(conversion.letter)
    }

    /// The axis of a kind of choice.
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

/// The variables that a text may name: those defined beside it and those of the text that it varies.
final class VariableScope {
    private let own: [String: TextVariable]
    private let outer: VariableScope?

    init(_ own: [String: TextVariable], in outer: VariableScope? = nil) {
        self.own = own
        self.outer = outer
    }

    var isEmpty: Bool { own.isEmpty && outer?.isEmpty ?? true }

    /// The variable with a name; the innermost if there are several.
    subscript(name: String) -> TextVariable? { own[name] ?? outer?[name] }
}
