import Foundation
import Testing

@testable import OpenType

/// Outlines of installed fonts, equal to those that fontTools reads.
@Suite("Outlines") struct OutlineTests {
    /// The file of a case: a fixture, or an installed font.
    private static func file(_ path: String) -> URL {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures")
        return path.contains("/")
            ? URL(fileURLWithPath: "/usr/share/fonts/" + path) : fixtures.appendingPathComponent(path)
    }

    private static func isInstalled(_ cases: OutlineCases) -> Bool {
        FileManager.default.fileExists(atPath: file(cases.path).path)
    }

    private static func reader(_ path: String, face: Int = 0, at variation: String = "") throws
        -> OutlineReader
    {
        let bytes = try Data(contentsOf: file(path))
        var face = try FontFile(FontSource(Array(bytes))).face(at: face)
        var values: [FontTag: Double] = [:]
        for axis in variation.split(separator: ",") {
            let parts = axis.split(separator: "=")
            values[FontTag(String(parts[0]))] = Double(String(parts[1])) ?? .nan
        }
        if !values.isEmpty { face = try face.varied(values) }
        return try OutlineReader(face)
    }

    @Test("Bounds of the curves, contours and area", arguments: OutlineCases.all.filter(isInstalled))
    func outline(cases: OutlineCases) throws {
        let reader = try Self.reader(cases.path, face: cases.face, at: cases.variation)
        let tolerance = cases.variation.isEmpty ? 0.011 : 0.5
        for glyph in cases.glyphs {
            let name = Comment("\(glyph.character)")
            #expect(reader.glyph(for: glyph.character) == glyph.number, name)
            let outline = try #require(reader.outline(ofGlyph: glyph.number), name)
            let edges = outline.bounds.map { [$0.minimumX, $0.minimumY, $0.maximumX, $0.maximumY] } ?? []
            #expect(edges.count == glyph.bounds.count, name)
            #expect(
                zip(edges, glyph.bounds).allSatisfy { abs($0 - $1) < tolerance },
                "\(glyph.character) \(edges)")
            #expect(outline.contours.count == glyph.contours, name)
            #expect(
                abs(outline.area - glyph.area) <= 0.005 * glyph.area, "\(glyph.character) \(outline.area)")
        }
    }

    @Test("The fixtures are there")
    func fixtures() {
        let fixtures = OutlineCases.all.filter { !$0.path.contains("/") }
        #expect(fixtures.count == 3)
        #expect(fixtures.allSatisfy(Self.isInstalled))
    }

    @Test("A glyph that does not exist has no outline, and a space an empty one")
    func missing() throws {
        let reader = try Self.reader("boxes-hvar.ttf")
        #expect(reader.outline(ofGlyph: 70_000) == nil)
        #expect(reader.outline(ofGlyph: -1) == nil)
        let space = try #require(reader.glyph(for: " "))
        #expect(reader.outline(ofGlyph: space)?.bounds == nil)
    }

    @Test("A curve's bounds are at its turning points, and a circle's area is that of its curves")
    func curves() {
        var contour = GlyphOutline.Contour(start: OutlinePoint(x: 0, y: 0))
        contour.segments = [
            .quadratic(OutlinePoint(x: 50, y: 100), to: OutlinePoint(x: 100, y: 0)),
            .line(to: OutlinePoint(x: 0, y: 0)),
        ]
        var outline = GlyphOutline()
        outline.contours = [contour]
        #expect(outline.bounds == OutlineBounds(minimumX: 0, minimumY: 0, maximumX: 100, maximumY: 50))
        #expect(abs(outline.area - 100.0 * 100 / 3) < 1e-9)
    }

    @Test("An accented capital above hhea's ascender is noted")
    func accents() throws {
        let path = "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf"
        guard FileManager.default.fileExists(atPath: path) else { return }
        let face = try FontFile(FontSource(Array(Data(contentsOf: URL(fileURLWithPath: path))))).face(at: 0)
        #expect(face.tallAccentNote() == .tallAccent("\u{C0}", top: 939, ascender: 729))
    }

    /// A byte anywhere in a font changes the outline or leaves it; it never traps.
    @Test(
        "Changed bytes never trap",
        arguments: [
            "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
            "/usr/share/fonts/truetype/karla/Karla-Regular.ttf",
        ])
    func changedBytes(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        var generator = SplitMix(state: 7)
        for _ in 0..<300 {
            var bytes = Array(data)
            for _ in 0..<20 {
                bytes[Int.random(in: 12..<bytes.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            guard let face = try? FontFile(FontSource(bytes)).face(at: 0),
                let reader = try? OutlineReader(face)
            else {
                continue
            }
            for glyph in 0..<60 { _ = reader.outline(ofGlyph: glyph)?.bounds }
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
