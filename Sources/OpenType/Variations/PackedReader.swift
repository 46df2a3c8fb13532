/// Reads lists of points and of differences, which are packed in runs.
///
/// https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#packed-point-numbers
struct PackedReader {
    /// Some points, or all of a glyph.
    struct Points {
        /// `nil` for all.
        let list: [Int]?
    }

    private let bytes: FontBytes
    var offset: Int

    init(_ bytes: FontBytes, at offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

    mutating func points() throws(TableFault) -> Points {
        var count = Int(try next())
        if count == 0 { return Points(list: nil) }
        if count & 0x80 != 0 { count = (count & 0x7F) << 8 | Int(try next()) }
        var points: [Int] = []
        var last = 0
        while points.count < count {
            let control = try next()
            for _ in 0...Int(control & 0x7F) where points.count < count {
                last += control & 0x80 != 0 ? Int(try word()) : Int(try next())
                points.append(last)
            }
        }
        return Points(list: points)
    }

    mutating func deltas(count: Int) throws(TableFault) -> [Int] {
        var deltas: [Int] = []
        while deltas.count < count {
            let control = try next()
            for _ in 0...Int(control & 0x3F) where deltas.count < count {
                switch control & 0xC0 {
                case 0x80: deltas.append(0)
                case 0x40: deltas.append(Int(Int16(bitPattern: try word())))
                case 0: deltas.append(Int(Int8(bitPattern: try next())))
                default: throw .format(Int(control))
                }
            }
        }
        return deltas
    }

    private mutating func next() throws(TableFault) -> UInt8 {
        defer { offset += 1 }
        return try bytes.byte(at: offset)
    }

    private mutating func word() throws(TableFault) -> UInt16 {
        defer { offset += 2 }
        return try bytes.uint16(at: offset)
    }
}
