/// A `CFF ` table with charstrings and global subroutines.
enum CFFData {
    /// A table whose glyphs are some charstrings.
    ///
    /// - Parameters:
    ///   - charstrings: One per glyph.
    ///   - subroutines: The global subroutines.
    ///   - localOffset: The digits of the offset of the local subroutines, as a real number; `nil` for none.
    /// - Returns: The bytes of the table.
    static func table(
        _ charstrings: [[UInt8]], subroutines: [[UInt8]] = [], localOffset: String? = nil
    ) -> [UInt8] {
        let dictionary = localOffset.map { real($0) + [19] } ?? [139, 20]
        let header: [UInt8] = [1, 0, 4, 4]
        let (names, strings, globals) = (index([Array("T".utf8)]), index([]), index(subroutines))
        let top = { (charstrings: Int, dictionary: Int, size: Int) in
            long(charstrings) + [17] + long(size) + long(dictionary) + [18]
        }
        let start =
            header.count + names.count + index([top(0, 0, 0)]).count + strings.count + globals.count
        let glyphs = index(charstrings)
        return header + names + index([top(start, start + glyphs.count, dictionary.count)]) + strings
            + globals
            + glyphs + dictionary
    }

    /// A number of a charstring, in 16 bits.
    static func number(_ number: Int) -> [UInt8] { [28] + FontData(words: [number]).bytes }

    private static func long(_ number: Int) -> [UInt8] {
        var data = FontData()
        data.append(long: UInt32(number))
        return [29] + data.bytes
    }

    private static func real(_ digits: String) -> [UInt8] {
        var nibbles = digits.utf8.map { $0 - UInt8(ascii: "0") } + [15]
        if nibbles.count % 2 == 1 { nibbles.append(15) }
        return [30] + stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    }

    private static func index(_ entries: [[UInt8]]) -> [UInt8] {
        guard !entries.isEmpty else { return [0, 0] }
        var data = FontData(words: [entries.count])
        data.append([4])
        var offset = 1
        for entry in entries + [[]] {
            data.append(long: UInt32(offset))
            offset += entry.count
        }
        for entry in entries { data.append(entry) }
        return data.bytes
    }
}
