/// The adjustments of pairs that were asked for last.
struct PairCache {
    private static let size = 2048

    private var keys: [UInt64] = []
    private var values: [PairAdjustment?] = []

    /// The adjustment of a pair by a lookup, looked up by a function when it is not known.
    mutating func adjustment(
        lookup: Int, _ first: UInt16, _ second: UInt16, _ look: () -> PairAdjustment?
    ) -> PairAdjustment? {
        if keys.isEmpty {
            // No key is of all ones: there are fewer lookups.
            keys = Array(repeating: .max, count: Self.size)
            values = Array(repeating: nil, count: Self.size)
        }
        let key = UInt64(UInt16(truncatingIfNeeded: lookup)) << 32 | UInt64(first) << 16 | UInt64(second)
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 53)
        if keys[place] == key { return values[place] }
        let value = look()
        keys[place] = key
        values[place] = value
        return value
    }
}
