/// The differences of values between the default instance of a variable font and others.
///
/// https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#item-variation-store
struct ItemVariationStore {
    /// The differences of some values in the same regions.
    private struct Part {
        /// The offset of the rows.
        let rows: Int
        let count: Int
        /// The number of regions whose differences have the larger size, and whether that is 32 bits.
        let wideCount: Int
        let isLong: Bool
        let regions: [Int]

        var rowSize: Int { (regions.count + wideCount) * (isLong ? 2 : 1) }
    }

    private let bytes: FontBytes
    private let parts: [Part?]
    /// The lower end, peak and upper end on each axis, region by region, in 16384ths.
    private let regions: [[(start: Int, peak: Int, end: Int)]]

    init(_ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit) throws(TableFault) {
        self.bytes = bytes
        guard offset < bytes.count else { throw .offsetOutsideTable }
        let format = try bytes.uint16(at: offset)
        guard format == 1 else { throw .format(Int(format)) }
        let list = Int(clamping: try bytes.uint32(at: offset + 2))
        guard list < bytes.count - offset else { throw .offsetOutsideTable }
        regions = try Self.regions(bytes, at: offset + list, &limit)
        let count = Int(try bytes.uint16(at: offset + 6))
        try limit.spend(count)
        var parts: [Part?] = []
        for number in 0..<count {
            let start = Int(clamping: try bytes.uint32(at: offset + 8 + 4 * number))
            guard start < bytes.count - offset else { throw .offsetOutsideTable }
            parts.append(
                start == 0
                    ? nil : try Self.part(bytes, at: offset + start, regionCount: regions.count, &limit))
        }
        self.parts = parts
    }

    private static func regions(
        _ bytes: FontBytes, at offset: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) -> [[(start: Int, peak: Int, end: Int)]] {
        let (axisCount, count) = (Int(try bytes.uint16(at: offset)), Int(try bytes.uint16(at: offset + 2)))
        var regions: [[(start: Int, peak: Int, end: Int)]] = []
        for number in 0..<count {
            try limit.spend(axisCount + 1)
            var region: [(start: Int, peak: Int, end: Int)] = []
            for axis in 0..<axisCount {
                let place = offset + 4 + 6 * (number * axisCount + axis)
                region.append(
                    (
                        Int(try bytes.int16(at: place)), Int(try bytes.int16(at: place + 2)),
                        Int(try bytes.int16(at: place + 4))
                    ))
            }
            regions.append(region)
        }
        return regions
    }

    private static func part(
        _ bytes: FontBytes, at offset: Int, regionCount: Int, _ limit: inout ReadingLimit
    ) throws(TableFault) -> Part {
        let count = Int(try bytes.uint16(at: offset))
        let wide = try bytes.uint16(at: offset + 2)
        let indexCount = Int(try bytes.uint16(at: offset + 4))
        try limit.spend(indexCount)
        var regions: [Int] = []
        for number in 0..<indexCount {
            let region = Int(try bytes.uint16(at: offset + 6 + 2 * number))
            guard region < regionCount else { throw .offsetOutsideTable }
            regions.append(region)
        }
        let part = Part(
            rows: offset + 6 + 2 * indexCount, count: count, wideCount: Int(wide & 0x7FFF),
            isLong: wide & 0x8000 != 0, regions: regions)
        guard part.wideCount <= indexCount, part.rows + count * part.rowSize <= bytes.count else {
            throw .offsetOutsideTable
        }
        return part
    }

    /// How much of each region's differences counts at some coordinates, from 0 to 1.
    func factors(at coordinates: [Int]) -> [Double] {
        regions.map { region in
            region.enumerated().reduce(1.0) { factor, axis in
                factor
                    * Self.factor(
                        axis.element, at: axis.offset < coordinates.count ? coordinates[axis.offset] : 0)
            }
        }
    }

    static func factor(_ range: (start: Int, peak: Int, end: Int), at coordinate: Int) -> Double {
        let (start, peak, end) = range
        if peak == 0 || coordinate == peak { return 1 }
        // A range that is out of order, or on both sides of the default, is no limit.
        if start > peak || peak > end || start < 0 && end > 0 { return 1 }
        if coordinate <= start || coordinate >= end { return 0 }
        return coordinate < peak
            ? Double(coordinate - start) / Double(peak - start)
            : Double(end - coordinate) / Double(end - peak)
    }

    /// The difference of a value, with what counts of each region.
    ///
    /// - Returns: Units, not rounded; 0 for a value that is not in the store.
    func delta(outer: Int, inner: Int, factors: [Double]) -> Double {
        guard parts.indices.contains(outer), let part = parts[outer], inner < part.count else { return 0 }
        var place = part.rows + inner * part.rowSize
        var sum = 0.0
        for (number, region) in part.regions.enumerated() {
            let isWide = number < part.wideCount
            let value: Int
            switch (isWide, part.isLong) {
            case (true, true):
                value = Int(Int32(bitPattern: bytes.long(at: place)))
                place += 4
            case (true, false), (false, true):
                value = Int(Int16(truncatingIfNeeded: bytes.word(at: place)))
                place += 2
            case (false, false):
                value = Int(Int8(bitPattern: (try? bytes.byte(at: place)) ?? 0))
                place += 1
            }
            sum += factors[region] * Double(value)
        }
        return sum
    }
}

/// The differences of values at an instance.
struct VariationDeltas {
    private let store: ItemVariationStore
    private let factors: [Double]

    init(_ store: ItemVariationStore, at coordinates: [Int]) {
        self.store = store
        factors = store.factors(at: coordinates)
    }

    /// The difference of a value, in units, rounded to a whole number, halves upward.
    func delta(outer: Int, inner: Int) -> Int {
        wholeUnits(exactDelta(outer: outer, inner: inner))
    }

    /// The same, not rounded.
    func exactDelta(outer: Int, inner: Int) -> Double {
        store.delta(outer: outer, inner: inner, factors: factors)
    }

    /// The difference that a device table states if it is an index of variations; 0 for other device tables.
    func delta(_ bytes: FontBytes, deviceAt offset: Int) -> Int {
        guard bytes.word(at: offset + 4) == 0x8000 else { return 0 }
        return delta(outer: bytes.word(at: offset), inner: bytes.word(at: offset + 2))
    }
}

/// A number of units as a whole number, halves upward as in HarfBuzz.
func wholeUnits(_ units: Double) -> Int { Int(exactly: (units + 0.5).rounded(.down)) ?? 0 }
