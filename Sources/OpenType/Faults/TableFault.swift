/// What can be wrong with a table of a font file.
public enum TableFault: Error, Hashable, Sendable {
    /// The face has no such table.
    case missing
    /// The face has two tables of the tag.
    case repeated
    /// The table's offset or its end lies beyond the end of the file.
    case outsideFile
    /// The bytes of the table could not be read.
    case unreadable
    /// The table ends within its fixed fields.
    case tooShort
    /// The table has a major version that is not known.
    case version(UInt16)
    /// `head` lacks its magic number.
    case magicNumber
    /// `head` has units per em outside 16 … 16384.
    case unitsPerEm(UInt16)
    /// `hhea` says that `hmtx` has no advances.
    case noAdvances
    /// An offset or a length in the table leads beyond its end.
    case offsetOutsideTable
    /// The records of the table are said to be smaller than their fields, in bytes.
    case recordSize(UInt16)
    /// A name in UTF-16 has an odd number of bytes.
    case oddName
    /// `maxp` says that there are no glyphs.
    case noGlyphs
    /// `cmap` has no map of Unicode in format 4 or 12.
    case noCharacterMap
    /// A subtable has a length that it cannot have, in bytes.
    case length(Int)
    /// `cmap` has a number of segments, doubled, that is 0 or odd.
    case segmentCount(Int)
    /// What is to be in order without overlaps is not.
    case unsorted
    /// A part of the table has a format that the specification does not know.
    case format(Int)
    /// A lookup extends a lookup that extends another.
    case nestedExtension
    /// There is no lookup of a number that a feature has.
    case unknownLookup(Int)
    /// The table that the line height comes from has an ascender that is not above its descender, in units.
    case lineHeight(ascender: Int, descender: Int)
    /// The table has so many parts, or parts so often used, that no sound font has them.
    case tooComplex
}
