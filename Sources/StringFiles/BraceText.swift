import JSONText

/// A text of a JSON file, in which `{name}`, `{{name}}` and `${name}` are placeholders.
///
/// White space around the name, `-` before it (i18next's mark for an unescaped value) and a format after a
/// comma are ignored. An ICU plural or select message, `{count, plural, …}`, is one placeholder that cannot
/// be filled, because only one of its forms would be displayed.
struct BraceText {
    private let bytes: [UInt8]
    /// The index after the closing brace for each opening brace, computed when it is first needed.
    private lazy var ends = Self.ends(of: bytes)

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// The text with its placeholders apart.
    static func template(_ text: String) -> TextTemplate {
        var template = TextTemplate()
        guard text.utf8.contains(UInt8(ascii: "{")) else {
            template.append(text)
            return template
        }
        var reader = BraceText(text)
        var (index, start) = (0, 0)
        while index < reader.bytes.count {
            if let (kind, end) = reader.placeholder(at: index) {
                if start < index { template.append(reader.text(start..<index)) }
                template.append(Placeholder(written: reader.text(index..<end), kind: kind, position: nil))
                index = end
                start = end
            } else {
                index += 1
            }
        }
        if start < index { template.append(reader.text(start..<index)) }
        return template
    }

    /// The placeholder that a text is as a whole; `nil` for any other text.
    static func placeholder(_ text: String) -> Placeholder? {
        var reader = BraceText(text)
        guard let (kind, end) = reader.placeholder(at: 0), end == reader.bytes.count else { return nil }
        return Placeholder(written: text, kind: kind, position: nil)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The kind of the placeholder at an index, and the index after it.
    private mutating func placeholder(at start: Int) -> (kind: Placeholder.Kind, end: Int)? {
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        let hasDollar = byte(start) == UInt8(ascii: "$")
        let brace = hasDollar ? start + 1 : start
        guard byte(brace) == open else { return nil }
        let isDouble = !hasDollar && byte(brace + 1) == open
        let content = bytes[(isDouble ? brace + 2 : brace + 1)...].prefix { $0 != open && $0 != close }
        guard let name = Self.name(in: content) else { return nil }
        if !isDouble, !hasDollar, Self.isMessage(content) { return ends[brace].map { (.message, $0) } }
        guard byte(content.endIndex) == close else { return nil }
        guard isDouble else { return (.braces(hasDollar ? "$\(name)" : name), content.endIndex + 1) }
        guard byte(content.endIndex + 1) == close else { return nil }
        return (.braces("{\(name)}"), content.endIndex + 2)
    }

    private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    /// The name at the beginning of a placeholder's content: letters, digits, `_`, `.`, `-` and characters
    /// beyond ASCII.
    private static func name(in content: ArraySlice<UInt8>) -> String? {
        var rest = content.drop { $0 == UInt8(ascii: " ") }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") } }
        let name = rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "-"),
                0x80...0xFF:
                true
            default: false
            }
        }
        rest = rest.dropFirst(name.count).drop { $0 == UInt8(ascii: " ") }
        guard !name.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ",") else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    /// Whether a content is that of a plural or select message: a name, one of three words, and forms.
    private static func isMessage(_ content: ArraySlice<UInt8>) -> Bool {
        let parts = content.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard parts.count > 2 else { return false }
        let word = String(decoding: parts[1], as: UTF8.self)
        return ["plural", "select", "selectordinal"].contains(String(word[...].trimmingSpaces))
    }

    /// For the index of each opening brace, the index after the one that closes it.
    private static func ends(of bytes: [UInt8]) -> [Int: Int] {
        var (open, ends) = ([Int](), [Int: Int]())
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") { open.append(index) }
            if byte == UInt8(ascii: "}"), let start = open.popLast() { ends[start] = index + 1 }
        }
        return ends
    }
}
