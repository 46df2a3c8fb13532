/// The target of a reference from one token file to another.
public enum ReferencedFile: Sendable {
    /// A file, and its bytes.
    case bytes([UInt8])
    /// A file that the run has read already, under this name: a source's, or one that was asked for before.
    case known(name: String)
    /// No file.
    case missing
    /// A file that may not or cannot be read, and why, in words that follow its path: "is a directory".
    case refused(reason: String)
}

extension TokenLoader {
    /// The file that a reference leads to; its path is relative to the folder of the file that holds it.
    ///
    /// The path is a plain one: nothing in it is decoded or expanded, and URLs are never fetched. A reference that
    /// leads nowhere is recorded, and one that is refused is an error.
    mutating func load(_ path: String, referredToAt site: Site) -> Int? {
        guard !path.isEmpty, !Self.hasScheme(path) else {
            deadReferences.append(site)
            return nil
        }
        let referring = library.files[site.file]
        let slash = referring.name.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { referring.name[...$0] } ?? ""
        let name = path.utf8.first == UInt8(ascii: "/") ? path : folder + Self.plain(path)
        if let number = numbers[Self.plain(name)] { return number }
        switch references(name) {
        case .bytes(let bytes): return add(TokenSource(name: name, bytes: bytes))
        case .known(let known):
            // One that is not a token file is not among them.
            let number = numbers[Self.plain(known)]
            if number == nil { deadReferences.append(site) }
            return number
        case .missing:
            deadReferences.append(site)
            return nil
        case .refused(let reason):
            // One that several sources name is refused once.
            if refusedReferences.insert(name).inserted {
                errors.append(
                    .refusedReference(
                        referring.place(of: site.node).location, path: path,
                        reason: reason))
            }
            return nil
        }
    }

    /// Whether a reference begins with a scheme, as URLs do (RFC 3986, 3.1).
    private static func hasScheme(_ reference: String) -> Bool {
        let bytes = reference.utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first,
            isLetter(first)
        else { return false }
        return bytes[..<colon].allSatisfy { byte in
            isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
