import DynamicType
import Foundation
import Testing

/// The code of the guide `TwoAnswers`, run: each line of the guide is a line here.
@Suite("Guide: two answers") struct GuideTests {
    @Test("The sizes in its comments")
    func sizes() {
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

        let system = SystemFont(forTextStyle: .body, compatibleWith: largest, on: .iOS)
        let systemSize = system?.pointSize  // 53, and system?.leading is 62
        #expect(systemSize == 53)
        #expect(system?.leading == 62)

        let metrics = FontMetrics(forTextStyle: .body)
        let customSize = metrics.scaledPointSize(for: 17, compatibleWith: largest)  // 48
        let limited = metrics.scaledPointSize(for: 17, maximumPointSize: 28, compatibleWith: largest)  // 28
        let spacing = metrics.scaledValue(for: 8, compatibleWith: largest, displayScale: 2)  // 22.5
        #expect(customSize == 48)
        #expect(limited == 28)
        #expect(spacing == 22.5)
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func captionsKeepElevenPoints(at category: ContentSizeCategory) throws {
        let size = FontMetrics(forTextStyle: .caption1).scaledPointSize(for: 13, compatibleWith: category)
        #expect(try #require(size) >= 11)
    }

    @Test("Every line of the guide's code that needs no UIKit is a line of this file")
    func lines() throws {
        let guide = "Sources/DynamicType/DynamicType.docc/TwoAnswers.md"
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent(guide), encoding: .utf8)
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let known = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let blocks = text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```\n").first }
            .filter { !$0.contains("traitCollection") }
        #expect(blocks.count == 2)
        for line in blocks.flatMap({ $0.split(separator: "\n") }) {
            #expect(known.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
        }
    }
}
