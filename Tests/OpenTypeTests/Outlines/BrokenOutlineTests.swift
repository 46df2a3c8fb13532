import Testing

@testable import OpenType

/// Charstrings that are broken, or cost too much, draw nothing.
@Suite("Broken outlines") struct BrokenOutlineTests {
    private static let box: [UInt8] = [139, 139, 21, 239, 139, 5, 139, 239, 5, 14]
    /// 32767 multiplied with itself a number of times.
    private static func product(_ count: Int) -> [UInt8] {
        let factor = CFFData.number(32767)
        return factor + (0..<count).flatMap { _ in factor + [12, 24] }
    }
    /// 2⁶³ − 1024, a call of the subroutine with this number.
    private static let farCall: [UInt8] =
        CFFData.number(16384) + (0..<3).flatMap { _ in CFFData.number(16384) + [12, 24] }
        + CFFData.number(128) + [12, 24] + CFFData.number(1024) + [12, 11, 29, 14]
    private static let nearCall: [UInt8] = CFFData.number(-107) + [29]

    @Test(
        "Draw nothing",
        arguments: [
            ("an infinite coordinate", [139, 139, 21, 139] + product(80) + [5, 14], []),
            ("a subroutine far beyond the list", farCall, Array(repeating: [11], count: 34000)),
            (
                "calls of a long subroutine",
                Array((0..<10000).map { _ in nearCall }.joined()) + [14],
                [[11] + Array(repeating: 0, count: 60000)]
            ),
        ] as [(String, [UInt8], [[UInt8]])])
    func drawNothing(name: String, charstring: [UInt8], subroutines: [[UInt8]]) throws {
        let reader = try Self.reader(CFFData.table([Self.box, charstring], subroutines: subroutines))
        #expect(
            reader.outline(ofGlyph: 0)?.bounds
                == OutlineBounds(minimumX: 0, minimumY: 0, maximumX: 100, maximumY: 100))
        #expect(reader.outline(ofGlyph: 1) == nil)
    }

    @Test("Local subroutines at an offset beyond any file are left out")
    func farSubroutines() throws {
        let table = CFFData.table([Self.box], localOffset: "9223372036854774784")
        #expect(try Self.reader(table).outline(ofGlyph: 0)?.bounds != nil)
    }

    @Test("An accented capital that is higher than any number of units is not noted")
    func implausibleAccent() throws {
        let high = [139, 139, 21, 139] + Self.product(5) + [5, 239, 139, 5, 14]
        let font = SyntheticFont.with(characters: [0xC0: 1]).with("CFF ", CFFData.table([Self.box, high]))
        #expect(try font.face().tallAccentNote() == nil)
    }

    private static func reader(_ table: [UInt8]) throws -> OutlineReader {
        try OutlineReader(SyntheticFont.measured.with("CFF ", table).face())
    }
}
