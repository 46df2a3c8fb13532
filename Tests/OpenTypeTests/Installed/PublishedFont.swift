import OpenType
import Testing

/// The raw metrics of a published font, and what the rules make of them.
struct PublishedFont: CustomTestStringConvertible {
    let path: String
    let unitsPerEm: Int
    let hhea: [Int]
    let typographic: [Int]
    let fsSelection: Int
    let hasSTAT: Bool
    let os2Version: Int
    let capHeight: Int?
    let xHeight: Int?
    let table: String
    /// Ascender, descender, line gap and line height at 17 points, to ten digits.
    let at17: [String]

    var testDescription: String { path }

    /// The three numbers of the table that counts.
    var lineMetrics: [Int] { table == "hhea" ? hhea : typographic }

    /// The fonts of a table of three lines a font.
    static func read(_ text: String) -> [PublishedFont] {
        let lines = text.split(separator: "\n")
        return stride(from: 0, to: lines.count, by: 3).compactMap { start in
            PublishedFont(
                path: lines[start], raw: lines[start + 1].split(separator: " "),
                derived: lines[start + 2].split(separator: " "))
        }
    }

    private init(path: Substring, raw: [Substring], derived: [Substring]) {
        precondition(raw.count == 8 && derived.count == 5, "a line has other columns")
        let triple = { (text: Substring) in text.split(separator: "/").compactMap { Int($0) } }
        self.path = String(path)
        unitsPerEm = Int(raw[0]) ?? 0
        hhea = triple(raw[1])
        typographic = triple(raw[2])
        fsSelection = Int(raw[3].dropFirst(2), radix: 16) ?? 0
        hasSTAT = raw[4] == "1"
        os2Version = Int(raw[5]) ?? -1
        capHeight = Int(raw[6])
        xHeight = Int(raw[7])
        table = String(derived[0])
        at17 = derived.dropFirst().map { String($0) }
    }

    /// A synthetic font with these metrics.
    var synthetic: SyntheticFont {
        let typographic = (typographic[0], typographic[1], typographic[2])
        return SyntheticFont(unitsPerEm: unitsPerEm, hhea[0], hhea[1], hhea[2])
            .with(
                "OS/2",
                FontTables.os2(
                    version: os2Version, fsSelection: fsSelection, typographic: typographic,
                    xHeight: xHeight ?? 0, capHeight: capHeight ?? 0)
            )
            .with("STAT", hasSTAT ? FontTables.stat() : nil)
    }
}
