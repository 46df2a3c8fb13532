import Foundation
import Testing

@testable import typescale

/// The cases of the specification, in Inter at 17 points with body.
@Suite(.enabled(if: Inter.isInstalled, "Inter is not installed"))
struct PublishedFitTests {
    @Test func benachrichtigungenVerwalten() throws {
        let words = [
            "Benachrichtigungen verwalten", "--width", "320", "--min-scale", "0.5", "--field",
            "category,neededScale,verdict",
        ]
        #expect(
            try Self.rows(words) == [
                ["XS", "1", "fits"], ["S", "1", "fits"], ["M", "1", "fits"], ["L", "1", "fits"],
                ["XL", "1", "fits"], ["XXL", "1", "fits"], ["XXXL", "1", "fits"],
                ["accessibilityM", "0.857", "shrinks"], ["accessibilityL", "0.719", "shrinks"],
                ["accessibilityXL", "0.602", "shrinks"], ["accessibilityXXL", "0.518", "shrinks"],
                ["accessibilityXXXL", "0.464", "truncates"],
            ])
    }

    @Test func setFirefoxAsYourDefaultBrowser() throws {
        let words = [
            "Set Firefox as your default browser", "--width", "295", "--lines", "0", "--field",
            "category,lines,verdict",
        ]
        #expect(
            try Self.rows(words) == [
                ["XS", "1", "fits"], ["S", "1", "fits"], ["M", "1", "fits"], ["L", "1", "fits"],
                ["XL", "2", "wraps"], ["XXL", "2", "wraps"], ["XXXL", "2", "wraps"],
                ["accessibilityM", "2", "wraps"], ["accessibilityL", "2", "wraps"],
                ["accessibilityXL", "3", "wraps"], ["accessibilityXXL", "3", "wraps"],
                ["accessibilityXXXL", "4", "wraps"],
            ])
    }

    /// The rows of an answer, scales to three decimals.
    private static func rows(_ words: [String]) throws -> [[String]] {
        let options = ["--font", Inter.path, "--size", "17", "--format", "csv"]
        let text = try Program.answer(to: ["fit"] + words + options).text
        return text.split(separator: "\r\n").dropFirst().map { line in
            line.split(separator: ",").map { cell in
                cell.hasPrefix("0.") ? String(format: "%.3f", Double(cell) ?? 0) : String(cell)
            }
        }
    }
}

/// The font of the specification's cases, where the machine has it.
enum Inter {
    static let path = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    static let isInstalled = FileManager.default.fileExists(atPath: path)
}
