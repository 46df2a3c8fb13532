/// How a letter of a joining script joins its neighbours.
///
/// https://www.unicode.org/Public/15.0.0/ucd/ArabicShaping.txt
enum JoiningType {
    /// It joins neither: spaces, letters of other scripts, hamza.
    case none
    /// It joins the letter before it only: alef, dal, reh, waw.
    case previous
    /// It joins both: most letters, the tatweel, and the joiner.
    case both
    /// It does not count: marks and format characters.
    case transparent

    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        case 0x640, 0x883...0x885, 0x200D: self = .both
        case 0x200C: self = .none
        case _ where Self.previousOnly.contains { $0.contains(value) }: self = .previous
        case _ where Self.neither.contains { $0.contains(value) }: self = .none
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: self = .transparent
            case .otherLetter: self = Self.blocks.contains { $0.contains(value) } ? .both : .none
            default: self = .none
            }
        }
    }

    /// The forms of the letters of a text, character by character.
    static func forms(of text: ArraySlice<Unicode.Scalar>) -> [GlyphForms] {
        var forms = Array(repeating: GlyphForms.ordinary, count: text.count)
        var previous: (place: Int, type: JoiningType)?
        for (place, scalar) in text.enumerated() {
            let type = JoiningType(scalar)
            if type == .transparent { continue }
            let joins = previous?.type == .both && type != .none
            if joins, let previous {
                let before = forms[previous.place].contains(.final)
                forms[previous.place] = [.ordinary, before ? .medial : .initial]
            }
            if type != .none { forms[place] = [.ordinary, joins ? .final : .isolated] }
            previous = (place, type)
        }
        return forms
    }

    private static let blocks: [ClosedRange<UInt32>] = [0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF]

    private static let previousOnly: [ClosedRange<UInt32>] = [
        0x622...0x625, 0x627...0x627, 0x629...0x629, 0x62F...0x632, 0x648...0x648, 0x671...0x673,
        0x675...0x677, 0x688...0x699, 0x6C0...0x6C0, 0x6C3...0x6CB, 0x6CD...0x6CD, 0x6CF...0x6CF,
        0x6D2...0x6D3, 0x6D5...0x6D5, 0x6EE...0x6EF, 0x759...0x75B, 0x76B...0x76C, 0x771...0x771,
        0x773...0x774, 0x778...0x779, 0x870...0x882, 0x88E...0x88E, 0x8AA...0x8AC, 0x8AE...0x8AE,
        0x8B1...0x8B2, 0x8B9...0x8B9,
    ]

    private static let neither: [ClosedRange<UInt32>] = [
        0x600...0x605, 0x608...0x608, 0x60B...0x60B, 0x621...0x621, 0x674...0x674, 0x6DD...0x6DD,
        0x887...0x888, 0x890...0x891, 0x8AD...0x8AD, 0x8E2...0x8E2, 0x2066...0x2069,
    ]
}

/// Characters that are drawn mirrored where text runs from right to left.
///
/// Brackets, quotation marks and comparisons of https://www.unicode.org/Public/15.0.0/ucd/BidiMirroring.txt;
/// mathematical operators are not among them.
enum MirroredCharacter {
    /// The mirror image of a character; `nil` for characters without one.
    static func mirror(of character: UInt32) -> UInt32? {
        for (first, last) in pairs {
            if character == first { return last }
            if character == last { return first }
        }
        return nil
    }

    private static let pairs: [(UInt32, UInt32)] = [
        (0x28, 0x29), (0x3C, 0x3E), (0x5B, 0x5D), (0x7B, 0x7D), (0xAB, 0xBB), (0x2039, 0x203A),
        (0x2045, 0x2046), (0x207D, 0x207E), (0x208D, 0x208E), (0x2264, 0x2265), (0x2329, 0x232A),
        (0x27E8, 0x27E9), (0x3008, 0x3009), (0x300A, 0x300B), (0x300C, 0x300D), (0x300E, 0x300F),
        (0x3010, 0x3011), (0x3014, 0x3015), (0xFF08, 0xFF09), (0xFF3B, 0xFF3D),
    ]
}
