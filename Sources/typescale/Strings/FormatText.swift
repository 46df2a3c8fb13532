/// A text of Apple's formats, in which `%%` is a percent sign and `%@`, `%lld`, `%1$@` or `%#@name@` is a place
/// for an argument.
///
/// A space after the percent sign begins no placeholder, although a format might have it as a flag: `50 % de`
/// and `100% sure` are texts.
struct FormatText {
    /// The positions of the arguments, from 1, that named placeholders of a string catalog stand for.
    var namedPositions: [String: Int] = [:]
    /// In a substitution of a string catalog, the position of the argument that `%arg` stands for.
    var substituted: Substituted?

    /// What a substitution's own `%arg` is.
    struct Substituted {
        /// From 1; `nil` for the next one.
        let position: Int?
    }

    /// The text with arguments in the places of its placeholders, and how many these are; a place for which
    /// there is no argument stays as it is written.
    static func filled(_ text: String, _ arguments: [String]) -> (text: String, placeholders: Int) {
        FormatText().filled(text, arguments)
    }

    /// The text with arguments in the places of its placeholders, and how many these are.
    func filled(_ text: String, _ arguments: [String]) -> (text: String, placeholders: Int) {
        let percent = UInt8(ascii: "%")
        guard text.utf8.contains(percent) else { return (text, 0) }
        var (rest, result): (ArraySlice<UInt8>, [UInt8]) = (Array(text.utf8)[...], [])
        var (count, next) = (0, 1)
        while let byte = rest.first {
            if byte == percent, rest.dropFirst().first == percent {
                result.append(percent)
                rest = rest.dropFirst(2)
            } else if byte == percent, let placeholder = placeholder(at: rest) {
                count += 1
                next += placeholder.stars
                let position = placeholder.position ?? next
                if placeholder.position == nil { next += 1 }
                if arguments.indices.contains(position - 1) {
                    result.append(contentsOf: arguments[position - 1].utf8)
                } else {
                    result.append(contentsOf: rest.prefix(placeholder.length))
                }
                rest = rest.dropFirst(placeholder.length)
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return (String(decoding: result, as: UTF8.self), count)
    }

    private struct Placeholder {
        let length: Int
        /// From 1; `nil` for the next argument.
        let position: Int?
        /// How many widths or precisions take arguments before it.
        var stars = 0
    }

    /// The placeholder that begins at the percent sign; `nil` where there is none.
    private func placeholder(at start: ArraySlice<UInt8>) -> Placeholder? {
        var rest = start.dropFirst()
        if let substituted, rest.starts(with: "arg".utf8) {
            return Placeholder(length: 4, position: substituted.position)
        }
        let position = Self.takePosition(&rest)
        let flags = Self.take(&rest) { "-+0#'".utf8.contains($0) }
        var stars = 0
        Self.takeWidth(&rest, &stars)
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            Self.takeWidth(&rest, &stars)
        }
        _ = Self.take(&rest) { "hlqLztj".utf8.contains($0) }
        guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(conversion) else {
            return nil
        }
        var named: Int?
        if conversion == UInt8(ascii: "@"), flags.contains(UInt8(ascii: "#")) {
            let name = Self.take(&rest) { $0 != UInt8(ascii: "@") }
            guard !name.isEmpty, rest.popFirst() != nil else { return nil }
            named = namedPositions[String(decoding: name, as: UTF8.self)]
        }
        return Placeholder(length: start.count - rest.count, position: position ?? named, stars: stars)
    }

    /// Digits and a dollar sign.
    private static func takePosition(_ rest: inout ArraySlice<UInt8>) -> Int? {
        var ahead = rest
        let digits = take(&ahead, while: isDigit)
        guard ahead.popFirst() == UInt8(ascii: "$"), digits.count <= 4,
            let position = Int(String(decoding: digits, as: UTF8.self)), position > 0
        else { return nil }
        rest = ahead
        return position
    }

    private static func takeWidth(_ rest: inout ArraySlice<UInt8>, _ stars: inout Int) {
        if rest.first == UInt8(ascii: "*") {
            rest = rest.dropFirst()
            stars += 1
        } else {
            _ = take(&rest, while: isDigit)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func take(
        _ rest: inout ArraySlice<UInt8>, while belongs: (UInt8) -> Bool
    ) -> ArraySlice<UInt8> {
        let end = rest.firstIndex { !belongs($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}
