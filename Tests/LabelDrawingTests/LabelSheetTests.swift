import DynamicType
import Foundation
import LabelDrawing
import Testing

/// The sheet of a text: what it says, what tools read of it, and where its ink is.
@Suite("Sheets", .enabled(if: DrawnFixture.has(DrawnFixture.inter), "Inter is not installed"))
struct LabelSheetTests {
    private static let german = "Benachrichtigungen verwalten"

    private func sheet(_ text: String = german, language: String? = "de") throws -> String {
        LabelSheet.svg(of: [try DrawnFixture(width: 240, lines: 2).text(text, language: language)])
    }

    @Test("A sheet has a title, a description and the language of its text")
    func words() throws {
        let root = try MarkupTree.root(of: try sheet())
        #expect(root.attributes["role"] == "img")
        #expect(root.attributes["aria-labelledby"] == "title desc")
        let title = root.children.first { $0.name == "title" }
        let description = root.children.first { $0.name == "desc" }
        #expect(
            title?.text == "\u{201C}Benachrichtigungen verwalten\u{201D}, Inter Regular, 17 pt with body")
        #expect(
            description?.text
                == "XS to M: fits; L to XXXL: wraps; AX1 to AX2: word-too-wide; AX3 to AX5: truncates.")
        let heading = root.all.first { $0.name == "text" }
        #expect(heading?.text == Self.german)
        #expect(heading?.attributes["lang"] == "de")
    }

    @Test("Panels are L, the changes and the largest, with what tools read")
    func panels() throws {
        let panels = try MarkupTree.root(of: try sheet()).all.filter { $0.attributes["data-category"] != nil }
        #expect(
            panels.map { $0.attributes["data-category"] } == [
                "L", "accessibilityM", "accessibilityXL", "accessibilityXXXL",
            ])
        #expect(
            panels.map { $0.attributes["data-verdict"] } == [
                "wraps", "word-too-wide", "truncates", "truncates",
            ])
        #expect(panels.map { $0.attributes["data-point-size"] } == ["17", "26", "37", "48"])
        #expect(panels.map { $0.attributes["data-lines"] } == ["2", "2", "2", "2"])
        for panel in panels {
            let parts = panel.children.compactMap { $0.attributes["data-part"] }
            #expect(
                parts
                    == (panel.attributes["data-verdict"] == "truncates"
                        ? ["box", "text", "rest"] : ["box", "text"]))
            let box = try #require(panel.children.first { $0.attributes["data-part"] == "box" })
            for (edge, name) in [
                ("x", "data-x"), ("y", "data-y"), ("width", "data-width"), ("height", "data-height"),
            ] {
                #expect(box.attributes[edge] == panel.attributes[name])
            }
            #expect(panel.attributes["data-width"] == "240")
            // Two lines of 3408 units of 2816.
            let height = 2 * panel.number("data-point-size") * 3408 / 2816
            #expect(abs(panel.number("data-height") - height) < 0.006)
            #expect(panel.children.first?.name == "title")
        }
        #expect(
            panels.last?.children.first?.text == "AX5, 48 pt: cut off (likely here): needs 3 lines, has 2")
    }

    @Test("No glyph is defined twice, and nothing refers outside")
    func references() throws {
        let sheet = try sheet()
        let all = try MarkupTree.root(of: sheet).all
        let identifiers = all.compactMap { $0.attributes["id"] }
        #expect(Set(identifiers).count == identifiers.count)
        for use in all where use.name == "use" {
            let target = try #require(use.attributes["href"])
            #expect(target.hasPrefix("#") && identifiers.contains(String(target.dropFirst())))
        }
        for word in ["<script", "url(", "@import", "<image", "<a "] { #expect(!sheet.contains(word)) }
        #expect(sheet.components(separatedBy: "http").count == 2, "the name of the SVG language alone")
    }

    @Test("28 letters at twelve categories take at most 20 kB, and every run the same bytes")
    func size() throws {
        #expect(try sheet().utf8.count <= 20480)
        #expect(try sheet() == sheet())
    }

    @Test("Coordinates have at most two decimals")
    func decimals() throws {
        for element in try MarkupTree.root(of: try sheet()).all {
            for (name, value) in element.attributes
            where ["x", "y", "width", "height", "viewBox", "d"].contains(name) {
                for number in value.split(whereSeparator: { !($0.isNumber || $0 == ".") }) {
                    #expect(
                        (number.split(separator: ".").dropFirst().first?.count ?? 0) <= 2, "\(name) \(value)")
                }
            }
        }
    }

    @Test("A text with markup, control characters or no character")
    func oddTexts() throws {
        let odd = try MarkupTree.root(of: sheet("<b>&amp;\u{1}\u{202E}\"'\u{FFFF}", language: nil))
        #expect(odd.all.first { $0.name == "text" }?.text == "<b>&amp;  \"' ")
        let empty = try MarkupTree.root(of: sheet("", language: nil))
        #expect(empty.all.first { $0.name == "text" }?.text == "(an empty text)")
        #expect(empty.wholeText.contains("L, 17 pt: the text is empty"))
    }

    @Test("A text from right to left is not drawn, and says so")
    func rightToLeft() throws {
        let root = try MarkupTree.root(of: sheet("שלום עולם", language: "he"))
        #expect(root.all.first { $0.name == "text" }?.attributes["direction"] == "rtl")
        #expect(!root.all.contains { $0.attributes["data-part"] != nil })
        #expect(root.wholeText.contains("texts with right-to-left letters are not drawn"))
    }

    @Test("A text whose verdict is unknown has a panel with the reason")
    func unknown() throws {
        let root = try MarkupTree.root(of: sheet("नमस्ते", language: "hi"))
        let panels = root.all.filter { $0.attributes["data-verdict"] == "unknown" }
        #expect(panels.map { $0.attributes["data-category"] } == ["L", "accessibilityXXXL"])
        #expect(panels.allSatisfy { $0.children.first?.text.hasSuffix("pt: unknown: a reason") ?? false })
    }

    @Test("A limit of the height is a dashed line, and lines below it are the rest")
    func height() throws {
        let text = try DrawnFixture(width: 240, height: 30, lines: 0).text(Self.german, at: [.large])
        let root = try MarkupTree.root(of: LabelSheet.svg(of: [text]))
        let panel = try #require(root.all.first { $0.attributes["data-category"] != nil })
        #expect(panel.attributes["data-height"] == "30")
        #expect(panel.children.contains { $0.attributes["class"] == "h" })
        #expect(panel.children.contains { $0.attributes["data-part"] == "rest" })
        #expect(panel.attributes["data-lines"] == "1")
    }

    @Test("A text that shrinks is drawn smaller on the same baseline")
    func shrinking() throws {
        let drawn = try DrawnFixture(width: 200, minimumScale: 0.5)
        let (whole, small) = (
            drawn.fitter.layout("Benachrichtigungen", at: .large),
            drawn.fitter.layout(Self.german, at: .large)
        )
        #expect(small?.scale ?? 1 < 1)
        #expect(small?.lines.first?.baseline == whole?.lines.first?.baseline)
        #expect(abs((small?.lines.first?.width ?? 0) - 200) < 1e-9)
        #expect(small?.ending == .complete)
    }

    @Test("Several texts are sheets with rows")
    func severalTexts() throws {
        let fixture = try DrawnFixture(width: 240)
        let texts = ["Off", "On"].map { fixture.text($0, at: [.large]) }
        let root = try MarkupTree.root(of: LabelSheet.svg(of: texts))
        let rows = root.all.compactMap { $0.attributes["data-row"] }
        #expect(rows == ["0", "1"])
    }

    @Test(
        "rsvg-convert draws it without a word",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert"),
            "rsvg-convert is not installed"))
    func renders() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".svg")
        defer {
            for path in [file.path, file.path + ".png"] { try? FileManager.default.removeItem(atPath: path) }
        }
        try Data(sheet().utf8).write(to: file)
        let (process, errors) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
        process.arguments = [file.path, "-o", file.path + ".png"]
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }
}
