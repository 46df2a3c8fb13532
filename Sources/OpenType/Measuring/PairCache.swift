/// What lookups say of pairs of glyphs, of those that were asked for last.
struct PairCache<Value> {
    private static var size: Int { 2048 }

    private var keys: [UInt64] = []
    private var values: [Value?] = []

    /// What a lookup says of a pair, looked up by a function when it is not known.
    mutating func value(lookup: Int, _ first: UInt16, _ second: UInt16, _ look: () -> Value) -> Value {
        if keys.isEmpty {
            // No key is of all ones: there are fewer lookups.
            keys = Array(repeating: .max, count: Self.size)
            values = Array(repeating: nil, count: Self.size)
        }
        let key = UInt64(UInt16(truncatingIfNeeded: lookup)) << 32 | UInt64(first) << 16 | UInt64(second)
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 53)
        if keys[place] == key, let value = values[place] { return value }
        let value = look()
        keys[place] = key
        values[place] = value
        return value
    }
}
