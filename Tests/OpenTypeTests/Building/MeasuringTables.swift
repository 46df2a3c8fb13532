/// The tables that measuring needs.
extension FontTables {
    static func maxp(numberOfGlyphs: Int) -> [UInt8] { FontData(words: [0, 0x5000, numberOfGlyphs]).bytes }

    /// `hmtx` of advances, with only side bearings for the other glyphs.
    static func hmtx(_ advances: [Int], others: Int = 0) -> [UInt8] {
        FontData(words: advances.flatMap { [$0, 0] } + Array(repeating: 0, count: others)).bytes
    }

    /// `cmap` with some subtables.
    static func cmap(_ subtables: [(platform: Int, encoding: Int, bytes: [UInt8])]) -> [UInt8] {
        var data = FontData(words: [0, subtables.count])
        var offset = 4 + 8 * subtables.count
        for subtable in subtables {
            data.append(word: subtable.platform)
            data.append(word: subtable.encoding)
            data.append(long: UInt32(offset))
            offset += subtable.bytes.count
        }
        for subtable in subtables { data.append(subtable.bytes) }
        return data.bytes
    }

    /// A segment for each character, and the one that closes the list.
    static func segments(_ glyphs: [Int: Int]) -> [UInt8] {
        let sorted = glyphs.sorted { $0.key < $1.key }
        let count = sorted.count + 1
        let characters = sorted.map(\.key) + [0xFFFF]
        let words =
            [4, 16 + 8 * count, 0, 2 * count, 0, 0, 0] + characters + [0] + characters
            + sorted.map { $0.value - $0.key } + [1] + Array(repeating: 0, count: count)
        return FontData(words: words).bytes
    }

    /// Groups: the first and last character, and the first glyph.
    static func groups(_ groups: [(UInt32, UInt32, UInt32)]) -> [UInt8] {
        var data = FontData(words: [12, 0])
        for long in [UInt32(16 + 12 * groups.count), 0, UInt32(groups.count)] { data.append(long: long) }
        for group in groups { for long in [group.0, group.1, group.2] { data.append(long: long) } }
        return data.bytes
    }

    /// `GDEF` with the classes of glyphs, those of marks, and sets of marks.
    static func gdef(
        _ classes: [Int: Int], attachments: [Int: Int] = [:], sets: [[Int]] = []
    ) -> [UInt8] {
        let first = LayoutData.classes(classes)
        let second = LayoutData.classes(attachments)
        var data = FontData(words: [1, 2, 14, 0, 0, 14 + first.count, 14 + first.count + second.count])
        data.append(first)
        data.append(second)
        data.append(FontData(words: [1, sets.count]).bytes)
        var offset = 4 + 4 * sets.count
        for set in sets {
            data.append(long: UInt32(offset))
            offset += 4 + 2 * set.count
        }
        for set in sets { data.append(LayoutData.coverage(set)) }
        return data.bytes
    }

    /// A subtable of `kern` for Windows; its length may be another than it should be.
    static func kernPairs(_ pairs: [(Int, Int, Int)], coverage: Int = 1, length: Int? = nil) -> [UInt8] {
        FontData(words: [0, length ?? 14 + 6 * pairs.count, coverage, pairs.count, 0, 0, 0]).bytes
            + FontData(words: pairs.flatMap { [$0.0, $0.1, $0.2] }).bytes
    }

    /// `kern` for Windows.
    static func kern(_ subtables: [[UInt8]]) -> [UInt8] {
        FontData(words: [0, subtables.count]).bytes + subtables.flatMap { $0 }
    }

    /// `kern` with Apple's header, of one subtable.
    static func appleKern(_ pairs: [(Int, Int, Int)], coverage: Int = 0) -> [UInt8] {
        FontData(words: [1, 0, 0, 1, 0, 16 + 6 * pairs.count, coverage, 0, pairs.count, 0, 0, 0]).bytes
            + FontData(words: pairs.flatMap { [$0.0, $0.1, $0.2] }).bytes
    }
}
