import DynamicType

/// The names that each ecosystem has for text styles and content size categories.
enum NamesCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        let format = try RowFormat(arguments)
        let vocabulary: NameVocabulary? = try arguments.value(.as, as: NameVocabulary.self)
        let subjects = try subjects(of: arguments)
        guard let vocabulary else {
            let report = Report(subjects)
            return Answer(
                bytes: format.bytes(of: report) {
                    let grid = TextGrid(report.withoutEmptyColumns, format.shown)
                    return format.format == .table && grid.lines.count == 1 ? grid.transposed : grid
                })
        }
        if let other = subjects.first(where: { !$0.has(vocabulary) }) {
            throw .vocabularyLacksKind(vocabulary, isStyle: other.isStyle)
        }
        let report = Report(subjects, in: vocabulary)
        if format.format == .table {
            return Answer(text: report.rows.reduce(into: "") { $0 += $1[0].bare + "\n" })
        }
        return Answer(bytes: format.bytes(of: report) { TextGrid(report, format.shown) })
    }

    private static func subjects(of arguments: Arguments) throws(UsageError) -> [NameSubject] {
        guard !arguments.operands.isEmpty else {
            return arguments.has(.styles)
                ? TextStyle.allCases.map(NameSubject.style)
                : ContentSizeCategory.allCases.map(NameSubject.category)
        }
        var subjects: [NameSubject] = []
        for name in arguments.operands {
            let subject = try subject(named: name, mustBeStyle: arguments.has(.styles))
            if !subjects.contains(subject) { subjects.append(subject) }
        }
        return subjects
    }

    private static func subject(
        named name: String, mustBeStyle: Bool
    ) throws(UsageError) -> NameSubject {
        if let style = TextStyle(name) { return .style(style) }
        if mustBeStyle { throw .name(.unknownStyle(name, mayBeCommand: false)) }
        if let category = ContentSizeCategory(name) { return .category(category) }
        if let word = CategoryWord(name) { return .category(word.category(on: .iOS)) }
        throw .name(.unknown(name))
    }
}

extension Report {
    /// The names of text styles and categories: the kind, then one column per vocabulary.
    fileprivate init(_ subjects: [NameSubject]) {
        let kinds = Report(
            columns: [Column(key: "kind", heading: "kind")],
            rows: subjects.map { [.text($0.isStyle ? "style" : "category")] })
        self = NameVocabulary.allCases.reduce(into: kinds) { report, vocabulary in
            let names = Report(subjects, in: vocabulary)
            report.columns += names.columns
            for row in report.rows.indices { report.rows[row] += names.rows[row] }
        }
    }

    /// The names of one vocabulary, in one column.
    fileprivate init(_ subjects: [NameSubject], in vocabulary: NameVocabulary) {
        self.init(
            columns: [Column(key: vocabulary.rawValue, heading: vocabulary.rawValue)],
            rows: subjects.map { [$0.name(in: vocabulary).map(Cell.text) ?? .null] })
    }
}

/// A text style or a content size category, which have names.
enum NameSubject: Equatable {
    case style(TextStyle)
    case category(ContentSizeCategory)

    var isStyle: Bool { if case .style = self { true } else { false } }

    /// The name in a vocabulary; `nil` if it does not exist or is not published.
    func name(in vocabulary: NameVocabulary) -> String? {
        switch self {
        case .style(let style): style.name(in: vocabulary)
        case .category(let category): category.name(in: vocabulary)
        }
    }

    /// Whether a vocabulary has names of this kind.
    func has(_ vocabulary: NameVocabulary) -> Bool {
        switch self {
        case .style: TextStyle.allCases.contains { $0.name(in: vocabulary) != nil }
        case .category: ContentSizeCategory.allCases.contains { $0.name(in: vocabulary) != nil }
        }
    }
}
