import JSONText

/// The suggestion of the one valid name that a mistyped one is near to.
enum NearestName {
    /// The nearest of the candidates, if it is near and no other is equally near.
    ///
    /// Candidates that differ in case or hyphens alone are one.
    ///
    /// Near is one slip for three letters: a letter too many, too few, another, or two exchanged. Case does
    /// not count.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let typed = letters(of: name)
        guard (3...64).contains(typed.count) else { return nil }
        var best: (name: String, distance: Int, isUnique: Bool)?
        for candidate in candidates {
            let distance = distance(typed, letters(of: candidate))
            if best.map({ distance < $0.distance }) ?? true {
                best = (candidate, distance, true)
            } else if let nearest = best, distance == nearest.distance {
                best?.isUnique = nearest.isUnique && letters(of: candidate) == letters(of: nearest.name)
            }
        }
        guard let best, best.isUnique, best.distance <= max(1, typed.count / 3) else { return nil }
        return best.name
    }

    private static func letters(of name: String) -> [UInt8] {
        name.asciiLowercased.utf8.filter { $0 != UInt8(ascii: "-") }
    }

    /// The number of slips between two words (optimal string alignment).
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
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
