import JSONText

/// A token file that has been read, with an index of its large groups.
final class TokenFile {
    /// As it was named.
    let name: String
    let document: JSONDocument

    private lazy var lines = JSONLines(document.bytes)
    private var tables: [JSONNode: MemberTable] = [:]

    init(name: String, document: JSONDocument) {
        self.name = name
        self.document = document
    }

    /// The member of an object by its name, the last one where there are several.
    ///
    /// Large objects are indexed when they are first searched, so that many look-ups take time in proportion to
    /// their number.
    func member(_ name: String, of object: JSONNode) -> JSONNode? {
        if let table = tables[object] { return table.value(of: name, in: document) }
        var count = 0
        var found: JSONNode?
        for member in document.members(of: object) {
            count += 1
            if document.isString(member.name, name) { found = member.value }
        }
        if count > 16 { tables[object] = MemberTable(of: object, in: document, count: count) }
        return found
    }

    /// The place of a value, for a finding.
    func place(of node: JSONNode) -> Finding.Place {
        let (start, end) = (document.offset(of: node), document.endOffset(of: node))
        let line = lines.line(at: start)
        let shown = document.bytes[start..<max(start, min(end, line.endIndex))]
        let length = shown.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        return Finding.Place(
            file: name, position: lines.position(of: start), line: String(decoding: line, as: UTF8.self),
            length: max(1, length))
    }
}

/// A value in a file.
struct Site: Hashable {
    /// The file's number among all that were read.
    let file: Int
    let node: JSONNode
}
