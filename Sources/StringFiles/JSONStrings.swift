import JSONText

/// A JSON file whose members are strings, or objects of such members; the keys of nested ones are joined by
/// dots.
struct JSONStrings {
    private let file: JSONStringFile
    private let language: String?
    private var texts: [LocalizedText] = []
    private var notes: [StringNote] = []

    /// The strings of a file, in the language that its name or its folder's name gives.
    static func contents(of bytes: [UInt8], file: String) throws(StringFileError) -> StringFileContents {
        var reader = JSONStrings(file: try JSONStringFile(bytes, path: file))
        try reader.append(reader.file.document.root, key: nil)
        var contents = StringFileContents(keepingLast: reader.texts)
        contents.notes += reader.notes
        return contents
    }

    private init(file: JSONStringFile) {
        self.file = file
        language = LanguageTag.ofFile(file.path)
    }

    // The depth of the document bounds that of the calls.
    private mutating func append(_ node: JSONNode, key: String?) throws(StringFileError) {
        let document = file.document
        switch (document.kind(of: node), key) {
        case (.object, _):
            let joined = { (name: JSONNode) in (key.map { $0 + "." } ?? "") + document.text(of: name) }
            let (members, duplicates) = file.members(of: node)
            for member in members { try append(member.value, key: joined(member.name)) }
            notes += duplicates.map {
                StringNote(
                    kind: .duplicate, file: file.path, line: file.line(of: $0.name), key: joined($0.name),
                    language: language)
            }
        case (.string, let key?):
            if document.isString(node, "") { return }
            texts.append(
                LocalizedText(
                    text: document.text(of: node), key: key, language: language, file: file.path,
                    line: file.line(of: node), syntax: .braces))
        case (.array, let key?):
            for (number, element) in document.elements(of: node).enumerated() {
                try append(element, key: "\(key).\(number)")
            }
        // Values that are not displayed.
        case (.null, _?): return
        case (_, let key):
            let fault: StringFileError.Fault =
                key == nil ? .expectedObject("the file's value") : .expectedString("the text of a key")
            throw file.fault(fault, at: node)
        }
    }
}

/// A JSON string file with the positions of its nodes.
struct JSONStringFile {
    let document: JSONDocument
    let path: String
    private let lines: JSONLines

    /// Reads the bytes of a file.
    init(_ bytes: [UInt8], path: String) throws(StringFileError) {
        do throws(JSONError) {
            document = try JSONDocument(bytes)
        } catch {
            throw StringFileError(error, in: path)
        }
        lines = JSONLines(bytes)
        self.path = path
    }

    /// The line at which a node begins.
    func line(of node: JSONNode) -> Int { lines.lineNumber(at: document.offset(of: node)) }

    /// The error about a node.
    func fault(_ fault: StringFileError.Fault, at node: JSONNode) -> StringFileError {
        self.fault(fault, at: document.offset(of: node))
    }

    /// The error about the text at an offset.
    func fault(_ fault: StringFileError.Fault, at offset: Int) -> StringFileError {
        StringFileError(file: path, position: lines.position(of: offset), fault: fault)
    }

    /// The member of an object, which must be there.
    func member(_ name: String, of node: JSONNode) throws(StringFileError) -> JSONNode {
        guard let member = document.member(named: name, of: node) else {
            throw fault(.missingMember(name), at: node)
        }
        return member
    }

    /// The members of an object in order, the last one of each name, and the replaced ones.
    func members(
        of node: JSONNode
    ) -> (members: [JSONDocument.Member], duplicates: [JSONDocument.Member]) {
        let members = Array(document.members(of: node))
        if members.count <= 8, areNamedApart(members) { return (members, []) }
        let isLast = isLastOfName(members)
        guard isLast.contains(false) else { return (members, []) }
        let marked = zip(members, isLast)
        return (marked.filter(\.1).map(\.0), marked.filter { !$0.1 }.map(\.0))
    }

    /// Whether a few members have different names; faster than a set.
    private func areNamedApart(_ members: [JSONDocument.Member]) -> Bool {
        for index in members.indices {
            for other in members[..<index]
            where document.haveEqualText(other.name, members[index].name) { return false }
        }
        return true
    }

    private func isLastOfName(_ members: [JSONDocument.Member]) -> [Bool] {
        // Compared by bytes, because canonically equivalent texts are different names.
        var last: [ArraySlice<UInt8>: Int] = [:]
        for (index, member) in members.enumerated() { last[document.plainContent(of: member.name)] = index }
        return members.indices.map { last[document.plainContent(of: members[$0].name)] == $0 }
    }

    /// The node, which must be an object; the error calls it `what`.
    func object(_ node: JSONNode, _ what: String) throws(StringFileError) -> JSONNode {
        guard document.kind(of: node) == .object else { throw fault(.expectedObject(what), at: node) }
        return node
    }

    /// The text of a node, which must be a string.
    func string(_ node: JSONNode, _ what: String) throws(StringFileError) -> String {
        guard document.kind(of: node) == .string else { throw fault(.expectedString(what), at: node) }
        return document.text(of: node)
    }
}
