extension JSONDocument {
    /// A member of an object.
    public struct Member: Sendable {
        /// The name, a string.
        public let name: JSONNode
        /// The value.
        public let value: JSONNode

        @inlinable init(name: JSONNode, value: JSONNode) {
            self.name = name
            self.value = value
        }
    }

    /// The members of an object in their order, duplicates included; none for any other value.
    @inlinable public func members(of node: JSONNode) -> Members { Members(document: self, node: node) }

    /// The elements of an array in their order; none for any other value.
    @inlinable public func elements(of node: JSONNode) -> Elements { Elements(document: self, node: node) }

    /// The value of an object's member; the last one if several have the name.
    ///
    /// It looks at every member. For large objects that are searched often, keep an index.
    @inlinable public func member(_ name: StaticString, of node: JSONNode) -> JSONNode? {
        var value: JSONNode?
        for member in members(of: node) where isString(member.name, name) { value = member.value }
        return value
    }

    /// The value of an object's member whose name is known only at run time; the last one if several have the
    /// name.
    public func member(named name: String, of node: JSONNode) -> JSONNode? {
        var value: JSONNode?
        for member in members(of: node) where text(of: member.name).utf8.elementsEqual(name.utf8) {
            value = member.value
        }
        return value
    }

    /// A sequence of an object's members.
    public struct Members: Sequence, IteratorProtocol {
        @usableFromInline var values: Values

        @inlinable init(document: JSONDocument, node: JSONNode) {
            values = Values(document: document, node: node, kind: .object)
        }

        /// The next member; `nil` at the end.
        @inlinable public mutating func next() -> Member? {
            guard let name = values.next(), let value = values.next() else { return nil }
            return Member(name: name, value: value)
        }
    }

    /// A sequence of an array's elements.
    public struct Elements: Sequence, IteratorProtocol {
        @usableFromInline var values: Values

        @inlinable init(document: JSONDocument, node: JSONNode) {
            values = Values(document: document, node: node, kind: .array)
        }

        /// The next element; `nil` at the end.
        @inlinable public mutating func next() -> JSONNode? { values.next() }
    }

    /// The name of the member whose value this is; `nil` for an element of an array and for the root.
    public func name(of value: JSONNode) -> JSONNode? {
        guard value.index > 0 else { return nil }
        let before = JSONNode(index: value.index - 1)
        // The value before it may also be an element, or the last value inside one.
        guard kind(of: before) == .string,
            bytes[endOffset(of: before)..<offset(of: value)].contains(UInt8(ascii: ":"))
        else { return nil }
        return before
    }
}
