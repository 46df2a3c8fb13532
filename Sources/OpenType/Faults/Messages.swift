// The wording of errors and notes about fonts; one line each, without the file's name.

extension FontError {
    /// The fault.
    public var message: String {
        switch self {
        case .empty: "the file is empty"
        case .tooLarge: "the file has more than 1 GB"
        case .unreadable: "the file could not be read"
        case .notAFont: "not a font file: TrueType, OpenType and collections of them are read"
        case .foreign(let format): format.message
        case .cutShort: "the file is cut short"
        case .collectionVersion(let version): "the collection has the unknown version \(version)"
        case .numberOfFaces(let count):
            count == 0
                ? "the collection has no faces"
                : "the collection has \(count) faces; more than \(FontFile.maximumCount) are not read"
        case .noFace: "the collection does not have a face at the given offset"
        case .numberOfTables(let count):
            count == 0
                ? "the font has no tables"
                : "the font has \(count) tables; more than \(TableDirectory.maximumCount) cannot be"
        case .table(let tag, let fault): "table '\(tag)' \(fault.message)"
        case .unknownNumber(let number, let count):
            "the file has no face \(number); "
                + (count == 1 ? "the only one is 0" : "the last is \(count - 1)")
        }
    }
}

extension FontNote {
    /// The note in words.
    public var message: String {
        switch self {
        case .ignoredTable(let tag, let fault): "table '\(tag)' is ignored: it \(fault.message)"
        case .systemFamily(let family):
            "as a system font on iOS, \(family) has a larger ascender, by 15 percent of the line height "
                + "(\(family == "Helvetica" ? "measured" : "likely")); the font file does not"
        case .tallAccent(let character, let top, let ascender):
            "\(character) (U+\(String(character.value, radix: 16, uppercase: true).leftPadded)) rises to \(top) units, above "
                + "hhea's ascender of \(ascender), so macOS makes lines with such accents taller than these metrics say"
        case .variedMetrics(let tags):
            "read at the default instance; MVAR changes these metrics at others "
                + "(\(tags.map(\.description).joined(separator: ", ")))"
        case .unvariedMetrics(let tags):
            "the metrics come from 'hhea' and are the same at every instance; MVAR would change those of 'OS/2' "
                + "(\(tags.map(\.description).joined(separator: ", ")))"
        case .defaultInstance(let name):
            "texts are measured at the default instance of this variable font, which is \(name); at others, such "
                + "as Regular or Bold, their widths are different"
        case .positiveDescender(let table, let units):
            "the descender in \(table.rawValue) is positive (\(units) units), so it is above the baseline, and "
                + "lines are shorter than the ascender"
        case .negativeLineGap(let units):
            "the line gap is negative (\(units) units); what Core Text does with it is not known"
        case .ignoredKerning(let format):
            "a subtable of 'kern' is left out: its format \(format) is not read, only 0 and 2 are"
        case .restrictedLicense:
            "the font's license restricts embedding; keep pictures with its outlines inside the team"
        case .unreadOutlineTables(let tags):
            tags.isEmpty
                ? "the font has no outlines; boxes are drawn"
                : "the font's glyphs are in \(tags.map(\.description).joined(separator: " and ")), which is not read; boxes "
                    + "are drawn"
        case .unreadableOutlines(let glyphs):
            glyphs.count == 1
                ? "the outline of glyph \(glyphs[0]) cannot be read; a box is drawn"
                : "the outlines of \(glyphs.count) glyphs cannot be read; boxes are drawn"
        case .appleTables(let tags):
            "Core Text measures differently: it follows tables that are not read here "
                + "(\(tags.map(\.description).joined(separator: ", ")))"
        }
    }
}

extension ForeignFormat {
    fileprivate var message: String {
        switch self {
        case .woff, .woff2, .embeddedOpenType:
            "a font in \(rawValue) format, which is not read; unpack it to TrueType or OpenType first"
        case .type1, .resourceFork:
            "a \(rawValue) font, which is not read; convert it to TrueType or OpenType first"
        }
    }
}

extension TableFault {
    /// The predicate that follows the table's name.
    fileprivate var message: String {
        switch self {
        case .missing: "is missing"
        case .repeated: "is there twice"
        case .outsideFile: "reaches beyond the end of the file"
        case .unreadable: "could not be read"
        case .tooShort: "is too short"
        case .version(let version): "has the unknown version \(version)"
        case .magicNumber: "lacks its magic number"
        case .unitsPerEm(let units): "has \(units) units per em, which is not within 16 and 16384"
        case .noAdvances: "has numberOfHMetrics 0"
        case .offsetOutsideTable: "has an offset or a length beyond its end"
        case .recordSize(let size): "has records of \(size) bytes, which is too few"
        case .oddName: "has a UTF-16 name with an odd number of bytes"
        case .noGlyphs: "has no glyphs"
        case .noCharacterMap: "has no map of Unicode in format 4 or 12"
        case .length(let length): "has a subtable with the length \(length), which is invalid"
        case .segmentCount(let doubled): "has \(doubled) for its segments, doubled, which is 0 or odd"
        case .unsorted: "has entries that are not in order or overlap"
        case .format(let format): "has a part in the unknown format \(format)"
        case .nestedExtension: "has an extension of an extension"
        case .unknownLookup(let number): "has no lookup \(number), which a feature uses"
        case .lineHeight(let ascender, let descender):
            "has the ascender \(ascender) and the descender \(descender); the ascender must be above the "
                + "descender, or lines have no height"
        case .tooComplex: "is more complex than any real font needs"
        }
    }
}

extension String {
    /// The text with zeros before it, at least four characters long.
    fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - utf8.count)) + self }
}
