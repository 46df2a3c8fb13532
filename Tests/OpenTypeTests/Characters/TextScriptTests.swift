import OpenType
import Testing

/// The scripts of letters, compared with Unicode's.
@Suite("Scripts") struct TextScriptTests {
    private static let rows = UnicodeScripts.all.map { ($0.name, $0.tag, UnicodeScripts.numbers($0.ranges)) }

    @Test(arguments: rows) func everyCharacter(name: String, tag: String, ranges: [ClosedRange<UInt32>]) {
        #expect(!ranges.isEmpty)
        for number in ranges.lazy.joined() {
            guard let scalar = Unicode.Scalar(number) else { continue }
            let found = TextScript(of: String(scalar)).tag.description
            #expect(found == tag, "U+\(String(number, radix: 16))")
        }
    }

    /// Characters of all scripts, or of a script with another tag in fonts.
    @Test func noOtherCharacter() {
        let known = Set(Self.rows.flatMap { $0.2.joined() })
        for number in UInt32(0)...0x1FFFF where !known.contains(number) {
            guard let scalar = Unicode.Scalar(number), let age = scalar.properties.age, age <= (15, 0),
                scalar.properties.generalCategory != .unassigned
            else { continue }
            #expect(TextScript(of: String(scalar)) == .none, "U+\(String(number, radix: 16))")
        }
    }
}
