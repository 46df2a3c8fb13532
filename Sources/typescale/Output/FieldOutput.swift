import JSONText

/// In which form rows of fields are printed.
enum FieldOutput<Field: ReportField> {
    /// Rows in a format; the fields are those that were named, or `nil` for the format's own choice.
    case rows(Format, fields: [Field]?, isCSVSafe: Bool)
    /// The bare values of one field.
    case values(of: Field)

    /// Whether a table is printed, which notes may explain.
    var isForPeople: Bool {
        switch self {
        case .rows(let format, _, _): format == .table || format == .markdown
        case .values: false
        }
    }

    init(_ arguments: Arguments) throws(UsageError) {
        let isCSVSafe = try CSVFormat(arguments).isSafe
        if arguments.has(.get) {
            for other in [OptionName.field, .format, .json] where arguments.has(other) {
                throw .excludedOption(.get, by: other)
            }
        }
        let field = { (option: OptionName, name: String) throws(UsageError) -> Field in
            try Self.field(name, option, arguments)
        }
        if let field = try arguments.value(.get, as: field) {
            self = .values(of: field)
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
        self = .rows(try WordArgument.format(of: arguments), fields: fields, isCSVSafe: isCSVSafe)
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
}

extension FieldOutput {
    /// What rows are in the form that was asked for.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - fields: The fields for programs, where none are named.
    ///   - tableFields: The fields for people, where none are named; those without any value are left out.
    ///   - cell: The value of a field in a row.
    /// - Returns: The whole output.
    func bytes<Row>(
        of rows: some Sequence<Row>, fields: [Field], tableFields: [Field],
        cell: (Row, Field) -> Report.Cell
    ) -> [UInt8] {
        func report(_ fields: [Field]) -> Report {
            Report(
                columns: fields.map(\.column),
                rows: rows.map { row in fields.map { cell(row, $0) } })
        }
        switch self {
        case .values(of: let field):
            var bytes: [UInt8] = []
            for row in rows { ShownText.append(cell(row, field), isProse: field.isProse, to: &bytes) }
            return bytes
        case .rows(let format, let named, let isCSVSafe):
            switch format {
            case .json: return JSONFormat.bytes(of: report(named ?? fields))
            case .csv: return CSVFormat(isSafe: isCSVSafe).bytes(of: report(named ?? fields))
            case .table, .markdown:
                let grid = TextGrid(
                    named.map { report($0) } ?? report(tableFields).withoutEmptyColumns(for: format))
                return Array((format == .table ? grid.plain : grid.markdown).utf8)
            }
        }
    }
}

/// The formats in which rows can be printed.
enum Format: String, CaseIterable {
    case table
    case json
    case csv
    case markdown
}
