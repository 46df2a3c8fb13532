import JSONText

/// The form in which rows of fields are printed.
enum FieldOutput<Field: ReportField> {
    /// Rows in a format, with the fields that were named; `nil` for the usual fields of the format.
    case rows(RowFormat, fields: [Field]?)
    /// The bare values of one field.
    case values(of: Field, ShownText)

    /// The format of rows; `nil` for bare values.
    var format: RowFormat? {
        if case .rows(let format, _) = self { format } else { nil }
    }

    /// Whether a table is printed, which notes may explain.
    var isForPeople: Bool {
        switch self {
        case .rows(let format, _): format.isForPeople
        case .values: false
        }
    }

    /// The form that `--get`, `--field`, `--format`, `--json` and `--csv-safe` ask for.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - others: Formats that the command has besides.
    /// - Throws: ``UsageError`` for an unknown word, and for two forms.
    init(_ arguments: Arguments, others: [String] = []) throws(UsageError) {
        let format = try RowFormat(arguments, others: others)
        if arguments.has(.get) {
            for other in [OptionName.field, .format, .json] where arguments.has(other) {
                throw .excludedOption(.get, by: other)
            }
        }
        let field = { (option: OptionName, name: String) throws(UsageError) -> Field in
            try Self.field(name, option, arguments)
        }
        if let field = try arguments.value(.get, as: field) {
            self = .values(of: field, format.shown)
            return
        }
        let fields = try arguments.value(.field) { (option, list) throws(UsageError) -> [Field] in
            var fields: [Field] = []
            for item in list.parts(separatedBy: ",") {
                let name = String(item.trimmingSpaces)
                guard !name.isEmpty else { throw .emptyListItem(option) }
                let field = try field(option, name)
                if !fields.contains(field) { fields.append(field) }
            }
            return fields
        }
        self = .rows(format, fields: fields)
    }

    private static func field(
        _ name: String, _ option: OptionName, _ arguments: Arguments
    ) throws(UsageError) -> Field {
        guard let field = Field(rawValue: name) else {
            throw .unknownWord(
                option, kind: "field", given: name, valid: Field.allCases.map { $0.rawValue })
        }
        guard field.isPresent(in: arguments) else { throw .fieldNeeds(option, field.rawValue, field.options) }
        return field
    }

    /// The whole output for some rows.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - fields: The fields for programs if none are named.
    ///   - tableFields: The fields for people if none are named; columns without any value are left out.
    ///   - common: The members of a JSON document that all rows have in common.
    ///   - grid: The table for people if no fields are named; `nil` for one of `tableFields`.
    ///   - cell: The value of a field in a row.
    /// - Returns: The output in UTF-8.
    func bytes<Row>(
        of rows: some Sequence<Row>, fields: [Field], tableFields: [Field],
        common: [(key: String, value: Report.Cell)] = [], grid: TextGrid? = nil,
        cell: @escaping (Row, Field) -> Report.Cell
    ) -> [UInt8] {
        func report(_ fields: [Field]) -> Report {
            Report(
                columns: fields.map(\.column),
                rows: rows.map { row in fields.map { cell(row, $0) } })
        }
        switch self {
        case .values(of: let field, let shown):
            var bytes: [UInt8] = []
            for row in rows { shown.append(cell(row, field), isProse: field.isProse, to: &bytes) }
            return bytes
        case .rows(let format, let named):
            let programFields = named ?? fields
            let cells = rows.lazy.map { row in programFields.map { cell(row, $0) } }
            return format.bytes(of: programFields.map(\.column), cells, common: common) {
                if let named { return TextGrid(report(named), format.shown) }
                return grid ?? TextGrid(report(tableFields).withoutEmptyColumns, format.shown)
            }
        }
    }
}
