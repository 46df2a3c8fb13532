import DesignTokens
import JSONText

/// The formats in which a check can be reported.
enum ReportFormat: String, CaseIterable {
    case text
    case json
    case github
    case gitlab
    case sarif
    case junit
    case checkstyle

    /// Writes the report of a check in UTF-8.
    ///
    /// - Parameters:
    ///   - result: The result of the check.
    ///   - problems: The reasons why the run or some files could not be judged; the text format leaves them
    ///     to standard error.
    ///   - workingDirectory: The folder to which some formats make paths relative;
    ///     `nil` when it is not known.
    ///   - isTerminal: Whether the report goes to a terminal, where invisible characters are escaped.
    ///   - isColored: Whether text is colored.
    ///   - take: A function that takes the report in pieces.
    /// - Throws: The error of `take`.
    func write<Failure>(
        _ result: CheckResult, _ problems: [CheckProblem] = [], workingDirectory: String?,
        isTerminal: Bool = false, isColored: Bool = false,
        to take: @escaping ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var output = ReportOutput<Failure> { (piece) throws(Failure) in
            try take(isTerminal ? shown(piece) : piece)
        }
        switch self {
        case .text:
            try TextReport.write(result, isTerminal: isTerminal, isColored: isColored, to: &output)
        case .json: try JSONReport.write(result, problems, to: &output)
        case .github:
            try GitHubReport.write(result, problems, workingDirectory: workingDirectory, to: &output)
        case .gitlab:
            try GitLabReport.write(result.findings, problems, workingDirectory: workingDirectory, to: &output)
        case .sarif:
            try SARIFReport.write(
                result.findings, ignored: result.ignored, problems, rules: ReportedRule.ofCheck,
                workingDirectory: workingDirectory, to: &output)
        case .junit:
            let cases = JUnitCases(of: result, problems)
            try JUnitReport.write("typescale check", cases.byFile, to: &output) { cases[$0] }
        case .checkstyle: try CheckstyleReport.write(result.findings, problems, to: &output)
        }
        try output.finish()
    }

    /// A piece, escaped for a terminal.
    func shown(_ piece: [UInt8]) -> [UInt8] {
        switch self {
        case .text: piece
        case .github: ShownText(isTerminal: true).lines(piece)
        case .json, .gitlab, .sarif: ShownText(isTerminal: true).json(piece)
        case .junit, .checkstyle: ShownText(isTerminal: true).xml(piece)
        }
    }
}

/// Collects a report in pieces, so that a report with many findings is never completely in memory.
struct ReportOutput<Failure: Error> {
    /// The number of bytes that are collected before they are passed on.
    private static var pieceSize: Int { 1 << 16 }

    private let take: ([UInt8]) throws(Failure) -> Void
    private var bytes: [UInt8] = []

    /// Makes an output that hands its pieces to a function.
    init(_ take: @escaping ([UInt8]) throws(Failure) -> Void) { self.take = take }

    /// Adds a text.
    mutating func append(_ text: String) throws(Failure) {
        bytes.append(contentsOf: text.utf8)
        if bytes.count >= Self.pieceSize { try finish() }
    }

    /// Appends the bytes of a writer once there are enough of them.
    mutating func append(_ writer: inout JSONWriter, all: Bool = false) throws(Failure) {
        guard all || writer.bytes.count >= Self.pieceSize else { return }
        try take(writer.takeBytes())
    }

    /// Passes the rest on.
    mutating func finish() throws(Failure) {
        guard !bytes.isEmpty else { return }
        try take(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

/// Elements by their file, in the order of each file's first element.
struct FileGroups<Member> {
    private var places: [String: Int] = [:]

    /// The files and the findings of each.
    private(set) var all: [(file: String, members: [Member])] = []

    /// Adds an element after the others of its file.
    mutating func append(_ member: Member, to file: String) {
        if let place = places[file] {
            all[place].members.append(member)
        } else {
            places[file] = all.count
            all.append((file, [member]))
        }
    }
}
