import DynamicType
import Foundation
import LabelFitting
import OpenType
import Testing

/// The font of these tests.
private let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

/// Labels as a unit test of an app checks them.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: inter), "Inter is not installed"))
struct LabelFitterTests {
    private func font() throws -> FontFace {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: inter))
        return try FontFile(FontSource(Array(bytes))).face(at: 0)
    }

    @Test("A translation fits up to the category at which it no longer may shrink")
    func germanLabel() throws {
        let limits = LabelLimits(width: 320, minimumScale: 0.5)
        let fitter = try LabelFitter(font: font(), label: Label(.body, pointSize: 17, limits: limits))
        let text = "Benachrichtigungen verwalten"
        #expect(fitter.fits(text, at: .large))
        #expect(fitter.fits(text, at: .accessibilityExtraExtraLarge))
        #expect(!fitter.fits(text, at: .accessibilityExtraExtraExtraLarge))
        let label = fitter.fit(text, at: .accessibilityMedium)
        #expect(label.verdict == .shrinks)
        #expect(label.pointSize == 26)
        #expect(label.neededScale.map { ($0 * 1000).rounded() } == 857)
        #expect(label.missingCharacters.isEmpty)
    }

    @Test("Lines and their height")
    func severalLines() throws {
        let limits = LabelLimits(width: 295, lines: 0)
        let fitter = try LabelFitter(font: font(), label: Label(.body, pointSize: 17, limits: limits))
        let label = fitter.fit("Set Firefox as your default browser", at: .accessibilityExtraExtraExtraLarge)
        #expect(label.verdict == .wraps)
        #expect(label.lineCount == 4)
        // 4 lines of 48 points × 1.2102… in Inter, rounded up to thirds.
        #expect(label.height == 232.66666666666666)
    }

    @Test("A maximum keeps the label readable")
    func maximum() throws {
        let limits = LabelLimits(width: 320)
        let label = Label(.body, pointSize: 17, pointSizeLimits: PointSizeLimits(maximum: 20), limits: limits)
        let fitter = try LabelFitter(font: font(), label: label)
        #expect(
            fitter.fit("Benachrichtigungen verwalten", at: .accessibilityExtraExtraExtraLarge).pointSize == 20
        )
        #expect(fitter.fits("Benachrichtigungen verwalten", at: .accessibilityExtraExtraExtraLarge))
    }

    @Test("Without a size a label has the sizes of the text style's system font")
    func systemFont() throws {
        let fitter = try LabelFitter(font: font(), label: Label(.body, limits: LabelLimits(width: 320)))
        #expect(fitter.fit("OK", at: .accessibilityExtraExtraExtraLarge).pointSize == 53)
    }

    @Test("Nothing is known at a category for which Apple publishes no size")
    func unpublishedCategory() throws {
        let label = Label(.body, limits: LabelLimits(width: 320), on: .watchOS)
        let fitter = try LabelFitter(font: font(), label: label)
        #expect(fitter.fit("OK", at: .accessibilityExtraExtraExtraLarge).verdict == .unknown)
        #expect(!fitter.fits("OK", at: .accessibilityExtraExtraExtraLarge))
    }

    @Test("Missing characters are named, and a word that is too wide is not readable")
    func missingCharacters() throws {
        let limits = LabelLimits(width: 40, lines: 0)
        let fitter = try LabelFitter(font: font(), label: Label(.body, pointSize: 17, limits: limits))
        #expect(fitter.fit("漢字", at: .large).missingCharacters == ["漢", "字"])
        #expect(fitter.fit("Donaudampfschifffahrt", at: .large).verdict == .wordTooWide)
    }

    @Test("The code of the guide; each of its lines is a line here")
    func guide() throws {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: inter)))
        let font = try FontFile(FontSource(bytes)).face(at: 0)
        let label = Label(.body, pointSize: 17, limits: LabelLimits(width: 320, lines: 2))
        let fitter = try LabelFitter(font: font, label: label)
        #expect(fitter.fits("Benachrichtigungen verwalten", at: .accessibilityLarge))

        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let path = "Sources/LabelFitting/LabelFitting.docc/DoesThisLabelFit.md"
        let guide = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let known = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        let code = guide.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```\n").first }.joined()
        #expect(!code.isEmpty)
        for line in code.split(separator: "\n") { #expect(known.contains(String(line)), "\(line)") }
    }
}
