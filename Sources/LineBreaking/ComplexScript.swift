/// A script of which more must be known than the advances of its letters.
public struct ComplexScript: Hashable, Sendable {
    /// What must be known.
    public enum Need: Hashable, Sendable {
        /// Which forms letters take and where they move: a text in it cannot be measured without a shaper.
        case shaper
        /// Which letters are a word: a text in it is measured, but broken into lines only with a dictionary.
        case dictionary
    }

    /// The English name of the script.
    public let name: String

    /// What must be known.
    public let need: Need

    /// The first letter or mark of such a script in a text decides; `nil` where no script of that need is in it.
    ///
    /// Digits and punctuation of a script need nothing, and Hebrew does not either.
    public static func first(in text: String, needing need: Need) -> ComplexScript? {
        for scalar in text.unicodeScalars where scalar.value >= 0x0600 {
            guard let script = ComplexScript(of: scalar), script.need == need else { continue }
            return script
        }
        return nil
    }
}

extension ComplexScript {
    /// The script of a letter or mark; `nil` where it is of a script without such needs.
    init?(of scalar: Unicode.Scalar) {
        let index = Self.blocks.partitioningIndex(from: 0) { $0.scalars.upperBound >= scalar.value }
        guard index < Self.blocks.count, Self.blocks[index].scalars.contains(scalar.value) else { return nil }
        switch scalar.properties.generalCategory {
        case .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter, .nonspacingMark, .spacingMark:
            self = Self.blocks[index].script
        default: return nil
        }
    }
}
