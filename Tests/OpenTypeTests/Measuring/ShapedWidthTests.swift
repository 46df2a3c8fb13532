import OpenType
import Foundation
import Testing

/// Shaped texts, in the files that are installed and in the project's own.
@Suite("Shaped widths") struct ShapedWidthTests {
    private static let installed = ShapedWidths.fonts.filter { $0.isOwn || InstalledFonts.has($0.path) }
    private static let missing = ShapedWidths.fonts.filter { !$0.isOwn && !InstalledFonts.has($0.path) }

    /// What `morx` would substitute is not read, with a note: Play's fi.
    private static let explained = ["Verifica dell’account"]

    @Test func allAreThere() {
        #expect(ShapedWidths.fonts.reduce(0) { $0 + $1.widths.count } == 276)
        #expect(ShapedWidths.fonts.allSatisfy { $0.widths.allSatisfy { $0.units > 0 } })
    }

    @Test(arguments: installed) func widths(font: ShapedWidths) throws {
        var measurer = try TextMeasurer(font.readFace())
        let differing = font.widths.filter { measurer.measure($0.text).units != $0.units }.map(\.text)
        #expect(differing == (font.path.contains("/play/") ? Self.explained : []))
    }

    /// Says what of the above could not be checked.
    @Test(.disabled(if: !missing.isEmpty, "not installed: \(missing.map(\.path))"))
    func everyPackageIsInstalled() { #expect(Self.missing.isEmpty) }
}

extension ShapedWidths {
    /// Whether the font is in the folder of fixtures.
    var isOwn: Bool { !path.contains("/") }

    /// The face at its instance.
    func readFace() throws -> FontFace {
        let source = isOwn ? try FixtureFonts.source(path) : try InstalledFonts.source(path)
        let face = try FontFile(source).face(at: self.face)
        if instance.isEmpty { return face }
        if instance.hasPrefix("@") { return try face.instance(named: String(instance.dropFirst())) }
        return try face.varied(FixtureFonts.variation(instance))
    }
}

/// The small variable fonts of the tests: rectangles with `HVAR`, with `gvar` alone, and in `CFF2`.
enum FixtureFonts {
    static let names = ["boxes-hvar.ttf", "boxes-gvar.ttf", "boxes-cff2.otf"]

    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return Array(try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name)")))
    }

    static func source(_ name: String) throws -> FontSource { FontSource(try bytes(name)) }

    static func face(_ name: String) throws -> FontFace { try FontFile(source(name)).face(at: 0) }

    /// The axes and values of a text such as `wght=700,opsz=12`.
    static func variation(_ text: String) throws -> [FontTag: Double] {
        var values: [FontTag: Double] = [:]
        for part in text.split(separator: ",") {
            let sides = part.split(separator: "=")
            values[try #require(FontTag(text: sides[0]))] = Double(sides[1])
        }
        return values
    }
}
