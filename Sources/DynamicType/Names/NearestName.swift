/// Suggestions for mistyped names.
package enum NearestName {
    /// The candidate nearest to a name, if it is near enough and no other candidate is as near.
    ///
    /// A name may have one typing error for every three letters: a letter too many, too few or wrong, or two
    /// letters swapped. Case and hyphens do not matter, so candidates that differ only in these count as one.
    ///
    /// - Parameters:
    ///   - name: The name as it was typed. Names under 3 or over 64 letters have no nearest one.
    ///   - candidates: The valid names.
    /// - Returns: The nearest candidate as it is written; `nil` if none is near enough or several are.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let typed = letters(of: name)
        guard (3...64).contains(typed.count) else { return nil }
        var best: (name: String, slips: Int, isUnique: Bool)?
        for candidate in candidates {
            let slips = slips(between: typed, and: letters(of: candidate))
            if best.map({ slips < $0.slips }) ?? true {
                best = (candidate, slips, true)
            } else if let nearest = best, slips == nearest.slips {
                best?.isUnique = nearest.isUnique && letters(of: candidate) == letters(of: nearest.name)
            }
        }
        guard let best, best.isUnique, best.slips <= max(1, typed.count / 3) else { return nil }
        return best.name
    }

    /// Whether two names differ by one slip at most.
    ///
    /// It only compares the common beginning and end, because large token files ask it of every name.
    package static func areOneSlipApart(_ name: String, _ other: String) -> Bool {
        guard abs(name.utf8.count - other.utf8.count) <= 1 + hyphenCount(name) + hyphenCount(other) else {
            return false
        }
        let (one, two) = (letters(of: name), letters(of: other))
        guard abs(one.count - two.count) <= 1 else { return false }
        let start = zip(one, two).prefix { $0 == $1 }.count
        let end = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
        if start + end >= max(one.count, two.count) - 1 { return true }
        return one.count == two.count && start + end == one.count - 2 && one[start] == two[start + 1]
            && one[start + 1] == two[start]
    }

    /// The values with a name that is one slip from a name.
    ///
    /// Names that differ in their digits, in the number of their `x` or only in an ending `r` or `st` are other sizes of
    /// one family, as `larger` and `large` are, and not slips.
    ///
    /// - Parameters:
    ///   - name: The name as it was typed.
    ///   - candidates: The valid names, each with its value.
    /// - Returns: Each value once, with the first of its near names, in the order of the candidates.
    package static func oneSlip<Value: Equatable>(
        from name: String, among candidates: [(name: String, value: Value)]
    ) -> [(name: String, value: Value)] {
        guard letters(of: name).count >= 3 else { return [] }
        let marks = sizeMarks(of: name)
        var near: [(name: String, value: Value)] = []
        for candidate in candidates where !near.contains(where: { $0.value == candidate.value }) {
            let isSize =
                letters(of: name).starts(with: letters(of: candidate.name))
                && ["r", "st"].contains(name.suffix(max(0, name.utf8.count - candidate.name.utf8.count)))
            if !isSize, sizeMarks(of: candidate.name) == marks, areOneSlipApart(candidate.name, name) {
                near.append(candidate)
            }
        }
        return near
    }

    /// The digits and the `x` of a name, by which sizes of one family differ.
    private static func sizeMarks(of name: String) -> [UInt8] {
        letters(of: name).filter { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "x") }
    }

    private static func hyphenCount(_ name: String) -> Int {
        name.utf8.count { $0 == UInt8(ascii: "-") }
    }

    private static func letters(of name: String) -> [UInt8] {
        name.utf8.compactMap { byte in
            if byte == UInt8(ascii: "-") { return nil }
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        }
    }

    /// The number of slips between two words (the optimal string alignment distance).
    private static func slips(between first: [UInt8], and second: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, byte) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                let substitution = last[column] + (byte == other ? 0 : 1)
                var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
