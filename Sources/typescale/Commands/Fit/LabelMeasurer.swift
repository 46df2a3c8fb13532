import OpenType

/// The one measurer of a font and its fallbacks for all texts, which remembers what it has looked up.
///
/// Nothing else is kept from one measurement to the next: what a text lacks is in what its measurement returns.
final class LabelMeasurer {
    private var cascade: FontCascade

    /// Takes the fonts.
    init(_ cascade: FontCascade) { self.cascade = cascade }

    /// How many units the point size is.
    var unitsPerEm: Double { cascade.unitsPerEm }

    /// The room that a part of a text takes, in the script of the whole.
    func measure(_ part: Substring, _ script: TextScript) -> CascadeWidth {
        cascade.measure(part, script: script)
    }

    /// About how wide a text is, in units: to compare it with others.
    func approximateWidth(of text: String) -> Double {
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

    /// What lies between the ends of lines, which are no characters of a font.
    private static func lines(of text: String) -> [Substring] { text.split(whereSeparator: endings.contains) }

    private static let endings: Set<Character> = ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"]
}
