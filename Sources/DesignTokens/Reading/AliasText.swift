import JSONText

/// How one value of a token file points at another.
enum AliasText: Equatable {
    /// `{group.token}` and `$group.token`: the names from the root down.
    case path([String])
    /// A JSON Pointer (RFC 6901) in the same file: names and indices from the root down.
    case pointer([String])
    /// A reference to another file, or one that cannot be read.
    case outside

    /// Reads the alias of a string: `nil` when it is none.
    init?(_ text: String) {
        let bytes = text.utf8
        if bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") {
            let inner = text.dropFirst().dropLast()
            guard !inner.utf8.contains(UInt8(ascii: "{")), !inner.utf8.contains(UInt8(ascii: "}"))
            else { return nil }
            self = .path(Self.segments(of: inner))
        } else if bytes.first == UInt8(ascii: "$"), Self.isPath(text.dropFirst()) {
            self = .path(Self.segments(of: text.dropFirst()))
        } else {
            return nil
        }
    }

    /// Reads the value of `$ref`.
    init(reference text: String) {
        guard text.utf8.first == UInt8(ascii: "#") else {
            self = .outside
            return
        }
        let parts = text.dropFirst().utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.first?.isEmpty ?? false else {
            self = .outside
            return
        }
        self = .pointer(parts.dropFirst().map { Self.unescaped($0) })
    }

    /// The path without a final `.value`, which older files write; `nil` where it has none.
    var withoutFinalValue: AliasText? {
        guard case .path(let segments) = self, segments.count > 1,
            segments.last == "value" || segments.last == "$value"
        else { return nil }
        return .path(Array(segments.dropLast()))
    }

    private static func segments(of path: Substring) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).trimmed }
    }

    /// Whether what follows a `$` is names joined by dots, and so not a price or a member such as `$value`.
    private static func isPath(_ text: Substring) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-".unicodeScalars.contains($0)
        }
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
