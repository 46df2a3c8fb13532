/// What a character takes of the line.
enum CharacterKind {
    /// Its glyph, or the missing one.
    case letter
    /// Nothing: it stands on a letter (Mn, Me).
    case mark
    /// Nothing: a default-ignorable character.
    case ignorable
    /// Nothing, but it keeps its neighbours from becoming a ligature: U+200C.
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
