/// Synthetic fonts with contexts, attached letters and variations.
extension SyntheticFont {
    /// Contexts of glyphs and classes, several glyphs for one, and joined forms.
    static let contexts = shaped(
        "calt",
        [
            .init(type: 5, subtables: [LayoutData.context([e, v], [(1, 2), (0, 0)])]),
            .init(
                type: 5, flags: 8, subtables: [LayoutData.classContext([a], [a: 1, v: 2], [1, 2], [(1, 2)])]),
            .init(type: 1, subtables: [LayoutData.single([v: a])]),
            .init(type: 2, subtables: [LayoutData.sequence(i, by: [i, f])]),
        ])

    /// Chained contexts of glyphs, classes and coverages, and a substitution from the end.
    static let chains = shaped(
        "calt",
        [
            .init(type: 6, subtables: [LayoutData.chain(before: [e], [v], after: [i], [(0, 3)])]),
            .init(
                type: 6,
                subtables: [
                    LayoutData.classChain([v], [v: 2, e: 1], before: [1], [2], after: [], [(0, 3), (9, 9)])
                ]),
            .init(type: 6, subtables: [LayoutData.coverages(before: [[a]], [[v]], after: [[a]], [(0, 3)])]),
            .init(type: 1, subtables: [LayoutData.single([v: a])]),
            .init(type: 8, subtables: [LayoutData.reverse(before: [a], v, after: [], by: e)]),
        ])

    /// Letters that are attached, and advances in contexts.
    static let attached = measured.with(
        "GPOS",
        LayoutData(
            "curs",
            [
                .init(type: 3, flags: 1, subtables: [LayoutData.cursive([(a, 20, 530), (v, 30, nil)])]),
                .init(type: 8, subtables: [LayoutData.coverages(before: [[a]], [[v]], [(0, 2)])]),
                .init(type: 1, subtables: [LayoutData.advance([v], by: -9)]),
                .init(type: 7, subtables: [LayoutData.context([a, v], [(0, 3), (1, 2)])]),
            ]
        ).bytes
    )
    .with("kern", FontTables.kern([FontTables.kernClasses(a, [[0, -40], [0, -7]])]))

    /// An axis with a map, and advances that follow it.
    static let varied =
        measured
        .with("fvar", FontTables.fvar)
        .with("avar", FontData(words: [1, 0, 0, 1, 3, 0xC000, 0xC000, 0, 0, 0x4000, 0x4000]).bytes)
        .with("HVAR", FontTables.hvar(deltas: [0, 5, 60, -60]))
        .with("name", FontTables.name([NameEntry(2, "Regular"), NameEntry(256, "Weight")]))

    private static func shaped(_ feature: String, _ lookups: [LayoutData.Lookup]) -> SyntheticFont {
        measured.with("GSUB", LayoutData(feature, lookups).bytes)
    }
}

extension FontTables {
    /// A subtable of `kern` in format 2: a row of values for each class of two glyphs from a first one on.
    static func kernClasses(_ first: Int, _ rows: [[Int]]) -> [UInt8] {
        let width = 2 * (rows.first?.count ?? 0)
        let (left, right, values) = (14, 14 + 4 + 2 * rows.count, 14 + 8 + 4 * rows.count)
        let lefts = rows.indices.map { values + $0 * width }
        let rights = rows.indices.map { 2 * $0 }
        let length = values + width * rows.count
        let words =
            [0, length, 0x201, width, left, right, values] + [first, rows.count] + lefts + [
                first, rows.count,
            ] + rights
            + rows.flatMap { $0 }
        return FontData(words: words).bytes
    }

    /// `HVAR` with the differences of the first glyphs at the end of the only axis.
    static func hvar(deltas: [Int]) -> [UInt8] {
        var data = FontData(words: [1, 0, 0, 20, 0, 0, 0, 0, 0, 0])
        // The store: its regions, and one list of differences.
        data.append(FontData(words: [1, 0, 12, 1, 0, 22, 1, 1, 0, 0x4000, 0x4000]).bytes)
        data.append(FontData(words: [deltas.count, 1, 1, 0] + deltas).bytes)
        return data.bytes
    }
}
