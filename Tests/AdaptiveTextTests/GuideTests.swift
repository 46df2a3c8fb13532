import Foundation
import Testing

/// The code of the guide is compiled and run here.
@Suite("Guides")
struct GuideTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test("The example of the guide is the file of the tests, character by character")
    func example() throws {
        let root = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
        let path = "Sources/AdaptiveText/AdaptiveText.docc/TestingAdaptiveText.md"
        let guide = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        let source = try String(
            contentsOf: Self.tests.appendingPathComponent("Users/ArticleTests.swift"), encoding: .utf8)
        let blocks = guide.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```\n").first }
        #expect(blocks.filter { $0 == source }.count == 1)
    }
}
