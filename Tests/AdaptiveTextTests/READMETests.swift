import Foundation
import Testing

/// What the README shows is what is compiled and run here.
@Suite("README")
struct READMETests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test("Its example is the file of the tests, character by character")
    func example() throws {
        let root = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let source = try String(
            contentsOf: Self.tests.appendingPathComponent("Users/ArticleTests.swift"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```\n").first }
        #expect(blocks.filter { $0 == source }.count == 1)
    }
}
