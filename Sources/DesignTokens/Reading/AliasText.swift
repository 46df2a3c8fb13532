import JSONText

/// A reference from one value of a token file to another.
///
/// A path is kept as bytes of the file, because large files have many and look up most only once.
enum AliasText: Equatable {
    /// `{group.token}` and `$group.token`: the names from the root down, joined by dots.
    case path(ArraySlice<UInt8>)
    /// A JSON Pointer (RFC 6901) in the same file: names and indices from the root down.
    case pointer([[UInt8]])
    /// A reference to another file, or one that cannot be read.
    case outside

    /// Reads the alias in a string's content; `nil` if it is not an alias.
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

    /// The path without a final `.value`, which older files write; `nil` if it does not have one.
    var withoutFinalValue: AliasText? {
        guard case .path(let path) = self else { return nil }
        for ending in [".value", ".$value"] where path.count > ending.utf8.count {
            if path.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                return .path(path.dropLast(ending.utf8.count))
            }
        }
        return nil
    }

    /// The names of a path, without spaces around them.
    static func names(of path: ArraySlice<UInt8>) -> [[UInt8]] {
        path.withUnsafeBufferPointer { bytes in
            var names: [[UInt8]] = []
            var offset = 0
            while let name = nextName(in: bytes, &offset) { names.append(Array(name)) }
            return names
        }
    }

    /// The name at an offset in a path; the offset is advanced to the next name; `nil` at the end.
    static func nextName(
        in path: UnsafeBufferPointer<UInt8>, _ offset: inout Int
    ) -> UnsafeBufferPointer<UInt8>? {
        guard offset <= path.count else { return nil }
        var (start, end) = (offset, offset)
        while end < path.count, path[end] != UInt8(ascii: ".") { end += 1 }
        offset = end + 1
        while start < end, path[start] == UInt8(ascii: " ") { start += 1 }
        while start < end, path[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return UnsafeBufferPointer(rebasing: path[start..<end])
    }

    /// Whether a `$` is followed by names joined by dots, unlike a price or a member such as `$value`.
    private static func isPath(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "._-".utf8.contains($0) }
    }

    /// Whether a byte is an ASCII letter or part of a non-ASCII character.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
    }

    /// A part of a JSON Pointer in a URI's fragment: percent escapes, then `~0` and `~1` (RFC 6901, section 6).
    private static func unescaped(_ part: Substring.UTF8View) -> [UInt8] {
        var bytes = Array(part)
        replaceEscapes(in: &bytes, mark: UInt8(ascii: "%"), length: 2) { digits in
            guard let high = JSONEscapes.hexValue(digits[0]), let low = JSONEscapes.hexValue(digits[1])
            else { return nil }
            return UInt8(high << 4 | low)
        }
        replaceEscapes(in: &bytes, mark: UInt8(ascii: "~"), length: 1) { digit in
            switch digit[0] {
            case UInt8(ascii: "0"): UInt8(ascii: "~")
            case UInt8(ascii: "1"): UInt8(ascii: "/")
            default: nil
            }
        }
        return bytes
    }

    /// Replaces a mark and the bytes after it by the byte that they encode; other marks are unchanged.
    private static func replaceEscapes(
        in bytes: inout [UInt8], mark: UInt8, length: Int, by meaning: ([UInt8]) -> UInt8?
    ) {
        guard bytes.contains(mark) else { return }
        var result: [UInt8] = []
        var offset = 0
        while offset < bytes.count {
            let following = Array(bytes[(offset + 1)...].prefix(length))
            if bytes[offset] == mark, following.count == length, let byte = meaning(following) {
                result.append(byte)
                offset += length
            } else {
                result.append(bytes[offset])
            }
            offset += 1
        }
        bytes = result
    }
}

extension TokenLibrary {
    /// Adds the aliases in a value that lead nowhere or in a circle: the value itself, or parts of it.
    func addBrokenAliases(
        in site: Site, scope: Int, isOfText: Bool, to aliases: inout [AliasUse]
    ) {
        let document = document(of: site)
        switch document.kind(of: site.node) {
        case .string: addBrokenAlias(site, scope, isOfText, &aliases)
        case .object:
            if files[site.file].reference(of: site.node) != nil {
                return addBrokenAlias(site, scope, isOfText, &aliases)
            }
            for member in document.members(of: site.node) {
                addBrokenAliases(
                    in: Site(file: site.file, node: member.value), scope: scope, isOfText: isOfText,
                    to: &aliases)
            }
        case .array:
            for element in document.elements(of: site.node) {
                addBrokenAliases(
                    in: Site(file: site.file, node: element), scope: scope, isOfText: isOfText,
                    to: &aliases)
            }
        case .null, .true, .false, .number: break
        }
    }

    private func addBrokenAlias(
        _ site: Site, _ scope: Int, _ isOfText: Bool, _ aliases: inout [AliasUse]
    ) {
        if case .value = resolve(site, in: scope) { return }
        aliases.append(AliasUse(site: site, scope: scope, isOfText: isOfText))
    }
}
