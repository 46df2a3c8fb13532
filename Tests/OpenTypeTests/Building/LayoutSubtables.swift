/// Subtables of `GPOS` and `GSUB`.
extension LayoutData {
    /// Glyphs one by one.
    static func coverage(_ glyphs: [Int]) -> [UInt8] { FontData(words: [1, glyphs.count] + glyphs).bytes }

    /// Glyphs in ranges.
    static func coverage(ranges: [ClosedRange<Int>]) -> [UInt8] {
        var data = FontData(words: [2, ranges.count])
        var index = 0
        for range in ranges {
            for word in [range.lowerBound, range.upperBound, index] { data.append(word: word) }
            index += range.count
        }
        return data.bytes
    }

    /// Classes of glyphs one by one, in format 2.
    static func classes(_ classes: [Int: Int]) -> [UInt8] {
        FontData(
            words: [2, classes.count]
                + classes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.key, $0.value] }
        )
        .bytes
    }

    /// Classes from a glyph on, in format 1.
    static func classes(from glyph: Int, _ classes: [Int]) -> [UInt8] {
        FontData(words: [1, glyph, classes.count] + classes).bytes
    }

    /// Pairs that change the advance of the first glyph, or, with two numbers, those of both.
    static func pairs(_ pairs: [Int: [(second: Int, values: [Int])]]) -> [UInt8] {
        let isBoth = pairs.values.contains { $0.contains { $0.values.count == 2 } }
        let sorted = pairs.sorted { $0.key < $1.key }
        let sets = sorted.map {
            FontData(words: [$0.value.count] + $0.value.flatMap { [$0.second] + $0.values }).bytes
        }
        let size = 10 + 2 * sets.count
        let start = size + sets.reduce(0) { $0 + $1.count }
        return offsets(from: size, sets, before: [1, start, 4, isBoth ? 4 : 0, sets.count])
            + coverage(sorted.map(\.key))
    }

    /// Pairs by class: the first classes, the second ones, and a row of values for each of the first.
    static func classPairs(_ covered: [UInt8], _ first: [UInt8], _ second: [UInt8], _ rows: [[Int]])
        -> [UInt8]
    {
        let columns = rows.first?.count ?? 0
        let end = 16 + 2 * rows.count * columns
        let places = [end, 4, 0, end + covered.count, end + covered.count + first.count, rows.count, columns]
        return FontData(words: [2] + places + rows.flatMap { $0 }).bytes + covered + first + second
    }

    /// A difference that is added to the numbers of glyphs.
    static func single(_ glyphs: [Int], difference: Int) -> [UInt8] {
        FontData(words: [1, 6, difference]).bytes + coverage(glyphs)
    }

    /// Glyphs in place of glyphs.
    static func single(_ glyphs: [Int: Int]) -> [UInt8] {
        let sorted = glyphs.sorted { $0.key < $1.key }
        return FontData(words: [2, 6 + 2 * sorted.count, sorted.count] + sorted.map(\.value)).bytes
            + coverage(sorted.map(\.key))
    }

    /// A glyph in place of a first one and those that follow it; several ligatures of one first glyph.
    static func ligatures(_ first: Int, _ ligatures: [(following: [Int], glyph: Int)]) -> [UInt8] {
        let parts = ligatures.map {
            FontData(words: [$0.glyph, $0.following.count + 1] + $0.following).bytes
        }
        let set = offsets(from: 2 + 2 * parts.count, parts, before: [parts.count])
        return FontData(words: [1, 8 + set.count, 1, 8]).bytes + set + coverage([first])
    }
}
