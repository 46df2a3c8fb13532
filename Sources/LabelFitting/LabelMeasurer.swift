import DynamicType
import OpenType

/// The measurer of a font and its fallbacks, shared by all texts, with a cache of look-ups.
///
/// The result has the missing characters; nothing else is kept between measurements.
package final class LabelMeasurer {
    private var cascade: FontCascade

    /// Makes a measurer.
    ///
    /// - Parameters:
    ///   - first: The label's font.
    ///   - fallbacks: The fonts for characters that it lacks, in order.
    ///   - isSystemFont: Whether lines are as high as those of the system font instead of the first font's.
    package init(_ first: TextMeasurer, fallbacks: [TextMeasurer], isSystemFont: Bool) {
        let metrics = SystemFont.verticalMetrics
        cascade = FontCascade(
            first, fallbacks: fallbacks,
            lineMetrics: isSystemFont
                ? FontCascade.LineMetrics(
                    unitsPerEm: metrics.unitsPerEm, ascender: metrics.ascender, descender: metrics.descender)
                : nil)
    }

    /// The number of font units in the point size.
    var unitsPerEm: Double { cascade.unitsPerEm }

    /// The room that a part of a text takes, in the script of the whole.
    func measure(_ part: Substring, _ script: TextScript) -> CascadeWidth {
        cascade.measure(part, script: script)
    }

    /// The parts of a line with their glyphs, in the script of the whole.
    func placed(_ part: Substring, _ script: TextScript) -> [PlacedPart] {
        cascade.placed(part, script: script)
    }

    /// The number of units of each font per em.
    var unitsPerEmOfFonts: [Int] { cascade.unitsPerEmOfFonts }

    /// Notes about the places of glyphs in the fonts, in addition to those about widths.
    package func placementNotes() -> [[FontNote]] { cascade.placementNotes() }

    /// The approximate width of a text in units, to compare it with others.
    package func approximateWidth(of text: String) -> Double {
        let width = cascade.measure(text[...], script: TextScript(of: text))
        return width.units + Double(width.emojiCount) * unitsPerEm
    }

    /// The characters of the lines of a text that the first font lacks, each once, in their order.
    func charactersMissing(in text: String) -> [Unicode.Scalar] {
        var (found, seen): ([Unicode.Scalar], Set<Unicode.Scalar>) = ([], [])
        for line in Self.lines(of: text) {
            for scalar in cascade.charactersMissing(in: line) where seen.insert(scalar).inserted {
                found.append(scalar)
            }
        }
        return found
    }

    /// The characters of the lines of a text that no font has, in their order.
    func presumedCharacters(in text: String) -> [PresumedCharacter] {
        Self.lines(of: text).flatMap { cascade.presumedCharacters(in: $0) }
    }

    /// The parts of a text between its line ends, for which fonts have no glyphs.
    private static func lines(of text: String) -> [Substring] { text.split(whereSeparator: endings.contains) }

    private static let endings: Set<Character> = ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"]
}
