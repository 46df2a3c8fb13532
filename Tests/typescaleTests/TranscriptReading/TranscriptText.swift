/// The form of output lines in a file of transcripts.
enum TranscriptText {
    /// The marked and escaped lines of an output.
    static func lines(of output: String, mark: Character) -> [String] {
        guard !output.isEmpty else { return [] }
        var lines = output.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.reduce(into: "") { $0 += escaped($1) } }
        if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "\\c" }
        return lines.map { $0.isEmpty ? String(mark) : "\(mark) \($0)" }
    }

    /// The output that a marked line stands for, with its line feed.
    static func output(of line: Substring) -> String {
        var rest = line.dropFirst()
        if rest.first == " " { rest.removeFirst() }
        var output = ""
        while let character = rest.popFirst() {
            guard character == "\\" else {
                output.append(character)
                continue
            }
            switch rest.popFirst() {
            case "r": output += "\r"
            case "c": return output
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest[digits.endIndex...].dropFirst()
                UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map {
                    output.unicodeScalars.append($0)
                }
            case let other: output += other.map(String.init) ?? ""
            }
        }
        return output + "\n"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\\\"
        case "\r": "\\r"
        case "\0"..<" ", "\u{7F}"..."\u{9F}": "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }
}
