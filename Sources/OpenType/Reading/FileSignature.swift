/// The kind of a file, by its first bytes.
enum FileSignature {
    /// One face, TrueType or OpenType (CFF).
    case face
    /// A collection of faces.
    case collection
    /// A font file of a format that is not read.
    case foreign(ForeignFormat)
    /// No font.
    case other

    /// The number of bytes that decide.
    static let length = 36

    init(_ start: FontBytes) {
        if let format = ForeignFormat(start) {
            self = .foreign(format)
        } else if start.starts(with: Array("ttcf".utf8)) {
            self = .collection
        } else if let version = try? start.uint32(at: 0), Self.isFace(version) {
            self = .face
        } else {
            self = .other
        }
    }

    /// Whether a face begins with a number: TrueType's 1.0, Apple's `true`, or `OTTO` of those with CFF.
    static func isFace(_ version: UInt32) -> Bool {
        version == 0x0001_0000 || version == FontTag("true").rawValue || version == FontTag("OTTO").rawValue
    }
}

extension ForeignFormat {
    /// The unsupported font format of a file, by its first bytes; `nil` for supported formats and other
    /// files.
    fileprivate init?(_ start: FontBytes) {
        let texts: [(String, ForeignFormat)] = [
            ("wOFF", .woff), ("wOF2", .woff2), ("%!PS-AdobeFont", .type1), ("%!FontType", .type1),
            ("typ1", .type1),
        ]
        if let (_, format) = texts.first(where: { start.starts(with: Array($0.0.utf8)) }) {
            self = format
        } else if Self.isBinaryType1(start) {
            self = .type1
        } else if Self.isEmbeddedOpenType(start) {
            self = .embeddedOpenType
        } else if Self.isResourceFork(start) {
            self = .resourceFork
        } else {
            return nil
        }
    }

    /// A Type 1 font in segments (`.pfb`): the mark of a text segment, its length, and its text.
    private static func isBinaryType1(_ start: FontBytes) -> Bool {
        start.starts(with: [0x80, 0x01]) && start.bytes.dropFirst(6).starts(with: "%!".utf8)
    }

    /// https://www.w3.org/submissions/EOT: little-endian; a version at 8 and a magic number at 34.
    private static func isEmbeddedOpenType(_ start: FontBytes) -> Bool {
        let version = start.bytes.dropFirst(8).prefix(4)
        return [[0, 0, 1, 0], [1, 0, 2, 0], [2, 0, 2, 0]].contains(where: version.elementsEqual)
            && start.bytes.dropFirst(34).elementsEqual("LP".utf8)
    }

    /// A resource fork in a file of its own (`.dfont`), whose map follows its data, or one in AppleSingle or
    /// AppleDouble.
    private static func isResourceFork(_ start: FontBytes) -> Bool {
        if start.starts(with: [0, 5, 0x16, 0]) || start.starts(with: [0, 5, 0x16, 7]) { return true }
        guard let data = try? start.uint32(at: 0), let map = try? start.uint32(at: 4),
            let dataLength = try? start.uint32(at: 8)
        else { return false }
        return data == 0x100 && UInt64(map) == UInt64(data) + UInt64(dataLength)
    }
}
