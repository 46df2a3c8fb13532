import DesignTokens
import Foundation
import Testing

@testable import typescale

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Files that cannot be judged, with any name.
@Suite struct ProblemReportsTests {
    private static let problems = [
        CheckProblem(UsageError.unreadableFile(CheckExamples.nastyName, reason: CheckExamples.nastyName)),
        CheckProblem(CheckExamples.nastyName),
    ]

    @Test(arguments: [ReportFormat.json, .gitlab, .sarif])
    func isJSON(format: ReportFormat) throws {
        let bytes = format.bytes(of: CheckExamples.nasty, Self.problems, workingDirectory: "/work")
        _ = try JSONSerialization.jsonObject(with: Data(bytes))
    }

    @Test(arguments: [ReportFormat.junit, .checkstyle])
    func isWellFormed(format: ReportFormat) {
        let bytes = format.bytes(of: CheckExamples.nasty, Self.problems, workingDirectory: "/work")
        let parser = XMLParser(data: Data(bytes))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    @Test func isOneLineEach() {
        let text = ReportFormat.github.text(of: CheckExamples.empty, Self.problems, workingDirectory: "/work")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error ") })
    }

    @Test func issuesHaveFingerprintsOfTheirOwn() throws {
        let bytes = ReportFormat.gitlab.bytes(
            of: CheckExamples.empty, Self.problems + Self.problems, workingDirectory: "/work")
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
    }
}
