import JSONText

/// The target of a reference from one token file to another.
public enum ReferencedFile: Sendable {
    /// A file, and its bytes.
    case bytes([UInt8])
    /// A file that the run has already read, and its name.
    case known(name: String)
    /// No file.
    case missing
    /// A file that may not or cannot be read, and the reason, in words that follow its path: "is a
    /// directory".
    case refused(reason: String)
}

/// The files of a run, each read once, and the errors about them.
struct TokenFiles {
    let library = TokenLibrary()
    /// Files that cannot be checked.
    private(set) var errors: [TokenFileError] = []
    /// The references of resolvers that lead to no file.
    private(set) var deadReferences: [Site] = []
    /// The targets of the references of resolvers.
    private let references: (String) -> ReferencedFile
    /// Files of the library by their paths.
    private var numbers: [String: Int] = [:]
    /// The paths of references that were refused.
    private var refusedReferences: Set<String> = []

    init(references: @escaping (String) -> ReferencedFile) { self.references = references }

    /// Adds an error.
    mutating func add(_ error: TokenFileError) { errors.append(error) }

    /// Adds a reference that leads nowhere.
    mutating func addDeadReference(_ site: Site) { deadReferences.append(site) }

    /// Adds the error for a limit that was exceeded at a place.
    mutating func addLimit(_ limit: TokenFileError.Limit, at site: Site?) {
        guard let site else { return }
        let place = library.files[site.file].place(of: site.node)
        errors.append(.limit(place.location, limit))
    }

    /// Adds a file to the library; `nil` if it cannot be read.
    mutating func add(_ source: TokenSource) -> Int? {
        let path = Self.plain(source.name)
        if let number = numbers[path] { return number }
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(source.bytes)
        } catch {
            errors.append(
                .json(
                    SourceLocation(
                        file: source.name, line: error.position.line, column: error.position.column),
                    message: error.message))
            return nil
        }
        guard document.kind(of: document.root) == .object else {
            errors.append(.notAnObject(file: source.name))
            return nil
        }
        let file = TokenFile(name: source.name, document: document)
        let number = library.add(file)
        numbers[path] = number
        return number
    }

    /// A path without `./` at its start, so that one file is not read as two.
    private static func plain(_ path: String) -> String {
        path.utf8.starts(with: "./".utf8) ? String(path.dropFirst(2)) : path
    }

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
            // Only token files have a number.
            let number = numbers[Self.plain(known)]
            if number == nil { deadReferences.append(site) }
            return number
        case .missing:
            deadReferences.append(site)
            return nil
        case .refused(let reason):
            // A file that several sources name is reported once.
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
