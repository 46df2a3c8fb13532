/// Text operations on bytes, for text in which only ASCII characters matter.
extension StringProtocol {
    /// The text with the letters A to Z in lower case.
    @inlinable package var asciiLowercased: String {
        String(unsafeUninitializedCapacity: utf8.count) { buffer in
            var count = 0
            for byte in utf8 where count < buffer.count {
                buffer[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
                count += 1
            }
            return count
        }
    }

    /// The parts between ASCII separators, including empty ones.
    @inlinable package func parts(separatedBy separator: Unicode.Scalar) -> [SubSequence] {
        utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: separator) }
            .map { self[$0.startIndex..<$0.endIndex] }
    }
}

extension Substring {
    /// The text without spaces at its beginning and end.
    @inlinable package var trimmingSpaces: Substring {
        let space = UInt8(ascii: " ")
        guard let first = utf8.firstIndex(where: { $0 != space }),
            let last = utf8.lastIndex(where: { $0 != space })
        else { return self[endIndex...] }
        return self[first...last]
    }
}
