import DynamicType

/// The names that each ecosystem has for text styles and content size categories.
enum NamesCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        let format = try RowFormat(arguments)
        let vocabulary: NameVocabulary? = try arguments.value(.as, as: NameVocabulary.self)
        let subjects = try subjects(of: arguments)
        guard let vocabulary else {
            let report = Report(subjects)
            let isOverview = arguments.operands.isEmpty && format.window != nil
            return Answer(
                bytes: format.bytes(of: report) {
                    let shown = isOverview ? Report(subjects, overview: true) : report
                    var grid = TextGrid(shown.withoutEmptyColumns, format.shown)
                    if format.window != nil { grid.markDefault(of: subjects) }
                    grid.shape = .keyed
                    return format.format == .table && grid.lines.count == 1 ? grid.transposed : grid
                },
                messages: isOverview
                    ? ["note: --as VOCABULARY, --format and 'names NAME' show the other vocabularies"] : [])
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
        if let category = ContentSizeCategory(typed: name) { return .category(category) }
        if let word = CategoryWord(name) { return .category(word.category(on: .iOS)) }
        throw .name(.unknown(name))
    }
}

extension Report {
    /// The names of text styles and categories: the kind, then one column per vocabulary.
    fileprivate init(_ subjects: [NameSubject], overview: Bool = false) {
        let kinds = Report(
            columns: [Column(key: "kind", heading: "kind")],
            rows: subjects.map { [.text($0.isStyle ? "style" : "category")] })
        let vocabularies = overview ? NameVocabulary.overview : NameVocabulary.allCases
        self = vocabularies.reduce(into: kinds) { report, vocabulary in
            let names = Report(subjects, in: vocabulary)
            report.columns += names.columns
            for row in report.rows.indices { report.rows[row] += names.rows[row] }
        }
    }

    /// The names of one vocabulary, in one column.
    fileprivate init(_ subjects: [NameSubject], in vocabulary: NameVocabulary) {
        self.init(
            columns: [Column(key: vocabulary.key, heading: vocabulary.rawValue)],
            rows: subjects.map { [$0.name(in: vocabulary).map(Cell.text) ?? .null] })
    }
}

extension NameVocabulary {
    /// The vocabularies that a window has room for.
    fileprivate static let overview: [NameVocabulary] = [
        .short, .humanInterfaceGuidelines, .swiftUI, .simctl, .controlCenter,
    ]

    /// The key in JSON.
    fileprivate var key: String { self == .controlCenter ? "controlCenter" : rawValue }
}

extension TextGrid {
    /// Marks the default category among several categories.
    fileprivate mutating func markDefault(of subjects: [NameSubject]) {
        guard subjects.count > 1, let column = headings.firstIndex(of: "short") else { return }
        for (line, subject) in subjects.enumerated() where subject == .category(.large) {
            lines[line][column] += " (default)"
        }
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
