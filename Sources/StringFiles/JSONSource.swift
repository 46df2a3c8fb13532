import JSONText

/// A JSON file with the positions of its nodes.
package struct JSONSource {
    package let document: JSONDocument
    package let path: String
    private let lines: JSONLines

    /// Reads the bytes of a file.
    package init(_ bytes: [UInt8], path: String) throws(StringFileError) {
        do throws(JSONError) {
            document = try JSONDocument(bytes)
        } catch {
            throw StringFileError(error, in: path)
        }
        lines = JSONLines(bytes)
        self.path = path
    }

    /// The line at which a node begins.
    package func line(of node: JSONNode) -> Int { lines.lineNumber(at: document.offset(of: node)) }

    /// The error about a node.
    package func fault(_ fault: StringFileError.Fault, at node: JSONNode) -> StringFileError {
        self.fault(fault, at: document.offset(of: node))
    }

    /// The error about the text at an offset.
    package func fault(_ fault: StringFileError.Fault, at offset: Int) -> StringFileError {
        StringFileError(file: path, position: lines.position(of: offset), fault: fault)
    }

    /// The member of an object, which must be there.
    package func member(_ name: String, of node: JSONNode) throws(StringFileError) -> JSONNode {
        guard let member = document.member(named: name, of: node) else {
            throw fault(.missingMember(name), at: node)
        }
        return member
    }

    /// The members of an object in order, the last one of each name, and the replaced ones.
    package func members(
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
    package func object(_ node: JSONNode, _ what: String) throws(StringFileError) -> JSONNode {
        guard document.kind(of: node) == .object else { throw fault(.expectedObject(what), at: node) }
        return node
    }

    /// The text of a node, which must be a string.
    package func string(_ node: JSONNode, _ what: String) throws(StringFileError) -> String {
        guard document.kind(of: node) == .string else { throw fault(.expectedString(what), at: node) }
        return document.text(of: node)
    }
}
