import DynamicType
import Foundation
import LabelDrawing
import LabelFitting
import Testing

private let hbShape = "/usr/bin/hb-shape"

/// The ink of drawn lines, beside the extents and places that `hb-shape` gives the same texts.
@Suite(
    "Ink",
    .enabled(if: FileManager.default.isExecutableFile(atPath: hbShape), "hb-shape is not installed"))
struct InkTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let font: String
        let text: String
        let width: Double
        let lines: Int
        /// The lines that are drawn in the label at AX3.
        let drawn: [String]
        var testDescription: String { text }
    }

    private static let rows = [
        Row(
            font: DrawnFixture.inter, text: "Benachrichtigungen verwalten", width: 240, lines: 2,
            drawn: ["Benachrichti", "gungen ver\u{2026}"]),
        Row(
            font: DrawnFixture.inter, text: "AVATAR To Ty.", width: 400, lines: 1, drawn: ["AVATAR To Ty."]),
        Row(
            font: DrawnFixture.inter, text: "Set Firefox as your default browser", width: 300, lines: 0,
            drawn: ["Set Firefox as", "your default", "browser"]),
        Row(
            font: DrawnFixture.notoSans, text: "Tie\u{302}\u{301}ng Vie\u{302}\u{323}t q\u{303}\u{304}",
            width: 400, lines: 1,
            drawn: ["Tie\u{302}\u{301}ng Vie\u{302}\u{323}t q\u{303}\u{304}"]),
        Row(
            font: DrawnFixture.notoSansThai, text: "\u{E17}\u{E35}\u{E48}\u{E1B}\u{E38}\u{E48}\u{E21}",
            width: 400, lines: 1, drawn: ["\u{E17}\u{E35}\u{E48}\u{E1B}\u{E38}\u{E48}\u{E21}"]),
    ]

    @Test(arguments: rows.filter { DrawnFixture.has($0.font) })
    func lines(row: Row) throws {
        let fixture = try DrawnFixture(row.font, width: row.width, lines: row.lines)
        let category = ContentSizeCategory.accessibilityExtraLarge
        let svg = LabelSheet.svg(of: [fixture.text(row.text, at: [category])])
        let root = try MarkupTree.root(of: svg)
        let panel = try #require(root.all.first { $0.attributes["data-category"] != nil })
        let text = try #require(panel.children.first { $0.attributes["data-part"] == "text" })
        #expect(text.children.count == row.drawn.count)
        for (group, line) in zip(text.children, row.drawn) {
            let (found, baseline) = try Self.ink(of: group, in: root)
            let size = panel.number("data-point-size")
            let expected = try Self.ink(of: line, row.font, size: size, x: panel.number("data-x"), baseline)
            #expect(found.isClose(to: expected, within: 0.5), "\(line): \(found), \(expected)")
        }
    }

    /// The ink of a group of glyphs, and its baseline.
    private static func ink(of group: MarkupTree, in root: MarkupTree) throws -> (Ink, Double) {
        let transform = try #require(group.attributes["transform"])
        let numbers = transform.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
        try #require(numbers.count == 4)
        var ink = Ink()
        for use in group.children where use.name == "use" {
            let path = try #require(
                root.all.first { "#" + ($0.attributes["id"] ?? "") == use.attributes["href"] })
            for point in PathPoints.points(of: path.attributes["d"] ?? "") {
                ink.add(
                    numbers[0] + (point.x + use.number("x")) * numbers[2],
                    numbers[1] + (point.y + use.number("y")) * numbers[3])
            }
        }
        return (ink, numbers[1])
    }

    /// The ink of a line by HarfBuzz's places and extents.
    private static func ink(
        of line: String, _ font: String, size: Double, x: Double, _ baseline: Double
    ) throws -> Ink {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: hbShape)
        process.arguments = [
            "--no-glyph-names", "--show-extents", "--output-format=json", DrawnFixture.path(font), line,
        ]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let glyphs = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        let units = font.contains("inter") ? 2816.0 : 1000
        var (ink, pen) = (Ink(), 0.0)
        for glyph in glyphs {
            func number(_ key: String) -> Double { (glyph[key] as? NSNumber)?.doubleValue ?? 0 }
            let (left, top) = (pen + number("dx") + number("xb"), number("dy") + number("yb"))
            if number("w") > 0 {
                for (x1, y1) in [(left, top), (left + number("w"), top + number("h"))] {
                    ink.add(x + x1 * size / units, baseline - y1 * size / units)
                }
            }
            pen += number("ax")
        }
        return ink
    }
}
