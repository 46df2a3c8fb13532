/// An index of values by their loose names.
///
/// It is built from the tables of names, so that each spelling is written only once.
struct NameIndex<Value: Sendable>: Sendable {
    private let entries: [(name: String, value: Value)]
    /// Open addressing: numbers of entries, plus one; the count is a power of two.
    private var slots: [UInt8]
    /// The pairs of letters with which names begin, one bit each.
    private var pairs: [UInt64] = Array(repeating: 0, count: 11)
    /// The first letters of names, one bit each.
    private var firsts: UInt64 = 0

    /// Makes an index of up to 254 names; if a name appears twice, its first value is used.
    init(_ names: [(name: String, value: Value)]) {
        precondition(names.count < 255, "an index has at most 254 names")
        entries = names
        slots = Array(repeating: 0, count: 512)
        for (number, entry) in names.enumerated() {
            let name = LooseName(entry.name)
            var place = name.hash & 511
            while slots[place] != 0 { place = (place + 1) & 511 }
            slots[place] = UInt8(number + 1)
            guard let first = name.letters.0.flatMap(Self.number) else { continue }
            firsts |= 1 << UInt64(first)
            if let second = name.letters.1.flatMap(Self.number) {
                let pair = 26 * first + second
                pairs[pair / 64] |= 1 << UInt64(pair % 64)
            }
        }
    }

    /// The value with a name; `nil` for other names.
    func value(of name: LooseName) -> Value? {
        let (first, second) = name.letters
        // Most names in large files are rejected here.
        if let second {
            guard let one = first.flatMap(Self.number), let two = Self.number(second) else { return nil }
            let pair = 26 * one + two
            guard pairs[pair / 64] & 1 << UInt64(pair % 64) != 0 else { return nil }
        }
        var place = name.hash & 511
        while slots[place] != 0 {
            let entry = entries[Int(slots[place]) - 1]
            if name.isSpelled(entry.name) { return entry.value }
            place = (place + 1) & 511
        }
        return nil
    }

    /// Whether a name can begin with a byte, not counting a leading type name.
    func mayBegin(with byte: UInt8) -> Bool {
        guard let number = Self.number(byte | 0x20) else { return LooseName.leadingBytes.contains(byte) }
        return firsts & 1 << UInt64(number) != 0
    }

    /// The number of a lower case letter, from 0; `nil` for other bytes.
    private static func number(_ letter: UInt8) -> Int? {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) ? Int(letter) - 0x61 : nil
    }
}
