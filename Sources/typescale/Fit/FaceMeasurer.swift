import FontFile

/// The one measurer of a face for all texts, which remembers what it has looked up.
final class FaceMeasurer {
    private var measurer: TextMeasurer
    /// The characters that the face lacks, of all that was measured since the last time they were taken.
    private var missing: [Unicode.Scalar] = []

    /// Opens the tables of a face.
    init(_ face: FontFace) throws(FontError) { measurer = try TextMeasurer(face) }

    /// What should be known about the widths.
    var notes: [FontNote] { measurer.notes }

    /// How many units the point size is.
    var unitsPerEm: Double { Double(measurer.unitsPerEm) }

    /// The width of a part of a text in the script of the whole; an odd font's may not be below 0.
    func measure(_ text: Substring, _ script: TextScript) -> (units: Double, glyphs: Double) {
        let width = measurer.measure(text, script: script)
        for scalar in width.missingCharacters where !missing.contains(scalar) { missing.append(scalar) }
        return (Double(max(0, width.units)), Double(width.glyphCount))
    }

    /// The characters that the face lacks since the last time, each once: `U+6F22 U+5B57`; `nil` for none.
    func takeMissingCharacters() -> String? {
        guard !missing.isEmpty else { return nil }
        defer { missing.removeAll() }
        return missing.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }.joined(separator: " ")
    }
}
