/// The way in which a character takes up space on a line.
enum CharacterKind {
    /// Its glyph, or the missing one.
    case letter
    /// No space, because it is a mark on a letter (Mn, Me).
    case mark
    /// Nothing: a default-ignorable character.
    case ignorable
    /// No space, but it prevents a ligature of its neighbours: U+200C.
    case nonJoiner

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0..<0xAD: self = .letter
        case 0x200C: self = .nonJoiner
        default:
            let properties = scalar.properties
            if properties.isDefaultIgnorableCodePoint {
                self = .ignorable
            } else {
                switch properties.generalCategory {
                case .nonspacingMark, .enclosingMark: self = .mark
                default: self = .letter
                }
            }
        }
    }
}

/// A space with a fixed width, for faces that lack it.
///
/// The widths are HarfBuzz's, after https://www.unicode.org/versions/latest/core-spec/chapter-6/ (Space
/// Characters).
enum FixedSpace: UInt8 {
    /// Parts of an em: U+2000 to U+200A, U+205F and U+3000.
    case half
    case whole
    case third
    case quarter
    case sixth
    case fifth
    case sixteenth
    case mathematical
    /// Half of a space: U+202F.
    case halfSpace
    /// As wide as a digit: U+2007.
    case digit
    /// As wide as a full stop: U+2008.
    case punctuation

    /// The width of a space; `nil` for any other character.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x2000, 0x2002: self = .half
        case 0x2001, 0x2003, 0x3000: self = .whole
        case 0x2004: self = .third
        case 0x2005: self = .quarter
        case 0x2006: self = .sixth
        case 0x2009: self = .fifth
        case 0x200A: self = .sixteenth
        case 0x205F: self = .mathematical
        case 0x2007: self = .digit
        case 0x2008: self = .punctuation
        case 0x202F: self = .halfSpace
        default: return nil
        }
    }

    /// The width in units of a face.
    ///
    /// - Parameters:
    ///   - unitsPerEm: The number of units per em.
    ///   - advance: The advance of a character; `nil` if the face lacks it.
    /// - Returns: Whole units, rounded as HarfBuzz does.
    func units(unitsPerEm: Int, advance: (Unicode.Scalar) -> Int?) -> Int {
        let part = { (denominator: Int) in (unitsPerEm + denominator / 2) / denominator }
        let space = advance(" ") ?? 0
        return switch self {
        case .whole: unitsPerEm
        case .half: part(2)
        case .third: part(3)
        case .quarter: part(4)
        case .fifth: part(5)
        case .sixth: part(6)
        case .sixteenth: part(16)
        case .mathematical: unitsPerEm * 4 / 18
        case .halfSpace: space / 2
        case .digit: "0123456789".unicodeScalars.lazy.compactMap(advance).first ?? space
        case .punctuation: advance(".") ?? advance(",") ?? space
        }
    }
}
