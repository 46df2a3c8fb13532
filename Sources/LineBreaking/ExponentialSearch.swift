/// Searches of ordered numbers that need few tests near a good guess.
enum ExponentialSearch {
    /// The last number that fits, if all before it fit and none after it does.
    ///
    /// Numbers much farther from `first` than twice the answer are not tested, unless the guess is.
    ///
    /// - Parameters:
    ///   - first: A number that fits.
    ///   - last: The last number, not below `first`.
    ///   - guess: The number to begin with.
    ///   - fits: Whether a number fits.
    /// - Returns: A number from `first` to `last`.
    static func last(from first: Int, to last: Int, guess: Int, fits: (Int) -> Bool) -> Int {
        guard first < last else { return first }
        var (low, high, step) = (first, last + 1, 1)
        var probe = min(max(guess, first + 1), last)
        let goesUp = fits(probe)
        if goesUp { low = probe } else { high = probe }
        while high - low > 1 {
            probe = goesUp ? min(low + step, high - 1) : max(high - step, low + 1)
            let fit = fits(probe)
            if fit { low = probe } else { high = probe }
            guard fit == goesUp else { break }
            step *= 2
        }
        while high - low > 1 {
            probe = low + (high - low) / 2
            if fits(probe) { low = probe } else { high = probe }
        }
        return low
    }
}

extension Array {
    /// The first index from `start` on whose element belongs to the second of two parts.
    func partitioningIndex(from start: Int, belongsToSecond: (Element) -> Bool) -> Int {
        var (low, high) = (start, count)
        while low < high {
            let middle = low + (high - low) / 2
            if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
