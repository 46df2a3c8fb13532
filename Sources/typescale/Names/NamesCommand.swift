import DynamicType

/// What each ecosystem calls a text style or a content size category.
enum NamesCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        let format = try FormatArgument.format(arguments)
        let vocabulary = try arguments.value(.as) { (option, text) throws(UsageError) -> NameVocabulary in
            guard let vocabulary = NameVocabulary(rawValue: text.lowercased()) else {
                throw .unknownWord(
                    option, kind: "vocabulary", given: text, valid: NameVocabulary.allCases.map(\.rawValue))
            }
            return vocabulary
        }
        let subjects = try subjects(of: arguments)
        guard let vocabulary else { return Answer(text: text(of: subjects, as: format)) }
        for option in [OptionName.format, .json] where arguments.has(option) {
            throw .excludedOption(.as, by: option)
        }
        var text = ""
        for subject in subjects {
            guard subject.has(vocabulary) else {
                throw .vocabularyLacksKind(vocabulary, isStyle: subject.isStyle)
            }
            text += (subject.name(in: vocabulary) ?? "") + "\n"
        }
        return Answer(text: text)
    }

    private static func subjects(of arguments: Arguments) throws(UsageError) -> [NameSubject] {
        guard !arguments.operands.isEmpty else {
            return arguments.has(.styles)
                ? TextStyle.allCases.map(NameSubject.style)
                : ContentSizeCategory.allCases.map(NameSubject.category)
        }
        var subjects: [NameSubject] = []
        for name in arguments.operands {
            if let style = TextStyle(name: name) {
                subjects.append(.style(style))
            } else if arguments.has(.styles) {
                throw .name(.unknownStyle(name, mayBeCommand: false))
            } else if let category = ContentSizeCategory(name: name) {
                subjects.append(.category(category))
            } else {
                throw .name(.unknown(name))
            }
        }
        return subjects
    }

    private static func text(of subjects: [NameSubject], as format: Format) -> String {
        let report = Report(subjects)
        switch format {
        case .json: return JSONFormat.text(of: report)
        case .csv: return CSVFormat.text(of: report)
        case .markdown: return TextGrid(report.withoutEmptyColumns).markdown
        case .table:
            let grid = TextGrid(report.withoutEmptyColumns)
            return grid.lines.count == 1 ? grid.transposed.plain : grid.plain
        }
    }
}

extension Report {
    /// The names of text styles and categories: the kind, then a column a vocabulary.
    fileprivate init(_ subjects: [NameSubject]) {
        let vocabularies = NameVocabulary.allCases
        self.init(
            columns: [Column(key: "kind", heading: "kind")]
                + vocabularies.map { Column(key: $0.rawValue, heading: $0.rawValue) },
            rows: subjects.map { subject in
                [.text(subject.isStyle ? "style" : "category")]
                    + vocabularies.map { subject.name(in: $0).map(Cell.text) ?? .null }
            })
    }
}
