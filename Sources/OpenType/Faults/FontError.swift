/// Why a font file, or a face of it, is refused.
public enum FontError: Error, Hashable, Sendable {
    /// The file is empty.
    case empty
    /// The file has more bytes than ``FontFile/maximumSize``.
    case tooLarge
    /// The file could not be read, or shrank while it was being read.
    case unreadable
    /// The file is not a font of a known format.
    case notAFont
    /// The file is a font of another format.
    case foreign(ForeignFormat)
    /// The file ends within its header or a face's list of tables.
    case cutShort
    /// The version of a collection's header is not known.
    case collectionVersion(UInt16)
    /// A collection has no faces, or more than ``FontFile/maximumCount``.
    case numberOfFaces(UInt32)
    /// A collection does not have a face at the given offset.
    case noFace
    /// A face has no tables, or more than the format allows.
    case numberOfTables(Int)
    /// A table that is needed is missing or broken.
    case table(FontTag, TableFault)
    /// No face has this number; `count` is the number of faces.
    case unknownNumber(Int, count: Int)

    /// A required table is missing or broken.
    init(_ tag: FontTag, _ fault: TableFault) {
        self = fault == .unreadable ? .unreadable : .table(tag, fault)
    }
}

/// A format of font files that is recognized, named and refused.
public enum ForeignFormat: String, Hashable, Sendable, CaseIterable {
    /// Web Open Font Format 1.
    case woff = "WOFF"
    /// Web Open Font Format 2.
    case woff2 = "WOFF2"
    /// Embedded OpenType of Internet Explorer.
    case embeddedOpenType = "EOT"
    /// PostScript Type 1, as text, in segments (`.pfb`) or in an `sfnt`.
    case type1 = "Type 1"
    /// A font in a Macintosh resource fork: a `.dfont` file, AppleSingle or AppleDouble.
    case resourceFork = "resource fork"
}

/// A fault of a table of a font file.
public enum TableFault: Error, Hashable, Sendable {
    /// The face does not have the table.
    case missing
    /// The face has two tables of the tag.
    case repeated
    /// The table's offset or its end is beyond the end of the file.
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
    /// By `hhea`, `hmtx` has no advances.
    case noAdvances
    /// An offset or a length in the table leads beyond its end.
    case offsetOutsideTable
    /// The stated size of the table's records, in bytes, is smaller than their fields.
    case recordSize(UInt16)
    /// A name in UTF-16 has an odd number of bytes.
    case oddName
    /// According to `maxp`, the face has no glyphs.
    case noGlyphs
    /// `cmap` has no map of Unicode in format 4 or 12.
    case noCharacterMap
    /// A subtable has an impossible length, in bytes.
    case length(Int)
    /// `cmap` has a number of segments, doubled, that is 0 or odd.
    case segmentCount(Int)
    /// Entries are out of order or overlap.
    case unsorted
    /// A part of the table has a format that the specification does not know.
    case format(Int)
    /// A lookup extends a lookup that extends another.
    case nestedExtension
    /// A feature uses a lookup that does not exist.
    case unknownLookup(Int)
    /// The table that the line height comes from has an ascender that is not above its descender, in units.
    case lineHeight(ascender: Int, descender: Int)
    /// The table is more complex than any valid font.
    case tooComplex
}

/// A note about the figures of a face.
public enum FontNote: Hashable, Sendable {
    /// An optional table is broken and treated as missing.
    case ignoredTable(FontTag, TableFault)
    /// The system font of this family has another ascender on iOS than the file: Helvetica or Times.
    ///
    /// As system fonts they get 15 percent of (ascender − descender) added to the ascender; measured for
    /// Helvetica only.
    case systemFamily(String)

    /// An accented capital rises above the ascender of `hhea`, so that macOS makes lines taller than the metrics say; the
    /// character, its upper edge and the ascender in units.
    case tallAccent(Unicode.Scalar, top: Int, ascender: Int)
    /// A variable font whose `MVAR` table changes the values of `OS/2` that are used here, by their tags, at
    /// instances other than the default one.
    case variedMetrics([FontTag])
    /// The metrics come from `hhea` and are those of the default instance; `MVAR` changes those of `OS/2`, by their tags.
    case unvariedMetrics([FontTag])
    /// Texts are measured at the default instance of a variable font, which is not the regular one; its name.
    case defaultInstance(String)
    /// The descender is above the baseline, so that lines are shorter than the ascender; the units.
    case positiveDescender(MetricsTable, Int)
    /// The line gap is below 0; the units.
    case negativeLineGap(Int)
    /// A subtable of `kern` is left out: only pairs (format 0) are read; its format.
    case ignoredKerning(format: Int)
    /// Apple's own tables, which Core Text uses and which are not read: `kerx`, `morx`, `trak`.
    case appleTables([FontTag])
    /// The license restricts embedding, by `fsType` of `OS/2`; it is said of drawings, which hold outlines.
    case restrictedLicense
    /// The face has its outlines or pictures in these tables alone, which are not read, so that boxes are drawn; none if it
    /// has neither.
    case unreadOutlineTables([FontTag])
    /// The outlines of some glyphs cannot be read, so that boxes are drawn; the numbers of the glyphs.
    case unreadableOutlines([Int])
}
