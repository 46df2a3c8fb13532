/// Contextual subtables, and others that come with them.
extension LayoutData {
    /// The lookups that a rule applies: a position in its input, and the number of a lookup.
    typealias Records = [(position: Int, lookup: Int)]

    private static func words(_ records: Records) -> [Int] { records.flatMap { [$0.position, $0.lookup] } }

    /// Format 1 of types 5 and 7: glyphs, for one first glyph.
    static func context(_ input: [Int], _ records: Records) -> [UInt8] {
        let rule = [input.count, records.count] + input.dropFirst() + words(records)
        let set = FontData(words: [1, 4] + rule).bytes
        return FontData(words: [1, 8 + set.count, 1, 8]).bytes + set + coverage([input[0]])
    }

    /// Format 1 of types 6 and 8: glyphs before, the nearest first, the input, and glyphs after it.
    static func chain(before: [Int], _ input: [Int], after: [Int], _ records: Records) -> [UInt8] {
        let first = [before.count] + before + [input.count] + input.dropFirst()
        let last = [after.count] + after + [records.count] + words(records)
        let set = FontData(words: [1, 4] + first + last).bytes
        return FontData(words: [1, 8 + set.count, 1, 8]).bytes + set + coverage([input[0]])
    }

    /// Format 2 of types 5 and 7: a rule of classes, whose first is that of the covered glyphs.
    static func classContext(
        _ covered: [Int], _ classes: [Int: Int], _ input: [Int], _ records: Records
    ) -> [UInt8] {
        let rule = [input.count, records.count] + input.dropFirst() + words(records)
        let set = FontData(words: [1, 4] + rule).bytes
        let start = 8 + 2 * (input[0] + 1)
        let offsets = Array(repeating: 0, count: input[0]) + [start]
        let coverage = coverage(covered)
        let places = [2, start + set.count, start + set.count + coverage.count, input[0] + 1]
        return FontData(words: places + offsets).bytes + set + coverage + Self.classes(classes)
    }

    /// Format 2 of types 6 and 8, with the same classes everywhere but where there is none.
    static func classChain(
        _ covered: [Int], _ classes: [Int: Int], before: [Int], _ input: [Int], after: [Int],
        _ records: Records
    ) -> [UInt8] {
        let first = [before.count] + before + [input.count] + input.dropFirst()
        let last = [after.count] + after + [records.count] + words(records)
        let set = FontData(words: [1, 4] + first + last).bytes
        let start = 12 + 2 * (input[0] + 1)
        let offsets = Array(repeating: 0, count: input[0]) + [start]
        let coverage = coverage(covered)
        let end = start + set.count + coverage.count
        let places = [
            2, start + set.count, before.isEmpty ? 0 : end, end, after.isEmpty ? 0 : end, input[0] + 1,
        ]
        return FontData(words: places + offsets).bytes + set + coverage + Self.classes(classes)
    }

    /// Format 3: a coverage for each position; chained for types 6 and 8.
    static func coverages(
        before: [[Int]] = [], _ input: [[Int]], after: [[Int]] = [], _ records: Records,
        isChained: Bool = true
    ) -> [UInt8] {
        let count = before.count + input.count + after.count
        let size = isChained ? 2 + 6 + 2 * count + 2 + 4 * records.count : 6 + 2 * count + 4 * records.count
        var (place, places): (Int, [Int]) = (size, [])
        let all = (before + input + after).map { coverage($0) }
        for bytes in all {
            places.append(place)
            place += bytes.count
        }
        let (second, third) = (before.count, before.count + input.count)
        let words =
            isChained
            ? [3, before.count] + places[..<second] + [input.count] + places[second..<third] + [after.count]
                + places[third...] + [records.count] + Self.words(records)
            : [3, input.count, records.count] + places + Self.words(records)
        return FontData(words: words).bytes + all.flatMap { $0 }
    }

    /// Type 8 of `GSUB`: a glyph for one with neighbours, from the end of the text.
    static func reverse(before: [Int], _ glyph: Int, after: [Int], by other: Int) -> [UInt8] {
        let size = 2 + 2 + 2 + 2 * before.count + 2 + 2 * after.count + 4
        var place = size + coverage([glyph]).count
        var places: [Int] = []
        for _ in before + after {
            places.append(place)
            place += coverage([0]).count
        }
        let words =
            [1, size, before.count] + places.prefix(before.count) + [after.count]
            + places.dropFirst(before.count)
            + [1, other]
        return FontData(words: words).bytes + coverage([glyph]) + (before + after).flatMap { coverage([$0]) }
    }

    /// Type 2 of `GSUB`: several glyphs for one, or none.
    static func sequence(_ glyph: Int, by glyphs: [Int]) -> [UInt8] {
        let sequence = FontData(words: [glyphs.count] + glyphs).bytes
        return FontData(words: [1, 8 + sequence.count, 1, 8]).bytes + sequence + coverage([glyph])
    }

    /// Type 1 of `GPOS`: another advance.
    static func advance(_ glyphs: [Int], by units: Int) -> [UInt8] {
        FontData(words: [1, 8, 4, units]).bytes + coverage(glyphs)
    }

    /// Type 3 of `GPOS`: where a glyph begins and ends, in units; `nil` without an anchor.
    static func cursive(_ anchors: [(glyph: Int, entry: Int?, exit: Int?)]) -> [UInt8] {
        var (places, bytes): ([Int], [UInt8]) = ([], [])
        let start = 6 + 4 * anchors.count
        for anchor in anchors {
            for units in [anchor.entry, anchor.exit] {
                places.append(units == nil ? 0 : start + bytes.count)
                if let units { bytes += FontData(words: [1, units, 0]).bytes }
            }
        }
        return FontData(words: [1, start + bytes.count, anchors.count] + places).bytes + bytes
            + coverage(anchors.map(\.glyph))
    }
}
