import JSONText

/// How one value of a token file points at another.
///
/// A path is kept as the bytes of the file, as large files have many and most are looked up only once.
enum AliasText: Equatable {
    /// `{group.token}` and `$group.token`: the names from the root down, joined by dots.
    case path(ArraySlice<UInt8>)
    /// A JSON Pointer (RFC 6901) in the same file: names and indices from the root down.
    case pointer([String])
    /// A reference to another file, or one that cannot be read.
    case outside

    /// Reads the alias that a string's content is: `nil` when it is none.
    init?(_ content: ArraySlice<UInt8>) {
        guard let first = content.first, let last = content.last, content.count > 1 else { return nil }
        let inner = content.dropFirst()
        if first == UInt8(ascii: "{"), last == UInt8(ascii: "}") {
            let path = inner.dropLast()
            for byte in path where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return nil }
            self = .path(path)
        } else if first == UInt8(ascii: "$"), Self.isPath(inner) {
            self = .path(inner)
        } else {
            return nil
        }
    }

    /// Reads the value of `$ref`.
    init(reference text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard text.utf8.first == UInt8(ascii: "#"), parts[0].count == 1 else {
            self = .outside
            return
        }
        self = .pointer(parts.dropFirst().map { Self.unescaped($0) })
    }

    /// The path without a final `.value`, which older files write; `nil` where it has none.
    var withoutFinalValue: AliasText? {
        guard case .path(let path) = self else { return nil }
        for ending in [".value", ".$value"] where path.count > ending.utf8.count {
            if path.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                return .path(path.dropLast(ending.utf8.count))
            }
        }
        return nil
    }

    /// Takes the first name off a path.
    static func popName(of path: inout ArraySlice<UInt8>?) -> ArraySlice<UInt8>? {
        guard let rest = path else { return nil }
        let dot = rest.firstIndex(of: UInt8(ascii: "."))
        path = dot.map { rest[($0 + 1)...] }
        var name = rest[..<(dot ?? rest.endIndex)]
        while name.first == UInt8(ascii: " ") { name.removeFirst() }
        while name.last == UInt8(ascii: " ") { name.removeLast() }
        return name
    }

    /// Whether what follows a `$` is names joined by dots, and so not a price or a member such as `$value`.
    private static func isPath(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "._-".utf8.contains($0) }
    }

    /// Whether a byte is a letter, or part of one that ASCII does not have.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
    }

    private static func unescaped(_ part: Substring.UTF8View) -> String {
        var result: [UInt8] = []
        var rest = part
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "~"), let mark = rest.first else {
                result.append(byte)
                continue
            }
            switch mark {
            case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
            default:
                result.append(byte)
                continue
            }
            rest.removeFirst()
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension String {
    /// The text without spaces at its ends.
    var trimmed: String {
        let space = UInt8(ascii: " ")
        guard let first = utf8.firstIndex(where: { $0 != space }),
            let last = utf8.lastIndex(where: { $0 != space })
        else { return "" }
        return String(self[first...last])
    }
}
