/// Why a font file, or a face of it, is refused.
public enum FontError: Error, Hashable, Sendable {
    /// The file has no bytes.
    case empty
    /// The file has more bytes than ``FontFile/maximumSize``.
    case tooLarge
    /// The file could not be read, or has shrunk while it was.
    case unreadable
    /// The file is none of the fonts that are known.
    case notAFont
    /// The file is a font of another format.
    case foreign(ForeignFormat)
    /// The file ends within its header or a face's list of tables.
    case cutShort
    /// The version of a collection's header is not known.
    case collectionVersion(UInt16)
    /// A collection has no faces, or more than ``FontFile/maximumCount``.
    case numberOfFaces(UInt32)
    /// A collection has no face at the place that it gives for it.
    case noFace
    /// A face has no tables, or more than the format allows.
    case numberOfTables(Int)
    /// A table that is needed is missing or broken.
    case table(FontTag, TableFault)
    /// There is no face of this number; `count` is how many there are.
    case unknownNumber(Int, count: Int)

    /// What a fault of a table that is needed makes of the file.
    init(_ tag: FontTag, _ fault: TableFault) {
        self = fault == .unreadable ? .unreadable : .table(tag, fault)
    }
}
