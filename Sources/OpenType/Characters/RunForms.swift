/// The features that apply to some characters of a run of one script and not to all.
struct RunForms {
    /// The slash between a numerator and a denominator.
    private static let fractionSlash: Unicode.Scalar = "\u{2044}"

    /// Character by character; empty if all are ordinary.
    private let forms: [GlyphForms]

    init(_ text: ArraySlice<Unicode.Scalar>, _ script: TextScript) {
        if script.joins {
            forms = JoiningType.forms(of: text)
        } else if script == .hangul {
            forms = text.map { Self.isJamo($0.value) ? .jamo : .ordinary }
        } else if text.contains(Self.fractionSlash) {
            forms = Self.fractions(in: text)
        } else {
            forms = []
        }
    }

    /// The features for a character, by its position in the run.
    func forms(at place: Int) -> GlyphForms { forms.indices.contains(place) ? forms[place] : .ordinary }

    private static func isJamo(_ character: UInt32) -> Bool {
        switch character {
        case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB: true
        default: false
        }
    }

    /// The digits around each slash are a numerator and a denominator.
    private static func fractions(in text: ArraySlice<Unicode.Scalar>) -> [GlyphForms] {
        let text = Array(text)
        var forms = Array(repeating: GlyphForms.ordinary, count: text.count)
        let isDigit = { (place: Int) in text[place].properties.generalCategory == .decimalNumber }
        for slash in text.indices where text[slash] == fractionSlash {
            var (start, end) = (slash, slash + 1)
            while start > 0, isDigit(start - 1) { start -= 1 }
            while end < text.count, isDigit(end) { end += 1 }
            guard start < slash, end > slash + 1 else { continue }
            for place in start..<slash { forms[place].formUnion([.numerator, .fraction]) }
            for place in slash + 1..<end { forms[place].formUnion([.denominator, .fraction]) }
            forms[slash].formUnion(.fraction)
        }
        return forms
    }
}

/// Vowels of Thai and Lao that are a mark above the letter before them and a letter.
enum SaraAm {
    static func parts(of scalar: Unicode.Scalar) -> (mark: UInt32, vowel: UInt32)? {
        switch scalar.value {
        case 0xE33: (0xE4D, 0xE32)
        case 0xEB3: (0xECD, 0xEB2)
        default: nil
        }
    }

    /// Whether a character is written above a letter, so that the mark of the vowel stands below it.
    static func isAbove(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value & ~0x80 {
        case 0xE31, 0xE34...0xE37, 0xE47...0xE4E: (0xE00...0xEFF).contains(scalar.value)
        default: false
        }
    }
}
