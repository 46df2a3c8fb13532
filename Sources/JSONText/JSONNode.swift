/// A value of a document, or the name of a member: a handle that only its ``JSONDocument`` can resolve.
public struct JSONNode: Hashable, Sendable {
    /// The index of the value's entry; 32 bits suffice because a text is smaller than 4 GiB.
    @usableFromInline let number: UInt32

    /// The node's number among all values and names of its document, in the order in which they begin.
    @inlinable public var order: Int { index }

    @inlinable var index: Int { Int(number) }

    @inlinable init(index: Int) { number = UInt32(index) }
}

/// A value: its position, and the end of its last part.
///
/// All values are in one array in the order of the text, with names and values of an object in turn, so that
/// a large file needs no separate memory for each value.
@usableFromInline struct JSONEntry: Sendable {
    /// The offset of the first byte.
    @usableFromInline let start: UInt32
    /// The offset after the last byte.
    @usableFromInline var end: UInt32
    /// The index of the entry that follows this value and all that is in it.
    @usableFromInline var next: UInt32
    @usableFromInline let kind: JSONKind
    /// Whether a string has escapes, so that its text differs from its bytes.
    @usableFromInline let hasEscapes: Bool
}

extension JSONNode: Comparable {
    /// Whether the first of two values of one document begins before the second.
    @inlinable public static func < (first: JSONNode, second: JSONNode) -> Bool {
        first.number < second.number
    }
}

/// The kind of a JSON value.
@frozen public enum JSONKind: UInt8, Sendable {
    /// `null`.
    case null
    /// `false`.
    case `false`
    /// `true`.
    case `true`
    /// A number, kept as its text.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object, whose members keep their order and their duplicates.
    case object
}
