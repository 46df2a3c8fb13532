/// A script for which the advances of its letters are not enough.
public struct ComplexScript: Hashable, Sendable {
    /// The requirement.
    public enum Need: Hashable, Sendable {
        /// Its letters change their forms or move, so a text cannot be measured without a shaper.
        case shaper
        /// Its words are not separated, so a text can be measured but broken into lines only with a
        /// dictionary.
        case dictionary
    }

    /// The English name of the script.
    public let name: String

    /// The requirement.
    public let need: Need

    /// The first letter or mark of such a script in a text decides; `nil` if no script of that need is in it.
    ///
    /// Digits and punctuation of a script do not count; Hebrew and Arabic are not such scripts.
    public static func first(in text: String, needing need: Need) -> ComplexScript? {
        for scalar in text.unicodeScalars where scalar.value >= 0x0600 {
            guard let script = ComplexScript(of: scalar), script.need == need else { continue }
            return script
        }
        return nil
    }
}

extension ComplexScript {
    /// The script of a letter or mark; `nil` if it is of a script without such needs.
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

extension ComplexScript {
    /// A range of characters of one script.
    struct Block {
        let scalars: ClosedRange<UInt32>
        let script: ComplexScript

        init(_ scalars: ClosedRange<UInt32>, _ name: String, _ need: Need = .shaper) {
            (self.scalars, script) = (scalars, ComplexScript(name: name, need: need))
        }
    }

    /// By their characters, in order.
    ///
    /// https://www.unicode.org/Public/15.0.0/ucd/Blocks.txt
    static let blocks: [Block] = [
        Block(0x0700...0x074F, "Syriac"),
        Block(0x07C0...0x07FF, "N'Ko"),
        Block(0x0840...0x085F, "Mandaic"),
        Block(0x0860...0x086F, "Syriac"),
        Block(0x0900...0x097F, "Devanagari"),
        Block(0x0980...0x09FF, "Bengali"),
        Block(0x0A00...0x0A7F, "Gurmukhi"),
        Block(0x0A80...0x0AFF, "Gujarati"),
        Block(0x0B00...0x0B7F, "Odia"),
        Block(0x0B80...0x0BFF, "Tamil"),
        Block(0x0C00...0x0C7F, "Telugu"),
        Block(0x0C80...0x0CFF, "Kannada"),
        Block(0x0D00...0x0D7F, "Malayalam"),
        Block(0x0D80...0x0DFF, "Sinhala"),
        Block(0x0E00...0x0E7F, "Thai", .dictionary),
        Block(0x0E80...0x0EFF, "Lao", .dictionary),
        Block(0x0F00...0x0FFF, "Tibetan"),
        Block(0x1000...0x109F, "Burmese"),
        Block(0x1780...0x17FF, "Khmer"),
        Block(0x1800...0x18AF, "Mongolian"),
        Block(0x1900...0x194F, "Limbu"),
        Block(0x1A20...0x1AAF, "Tai Tham"),
        Block(0x1B00...0x1B7F, "Balinese"),
        Block(0x1B80...0x1BBF, "Sundanese"),
        Block(0x1BC0...0x1BFF, "Batak"),
        Block(0x1C00...0x1C4F, "Lepcha"),
        Block(0x1CD0...0x1CFF, "Devanagari"),
        Block(0xA840...0xA87F, "Phags-pa"),
        Block(0xA880...0xA8DF, "Saurashtra"),
        Block(0xA8E0...0xA8FF, "Devanagari"),
        Block(0xA980...0xA9DF, "Javanese"),
        Block(0xA9E0...0xA9FF, "Burmese"),
        Block(0xAA00...0xAA5F, "Cham"),
        Block(0xAA60...0xAA7F, "Burmese"),
        Block(0xAAE0...0xAAFF, "Meetei Mayek"),
        Block(0xABC0...0xABFF, "Meetei Mayek"),
        Block(0x10D00...0x10D3F, "Hanifi Rohingya"),
        Block(0x11100...0x1114F, "Chakma"),
        Block(0x1E900...0x1E95F, "Adlam"),
    ]
}
