/// An axis of a variable font, such as its weight.
///
/// https://learn.microsoft.com/typography/opentype/spec/fvar#variationaxisrecord
public struct FontAxis: Hashable, Sendable {
    /// Its tag: `wght`, `wdth`, `opsz`.
    public let tag: FontTag

    /// The lowest value.
    public let minimum: Double

    /// The value of the default instance.
    public let defaultValue: Double

    /// The highest value.
    public let maximum: Double

    /// Its name in the font, in English if possible; `nil` without a readable one.
    public let name: String?

    /// The values of the axis.
    public var range: ClosedRange<Double> { minimum...maximum }

    /// The value on a scale on which the default is 0 and the ends are −1 and 1, in 16384ths.
    func normalized(_ value: Double) -> Int {
        let value = min(max(value, minimum), maximum)
        let part =
            value < defaultValue
            ? -(defaultValue - value) / (defaultValue - minimum)
            : value > defaultValue ? (value - defaultValue) / (maximum - defaultValue) : 0
        return wholeUnits(part * 16384)
    }
}

/// A named instance of a variable font, such as Bold.
public struct FontInstance: Hashable, Sendable {
    /// The name of the subfamily, in English if possible; `nil` without a readable one.
    public let name: String?

    /// The PostScript name; `nil` if the font has none for it.
    public let postScriptName: String?

    /// A value for each axis of the font, in their order.
    public let values: [Double]

    /// Whether a text is one of its names, letter case aside.
    func isNamed(_ text: String) -> Bool {
        [name, postScriptName].contains { $0?.lowercased() == text.lowercased() }
    }
}

/// `fvar`: the axes and the named instances of a variable font.
///
/// https://learn.microsoft.com/typography/opentype/spec/fvar
struct FontVariationsTable {
    let axes: [FontAxis]
    let instances: [FontInstance]

    /// The largest number of axes; the largest known fonts have a quarter of it.
    private static let maximumAxisCount = 64

    init(_ table: FontTable, _ names: NameTable?) throws(TableFault) {
        let bytes = try table.layoutBytes(header: 16)
        var limit = ReadingLimit(tableSize: bytes.count)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        let start = Int(try bytes.uint16(at: 4))
        let (axisCount, axisSize) = (Int(try bytes.uint16(at: 8)), Int(try bytes.uint16(at: 10)))
        let (count, size) = (Int(try bytes.uint16(at: 12)), Int(try bytes.uint16(at: 14)))
        guard axisCount <= Self.maximumAxisCount else { throw .tooComplex }
        guard axisCount == 0 || axisSize >= 20 else { throw .recordSize(UInt16(axisSize)) }
        guard count == 0 || size >= 4 + 4 * axisCount else { throw .recordSize(UInt16(size)) }
        var axes: [FontAxis] = []
        for number in 0..<axisCount {
            let place = start + number * axisSize
            let values = try Self.values(bytes, at: place + 4, count: 3)
            guard values[0] <= values[1], values[1] <= values[2] else { throw .unsorted }
            axes.append(
                FontAxis(
                    tag: try bytes.tag(at: place), minimum: values[0], defaultValue: values[1],
                    maximum: values[2], name: names?.text(number: try bytes.uint16(at: place + 18))))
        }
        var instances: [FontInstance] = []
        try limit.spend(count)
        for number in 0..<count {
            let place = start + axisCount * axisSize + number * size
            let hasPostScriptName = size >= 6 + 4 * axisCount
            instances.append(
                FontInstance(
                    name: names?.text(number: try bytes.uint16(at: place)),
                    postScriptName: hasPostScriptName
                        ? names?.text(number: try bytes.uint16(at: place + 4 + 4 * axisCount)) : nil,
                    values: try Self.values(bytes, at: place + 4, count: axisCount)))
        }
        (self.axes, self.instances) = (axes, instances)
    }

    /// Numbers with 16 bits after the point.
    private static func values(
        _ bytes: FontBytes, at offset: Int, count: Int
    ) throws(TableFault) -> [Double] {
        var values: [Double] = []
        for number in 0..<count {
            values.append(Double(Int32(bitPattern: try bytes.uint32(at: offset + 4 * number))) / 65536)
        }
        return values
    }
}

/// `avar`: how evenly a font's instances are spread along its axes.
///
/// https://learn.microsoft.com/typography/opentype/spec/avar
struct AxisMaps {
    /// Pairs of coordinates in 16384ths, ascending, for each axis.
    private let maps: [[(from: Int, to: Int)]]

    static let none = AxisMaps(maps: [])

    private init(maps: [[(from: Int, to: Int)]]) { self.maps = maps }

    init(_ table: FontTable) throws(TableFault) {
        let bytes = try table.layoutBytes(header: 8)
        var limit = ReadingLimit(tableSize: bytes.count)
        let version = try bytes.uint16(at: 0)
        guard version == 1 else { throw .version(version) }
        let axisCount = Int(try bytes.uint16(at: 6))
        var maps: [[(from: Int, to: Int)]] = []
        var place = 8
        for _ in 0..<axisCount {
            let count = Int(try bytes.uint16(at: place))
            try limit.spend(count + 1)
            place += 2
            var map: [(from: Int, to: Int)] = []
            for _ in 0..<count {
                let pair = (from: Int(try bytes.int16(at: place)), to: Int(try bytes.int16(at: place + 2)))
                guard pair.from >= map.last?.from ?? -32768 else { throw .unsorted }
                map.append(pair)
                place += 4
            }
            maps.append(map)
        }
        self.maps = maps
    }

    /// A coordinate of an axis as the font's other tables have it.
    func mapped(_ coordinate: Int, axis: Int) -> Int {
        guard maps.indices.contains(axis), let first = maps[axis].first, let last = maps[axis].last,
            maps[axis].count > 1
        else { return coordinate }
        if coordinate <= first.from { return coordinate - first.from + first.to }
        if coordinate >= last.from { return coordinate - last.from + last.to }
        let next = maps[axis].firstIndex { $0.from >= coordinate } ?? 0
        let (low, high) = (maps[axis][max(0, next - 1)], maps[axis][next])
        guard high.from > low.from, coordinate < high.from else { return high.to }
        let part = Double(coordinate - low.from) / Double(high.from - low.from)
        return wholeUnits(Double(low.to) + part * Double(high.to - low.to))
    }
}
