import Foundation
import Testing

@testable import OpenType

/// Outlines of installed fonts, equal to those that fontTools reads.
@Suite("Outlines") struct OutlineTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let path: String
        let character: Unicode.Scalar
        let glyph: Int
        let contours: Int
        let bounds: [Double]
        let area: Double

        init(
            _ path: String, _ character: Unicode.Scalar, _ glyph: Int, contours: Int, _ bounds: [Double],
            area: Double
        ) {
            (self.path, self.character, self.glyph) = ("/usr/share/fonts/" + path, character, glyph)
            (self.contours, self.bounds, self.area) = (contours, bounds, area)
        }

        var testDescription: String { "\(path) \(character)" }
        var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }
    }

    private static func reader(_ path: String) throws -> OutlineReader {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        return try OutlineReader(FontFile(FontSource(Array(bytes))).face(at: 0))
    }

    private static let rows = [
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0041}", 2, contours: 2, [72, 0, 1832, 2048], area: 1146808
        ),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0067}", 650, contours: 2, [144, -608, 1500, 1556],
            area: 1338282.6),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0051}", 381, contours: 2, [168, -192, 1976, 2076],
            area: 1476555.55),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0026}", 1329, contours: 3, [144, -28, 1756, 2068],
            area: 1412664.3),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0040}", 1348, contours: 2, [136, -540, 2500, 1972],
            area: 2167448.8),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0038}", 1305, contours: 3, [171.983, -28, 1564, 2076],
            area: 1317071.7),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{00DF}", 882, contours: 1, [248, 0, 1556, 2076],
            area: 1224111.2),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{00C5}", 8, contours: 4, [72, 0, 1832, 2768],
            area: 1344455.4),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{00E9}", 616, contours: 3, [144, -32, 1496, 2208],
            area: 1124578.25),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{00F1}", 760, contours: 2, [216, 0, 1432, 2100],
            area: 1074947.65),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0066}", 645, contours: 1, [72, 0, 976, 2144],
            area: 684078.4),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0069}", 679, contours: 2, [168, 0, 504, 2112],
            area: 446803.2),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{0141}", 288, contours: 1, [60, 0, 1448, 2048],
            area: 818864),
        Row(
            "opentype/inter/Inter-Regular.otf", "\u{20AC}", 1270, contours: 1, [72, -28, 1704, 2076],
            area: 1273812.9),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0041}", 38, contours: 2,
            [29, 0, 1310, 1456], area: 603089.5),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0067}", 76, contours: 2,
            [97, -427, 1010, 1102], area: 684317.417),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0051}", 54, contours: 2,
            [110, -246, 1286, 1476], area: 732945.333),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0026}", 11, contours: 3,
            [101, -20, 1266, 1476], area: 744513.583),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0040}", 37, contours: 2,
            [114.563, -453, 1737.34, 1431], area: 1012842.5),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0038}", 29, contours: 3,
            [112, -20, 1038, 1476], area: 671242),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{00DF}", 134, contours: 1,
            [140, -20, 1130, 1554], area: 675531.917),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{00C5}", 2258, contours: 4,
            [29, 0, 1310, 1939], area: 700949.667),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{00E9}", 2289, contours: 3,
            [93, -20, 1011, 1536], area: 564878.792),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{00F1}", 2296, contours: 2,
            [141, 0, 992, 1516], area: 574494.083),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0066}", 75, contours: 1,
            [61, 0, 715, 1557], area: 374452),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0069}", 78, contours: 2,
            [142, 0, 361, 1476], area: 238654.917),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{0141}", 144, contours: 1,
            [35, 0, 1052, 1456], area: 437664),
        Row(
            "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "\u{20AC}", 1231, contours: 1,
            [95, -20, 1053, 1476], area: 548372.333),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0041}", 36, contours: 2, [0, 0, 1296, 1468],
            area: 549784.833),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0067}", 74, contours: 3, [39, -492, 1073, 1116],
            area: 687580.833),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0051}", 52, contours: 2, [125, -348, 1470, 1485],
            area: 755934.333),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0026}", 9, contours: 3, [113, -20, 1491, 1485],
            area: 760604.75),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0040}", 35, contours: 2, [121, -186, 1720, 1460],
            area: 918895.75),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0038}", 27, contours: 3, [104, -20, 1065, 1483],
            area: 633487),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{00DF}", 161, contours: 1, [176, -20, 1180, 1567],
            area: 656261.292),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{00C5}", 135, contours: 4, [0, 0, 1296, 1798],
            area: 659473.75),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{00E9}", 171, contours: 3, [115, -20, 1042, 1569],
            area: 537116.25),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{00F1}", 179, contours: 2, [176, 0, 1092, 1501],
            area: 545633.958),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0066}", 73, contours: 1, [29, 0, 782, 1567],
            area: 351888.333),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0069}", 76, contours: 2, [162, 0, 358, 1503],
            area: 217257),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{0141}", 259, contours: 1, [29, 0, 1016, 1462],
            area: 421801),
        Row(
            "truetype/open-sans/OpenSans-Regular.ttf", "\u{20AC}", 540, contours: 1, [63, -20, 1161, 1483],
            area: 577268.583),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0041}", 34, contours: 2, [-2, -5, 697, 686],
            area: 106715.65),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0067}", 72, contours: 3,
            [11, -290, 435, 416], area: 104467.486),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0051}", 50, contours: 2,
            [45, -248, 888, 662], area: 172610.95),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0026}", 7, contours: 3, [37, -15, 736, 599],
            area: 114194.5),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0040}", 33, contours: 2,
            [50, -131, 699, 507], area: 127189.5),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0038}", 25, contours: 3, [61, -13, 403, 589],
            area: 88674.1),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{00DF}", 159, contours: 1,
            [25, -12, 475, 706], area: 110488.45),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{00C5}", 133, contours: 4, [-2, -5, 697, 844],
            area: 119487.95),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{00E9}", 169, contours: 3,
            [30, -14, 360, 649], area: 66529.6),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{00F1}", 177, contours: 2, [24, -3, 505, 600],
            area: 89044.5),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0066}", 71, contours: 1, [24, -3, 420, 706],
            area: 67141.6),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0069}", 74, contours: 2, [24, -3, 226, 616],
            area: 43758.2),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{0141}", 257, contours: 1, [22, -5, 570, 653],
            area: 94509.7),
        Row(
            "opentype/ebgaramond/EBGaramond12-Regular.otf", "\u{20AC}", 1649, contours: 1,
            [-27, -15, 620, 663], area: 127357.6),
    ]

    @Test("Bounds of the curves, contours and area", arguments: rows.filter(\.isInstalled))
    func outline(row: Row) throws {
        let reader = try Self.reader(row.path)
        #expect(reader.glyph(for: row.character) == row.glyph)
        let outline = try #require(reader.outline(ofGlyph: row.glyph))
        let bounds = try #require(outline.bounds)
        let edges = [bounds.minimumX, bounds.minimumY, bounds.maximumX, bounds.maximumY]
        #expect(zip(edges, row.bounds).allSatisfy { abs($0 - $1) < 0.011 }, "\(edges)")
        #expect(outline.contours.count == row.contours)
        #expect(abs(outline.area - row.area) <= 0.005 * row.area, "\(outline.area)")
    }

    @Test("The rows cover both formats")
    func formats() {
        #expect(
            Self.rows.contains { $0.path.hasSuffix(".otf") }
                && Self.rows.contains { $0.path.hasSuffix(".ttf") })
    }

    @Test("A glyph that does not exist has no outline, and a space an empty one")
    func missing() throws {
        guard let path = Self.rows.first(where: \.isInstalled)?.path else { return }
        let reader = try Self.reader(path)
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
