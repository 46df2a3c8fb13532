/// The four bytes that name a table or a value in a font file: `head`, `OS/2`.
public struct FontTag: RawRepresentable, Hashable, Sendable {
    /// The four bytes, the first as the most significant.
    public let rawValue: UInt32

    /// The tag of a number from a file.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The tag that a text of four printable ASCII characters spells; `nil` for other texts.
    public init?(text: some StringProtocol) {
        guard text.utf8.count == 4, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        rawValue = text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The tag that a text of four ASCII characters spells.
    init(_ text: String) {
        rawValue = text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
}

extension FontTag: CustomStringConvertible {
    /// The four characters, or hexadecimal digits if a byte is not printable ASCII.
    public var description: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
        guard bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            return "0x" + String(rawValue, radix: 16, uppercase: true)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The tables that this module reads or looks for.
extension FontTag {
    static let avar = FontTag("avar")
    static let cbdt = FontTag("CBDT")
    static let cff = FontTag("CFF ")
    static let cmap = FontTag("cmap")
    static let colr = FontTag("COLR")
    static let fvar = FontTag("fvar")
    static let gdef = FontTag("GDEF")
    static let glyf = FontTag("glyf")
    static let gpos = FontTag("GPOS")
    static let gsub = FontTag("GSUB")
    static let gvar = FontTag("gvar")
    static let head = FontTag("head")
    static let hhea = FontTag("hhea")
    static let hmtx = FontTag("hmtx")
    static let hvar = FontTag("HVAR")
    static let kern = FontTag("kern")
    static let kerx = FontTag("kerx")
    static let loca = FontTag("loca")
    static let maxp = FontTag("maxp")
    static let morx = FontTag("morx")
    static let mvar = FontTag("MVAR")
    static let name = FontTag("name")
    static let opsz = FontTag("opsz")
    static let os2 = FontTag("OS/2")
    static let sbix = FontTag("sbix")
    static let stat = FontTag("STAT")
    static let svg = FontTag("SVG ")
    static let trak = FontTag("trak")
}
