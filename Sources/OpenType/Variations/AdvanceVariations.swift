/// `HVAR`: the differences of advances between instances.
///
/// https://learn.microsoft.com/typography/opentype/spec/hvar
struct AdvanceVariations {
    private let deltas: VariationDeltas
    /// The places of the differences in the store, glyph by glyph; `nil` if they are in the order of glyphs.
    private let map: DeltaMap?

    init(_ table: FontTable, at coordinates: [Int]) throws(TableFault) {
        let bytes = try table.layoutBytes(header: 20)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        var limit = ReadingLimit(tableSize: bytes.count)
        let store = try ItemVariationStore(bytes, at: Int(clamping: try bytes.uint32(at: 4)), &limit)
        deltas = VariationDeltas(store, at: coordinates)
        let start = Int(clamping: try bytes.uint32(at: 8))
        map = start == 0 ? nil : try DeltaMap(bytes, at: start)
    }

    /// The difference of a glyph's advance, in whole units.
    func delta(of glyph: Int) -> Int {
        let (outer, inner) = map?.place(of: glyph) ?? (0, glyph)
        return deltas.delta(outer: outer, inner: inner)
    }

    /// The places of glyphs in a store.
    ///
    /// https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#associating-target-items-to-variation-data
    private struct DeltaMap {
        private let bytes: FontBytes
        private let start: Int
        private let count: Int
        private let entrySize: Int
        private let innerBits: Int

        init(_ bytes: FontBytes, at offset: Int) throws(TableFault) {
            guard offset < bytes.count else { throw .offsetOutsideTable }
            self.bytes = bytes
            let format = try bytes.byte(at: offset)
            guard format <= 1 else { throw .format(Int(format)) }
            let entry = Int(try bytes.byte(at: offset + 1))
            (entrySize, innerBits) = ((entry >> 4 & 3) + 1, (entry & 0xF) + 1)
            count =
                format == 0
                ? Int(try bytes.uint16(at: offset + 2)) : Int(clamping: try bytes.uint32(at: offset + 2))
            start = offset + (format == 0 ? 4 : 6)
            guard count <= (bytes.count - start) / entrySize else { throw .offsetOutsideTable }
        }

        /// The place for a glyph; glyphs beyond the last entry have the last place.
        func place(of glyph: Int) -> (outer: Int, inner: Int) {
            guard count > 0 else { return (0, glyph) }
            let place = start + min(glyph, count - 1) * entrySize
            let entry = (0..<entrySize).reduce(0) { $0 << 8 | Int((try? bytes.byte(at: place + $1)) ?? 0) }
            return (entry >> innerBits, entry & ((1 << innerBits) - 1))
        }
    }
}

/// `MVAR`: the differences of a font's metrics between instances.
///
/// https://learn.microsoft.com/typography/opentype/spec/mvar
struct MetricsVariations {
    /// The typographic ascender, descender and line gap that change.
    let lineMetrics: [FontTag]
    private let deltas: VariationDeltas?
    private let places: [FontTag: (outer: Int, inner: Int)]

    private static let lineTags = ["hasc", "hdsc", "hlgp"].map { FontTag($0) }

    init(_ table: FontTable, at coordinates: [Int]) throws(TableFault) {
        let bytes = try table.layoutBytes(header: 12)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        let (size, count) = (Int(try bytes.uint16(at: 6)), Int(try bytes.uint16(at: 8)))
        guard count == 0 || size >= 8 else { throw .recordSize(UInt16(size)) }
        guard 12 + count * size <= bytes.count else { throw .offsetOutsideTable }
        var places: [FontTag: (outer: Int, inner: Int)] = [:]
        for number in 0..<count {
            let record = 12 + number * size
            places[try bytes.tag(at: record)] = (bytes.word(at: record + 4), bytes.word(at: record + 6))
        }
        self.places = places
        lineMetrics = Self.lineTags.filter { places[$0] != nil }
        let store = Int(try bytes.uint16(at: 10))
        var limit = ReadingLimit(tableSize: bytes.count)
        deltas =
            store == 0
            ? nil : VariationDeltas(try ItemVariationStore(bytes, at: store, &limit), at: coordinates)
    }

    /// The difference of a metric, in whole units.
    func delta(_ tag: String) -> Int {
        guard let deltas, let place = places[FontTag(tag)] else { return 0 }
        return deltas.delta(outer: place.outer, inner: place.inner)
    }
}
