import JSONText

/// What stands in a catalog's nodes, or what is wrong with them.
extension StringCatalog {
    /// The positions of the arguments that substitutions stand for, by their names.
    func positions(of substitutions: JSONNode) -> [String: Int] {
        var positions: [String: Int] = [:]
        for substitution in document.members(of: substitutions) {
            positions[document.text(of: substitution.name)] = position(of: substitution.value)
        }
        return positions
    }

    /// The position of the argument that a substitution stands for; `nil` where it is not said.
    func position(of substitution: JSONNode) -> Int? {
        guard let number = document.member("argNum", of: substitution).flatMap(document.number) else {
            return nil
        }
        return Int(exactly: number).flatMap { $0 > 0 ? $0 : nil }
    }

    /// The member of an object, which must be there.
    func member(_ name: String, of node: JSONNode) throws(StringFileError) -> JSONNode {
        guard let member = document.member(named: name, of: node) else {
            throw file.fault(.missingMember(name), at: node)
        }
        return member
    }

    /// The node, which must be an object; `what` says what it is.
    func object(_ node: JSONNode, _ what: String) throws(StringFileError) -> JSONNode {
        guard document.kind(of: node) == .object else { throw file.fault(.expectedObject(what), at: node) }
        return node
    }

    /// The text of a node, which must be a string.
    func string(_ node: JSONNode, _ what: String) throws(StringFileError) -> String {
        guard document.kind(of: node) == .string else { throw file.fault(.expectedString(what), at: node) }
        return document.text(of: node)
    }
}
