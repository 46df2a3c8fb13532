/// How a name in a font is encoded.
enum NameEncoding {
    /// UTF-16, the higher byte first.
    case utf16
    /// Mac OS Roman, a byte a character.
    case macRoman

    /// The text of some bytes; a lone surrogate becomes U+FFFD.
    ///
    /// - Throws: `oddName`.
    func text(of bytes: FontBytes) throws(TableFault) -> String {
        switch self {
        case .utf16:
            guard bytes.count.isMultiple(of: 2) else { throw .oddName }
            var units: [UInt16] = []
            for offset in stride(from: 0, to: bytes.count, by: 2) {
                units.append(try bytes.uint16(at: offset))
            }
            return String(decoding: units, as: UTF16.self)
        case .macRoman:
            var text = ""
            for byte in bytes.bytes { text.unicodeScalars.append(Self.scalar(macRoman: byte)) }
            return text
        }
    }

    private static func scalar(macRoman byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : higherHalf[Int(byte) - 0x80]
    }

    /// https://www.unicode.org/Public/MAPPINGS/VENDORS/APPLE/ROMAN.TXT, 0x80 to 0xFF; four lines of 32.
    private static let higherHalf = Array(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
        †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
        ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
        ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """.unicodeScalars)
}
