import JSONText

/// A field of the rows that a command prints, by its key in JSON.
protocol ReportField: RawRepresentable<String>, CaseIterable, Equatable {
    /// The options of which one must be given for the field to be there; none for a field of every row.
    var options: [OptionName] { get }

    /// Whether a table for people shows the field unasked.
    var isInTable: Bool { get }

    /// Whether its values are texts for people, not names.
    var isProse: Bool { get }
}

extension ReportField {
    var isProse: Bool { false }

    /// The field as a column of a report.
    var column: Report.Column { Report.Column(key: rawValue, heading: heading, isProse: isProse) }

    /// The name in words, for the heading of a table.
    var heading: String {
        rawValue.unicodeScalars.reduce(into: "") { heading, letter in
            if ("A"..."Z").contains(letter) { heading += " " }
            heading.unicodeScalars.append(letter)
        }.asciiLowercased
    }

    /// Whether the options that were given bring the field.
    func isPresent(in arguments: Arguments) -> Bool {
        options.isEmpty || options.contains(where: arguments.has)
    }

    /// The fields of a table for people: those that options add come last.
    static func table(of fields: [Self]) -> [Self] {
        let shown = fields.filter { $0.isInTable }
        return shown.filter { $0.options.isEmpty } + shown.filter { !$0.options.isEmpty }
    }
}
