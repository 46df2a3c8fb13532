import OpenType
import Testing

/// A text in a synthetic font, and its width.
struct Measured: CustomTestStringConvertible {
    let testDescription: String
    let font: SyntheticFont
    let text: String
    let units: Int
    let missing: String

    init(_ name: String, _ font: SyntheticFont, _ text: String, _ units: Int, missing: String = "") {
        (testDescription, self.font, self.text, self.units, self.missing) = (name, font, text, units, missing)
    }

    /// Checks the width twice, because the second time much is remembered, and in a part of a text.
    func check() throws {
        var measurer = try font.measurer()
        for _ in 0..<2 {
            let width = measurer.measure(text)
            #expect(width.units == units)
            #expect(width.missingCharacters == Array(missing.unicodeScalars))
        }
        let scalars = Array("AV \(text) AV".unicodeScalars)
        #expect(measurer.measure(scalars[3..<scalars.count - 3]).units == units)
        #expect(measurer.notes == [])
    }
}
