import DesignTokens

/// Unique names for findings that stay the same from run to run, even when lines move.
struct Fingerprints {
    /// The number of earlier findings with the same rule, file, token and message.
    private var counts: [Hash: UInt32] = [:]

    /// Two hashes of one text.
    private struct Hash: Hashable {
        let first: UInt64
        let second: UInt64
    }

    /// The fingerprint of the next finding, with the reported name of its file: 32 hexadecimal digits.
    mutating func next(for finding: some ReportedFinding, file: String?) -> String {
        next(for: finding.identity(file: file))
    }

    /// The fingerprint of a file that could not be judged.
    mutating func next(for problem: CheckProblem, file: String?) -> String {
        next(for: [CheckProblem.name, file ?? "", "", problem.reason])
    }

    private mutating func next(for parts: [String]) -> String {
        let first = Self.hash(of: parts)
        let count = counts[first, default: 0]
        counts[first] = count &+ 1
        return Self.text(of: count == 0 ? first : Self.hash(of: parts + [String(count)]))
    }

    /// FNV-1a of 64 bits, from its own offset basis and from another.
    private static func hash(of parts: [String]) -> Hash {
        Hash(
            first: hash(of: parts, from: 0xCBF2_9CE4_8422_2325),
            second: hash(of: parts, from: 0x6C62_272E_07BB_0142))
    }

    private static func text(of hash: Hash) -> String {
        NumberText.hexadecimal(hash.first, digits: 16) + NumberText.hexadecimal(hash.second, digits: 16)
    }

    private static func hash(of parts: [String], from start: UInt64) -> UInt64 {
        var hash = start
        for part in parts {
            // No byte of UTF-8 is 0xFF, so that the parts cannot run into each other.
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        return hash
    }
}
