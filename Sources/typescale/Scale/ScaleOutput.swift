/// In which form a scale is printed.
enum ScaleOutput {
    /// Rows in a format; the fields are those that were named, or `nil` for the format's own choice.
    case rows(Format, fields: [ScaleField]?)
    /// The bare values of one field.
    case values(of: ScaleField)

    init(_ arguments: Arguments) throws(UsageError) {
        if arguments.has(.get) {
            for other in [OptionName.field, .format, .json] where arguments.has(other) {
                throw .excludedOption(.get, by: other)
            }
        }
        let field = { (option: OptionName, name: String) throws(UsageError) -> ScaleField in
            try Self.field(name, option, arguments)
        }
        if let field = try arguments.value(.get, as: field) {
            self = .values(of: field)
            return
        }
        let fields = try arguments.value(.field) { (option, list) throws(UsageError) -> [ScaleField] in
            var fields: [ScaleField] = []
            for item in list.parts(separatedBy: ",") {
                let name = String(item.trimmingSpaces)
                guard !name.isEmpty else { throw .emptyListItem(option) }
                let field = try field(option, name)
                if !fields.contains(field) { fields.append(field) }
            }
            return fields
        }
        self = .rows(try WordArgument.format(of: arguments), fields: fields)
    }

    private static func field(
        _ name: String, _ option: OptionName, _ arguments: Arguments
    ) throws(UsageError) -> ScaleField {
        guard let field = ScaleField(rawValue: name) else {
            throw .unknownWord(
                option, kind: "field", given: name, valid: ScaleField.allCases.map(\.rawValue))
        }
        guard field.isPresent(in: arguments) else { throw .fieldNeeds(option, field, field.options) }
        return field
    }
}
