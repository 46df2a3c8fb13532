/// A font file: one face, or a collection of several.
public struct FontFile {
    /// The largest file that is read: 1 GB.
    public static let maximumSize = 1_000_000_000

    /// The largest number of faces of a collection; the largest known collections have a tenth of it.
    public static let maximumCount = 4095

    /// Whether the file is a collection, even of one face.
    public let isCollection: Bool

    private let source: FontSource
    private let offsets: [Int]

    /// Reads the kind of the file and the offsets of its faces.
    ///
    /// - Throws: ``FontError`` if the file is not a readable font.
    public init(_ source: FontSource) throws(FontError) {
        guard source.size > 0 else { throw .empty }
        guard source.size <= Self.maximumSize else { throw .tooLarge }
        self.source = source
        let length = min(source.size, FileSignature.length)
        switch try source.header(at: 0, count: length, { bytes in FileSignature(bytes) }) {
        case .face: (isCollection, offsets) = (false, [0])
        case .collection: (isCollection, offsets) = (true, try Self.offsets(in: source))
        case .foreign(let format): throw .foreign(format)
        case .other: throw .notAFont
        }
    }

    /// The number of faces, at least 1.
    public var count: Int { offsets.count }

    /// A face, by its number from 0.
    ///
    /// - Throws: ``FontError`` if the face does not exist or is broken.
    public func face(at number: Int) throws(FontError) -> FontFace {
        try FontFace(try directory(at: number), number: number)
    }

    /// The names of a face, which may be readable even if the face is broken.
    ///
    /// - Throws: ``FontError`` if the face does not exist or its list of tables is broken.
    public func name(at number: Int) throws(FontError) -> FontName {
        var notes: [FontNote] = []
        return FontName(try NameTable(in: try directory(at: number), &notes))
    }

    /// The number of the first face with a PostScript name, spelled exactly like this; `nil` if no face has it.
    ///
    /// Faces with unreadable names are skipped.
    public func number(ofFaceNamed postScriptName: String) -> Int? {
        offsets.indices.first { number in
            (try? name(at: number))?.postScriptName?.utf8.elementsEqual(postScriptName.utf8) ?? false
        }
    }

    private func directory(at number: Int) throws(FontError) -> TableDirectory {
        guard offsets.indices.contains(number) else { throw .unknownNumber(number, count: count) }
        return try TableDirectory(in: source, at: offsets[number])
    }

    /// The offsets of the faces of a collection.
    ///
    /// https://learn.microsoft.com/typography/opentype/spec/otff#ttc-header
    private static func offsets(in source: FontSource) throws(FontError) -> [Int] {
        let (version, count) = try source.header(at: 0, count: 12) { bytes throws(TableFault) in
            (try bytes.uint16(at: 4), try bytes.uint32(at: 8))
        }
        guard version == 1 || version == 2 else { throw .collectionVersion(version) }
        guard let count = Int(exactly: count), (1...maximumCount).contains(count) else {
            throw .numberOfFaces(count)
        }
        return try source.header(at: 12, count: 4 * count) { bytes throws(TableFault) in
            var offsets: [Int] = []
            for start in stride(from: 0, to: 4 * count, by: 4) {
                // An offset that does not fit an `Int` is beyond any file.
                offsets.append(Int(clamping: try bytes.uint32(at: start)))
            }
            return offsets
        }
    }
}
