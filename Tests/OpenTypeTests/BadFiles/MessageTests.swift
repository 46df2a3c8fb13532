import OpenType
import Testing

/// The words of errors and notes, typed again.
@Suite("Messages") struct MessageTests {
    @Test(arguments: [
        (FontError.empty, "the file is empty"),
        (.tooLarge, "the file has more than 1 GB"),
        (.unreadable, "the file could not be read"),
        (.notAFont, "not a font file: TrueType, OpenType and collections of them are read"),
        (
            .foreign(.woff),
            "a font in WOFF format, which is not read; unpack it to TrueType or OpenType first"
        ),
        (
            .foreign(.woff2),
            "a font in WOFF2 format, which is not read; unpack it to TrueType or OpenType first"
        ),
        (
            .foreign(.embeddedOpenType),
            "a font in EOT format, which is not read; unpack it to TrueType or OpenType first"
        ),
        (.foreign(.type1), "a Type 1 font, which is not read; convert it to TrueType or OpenType first"),
        (
            .foreign(.resourceFork),
            "a resource fork font, which is not read; convert it to TrueType or OpenType first"
        ),
        (.cutShort, "the file is cut short"),
        (.collectionVersion(9), "the collection has the unknown version 9"),
        (.numberOfFaces(0), "the collection has no faces"),
        (.numberOfFaces(5000), "the collection has 5000 faces; more than 4095 are not read"),
        (.noFace, "the collection does not have a face at the given offset"),
        (.numberOfTables(0), "the font has no tables"),
        (.numberOfTables(65535), "the font has 65535 tables; more than 4095 cannot be"),
        (.unknownNumber(1, count: 1), "the file has no face 1; the only one is 0"),
        (.unknownNumber(9, count: 4), "the file has no face 9; the last is 3"),
    ])
    func file(error: FontError, message: String) { #expect(error.message == message) }

    @Test(arguments: [
        (TableFault.missing, "is missing"),
        (.repeated, "is there twice"),
        (.outsideFile, "reaches beyond the end of the file"),
        (.unreadable, "could not be read"),
        (.tooShort, "is too short"),
        (.version(7), "has the unknown version 7"),
        (.magicNumber, "lacks its magic number"),
        (.unitsPerEm(8), "has 8 units per em, which is not within 16 and 16384"),
        (.noAdvances, "has numberOfHMetrics 0"),
        (.offsetOutsideTable, "has an offset or a length beyond its end"),
        (.recordSize(3), "has records of 3 bytes, which is too few"),
        (.oddName, "has a UTF-16 name with an odd number of bytes"),
        (.noGlyphs, "has no glyphs"),
        (.noCharacterMap, "has no map of Unicode in format 4 or 12"),
        (.length(33), "has a subtable with the length 33, which is invalid"),
        (.segmentCount(3), "has 3 for its segments, doubled, which is 0 or odd"),
        (.unsorted, "has entries that are not in order or overlap"),
        (.format(9), "has a part in the unknown format 9"),
        (.nestedExtension, "has an extension of an extension"),
        (.unknownLookup(7), "has no lookup 7, which a feature uses"),
        (.tooComplex, "is more complex than any real font needs"),
    ])
    func table(fault: TableFault, end: String) {
        #expect(FontError.table("head", fault).message == "table 'head' " + end)
        #expect(FontNote.ignoredTable("OS/2", fault).message == "table 'OS/2' is ignored: it " + end)
    }

    @Test func tagsThatAreNoText() {
        #expect(FontTag(rawValue: 0x00FF_0A00).description == "0xFF0A00")
        #expect(FontTag("cvt ").description == "cvt ")
    }
}
