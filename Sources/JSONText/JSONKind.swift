/// What a JSON value is.
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
