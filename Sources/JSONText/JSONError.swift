/// The reason why a text is not JSON, and its position.
public struct JSONError: Error, Hashable, Sendable {
    /// The fault.
    public let reason: Reason

    /// The byte offset of the first wrong character; the end of the text if something is missing.
    public let offset: Int

    /// The line and the column of that character.
    public let position: JSONPosition

    /// The faults of a text by the rules of RFC 8259.
    public enum Reason: Hashable, Sendable {
        /// The text is empty or only white space.
        case empty
        /// A value is missing, or begins with a character that cannot begin a value.
        case expectedValue
        /// An object's member does not begin with a name.
        case expectedName
        /// A name is not followed by a colon.
        case expectedColon
        /// A member or element is not followed by a comma or the end of its object or array.
        case expectedCommaOrEnd
        /// The text ends inside a value.
        case unexpectedEnd
        /// Something follows the single value of the text.
        case unexpectedContent
        /// A number does not follow RFC 8259, section 6.
        case invalidNumber
        /// A backslash does not begin an escape.
        case invalidEscape
        /// A string contains an unescaped control character.
        case controlCharacter
        /// Bytes are not UTF-8.
        case invalidUTF8
        /// The text's first bytes indicate UTF-16 or UTF-32.
        case otherEncoding
        /// Objects and arrays are nested too deeply.
        case tooDeep(limit: Int)
        /// The text has 4 GiB or more.
        case tooLarge
    }
}

extension JSONError {
    /// A description of the fault, without the position.
    public var message: String {
        switch reason {
        case .empty: "the file is empty"
        case .expectedValue: "a value is expected here"
        case .expectedName: "a name in quotation marks is expected here"
        case .expectedColon: "a colon is expected after the name"
        case .expectedCommaOrEnd: "a comma or the end of the object or array is expected here"
        case .unexpectedEnd: "the file ends in the middle of a value"
        case .unexpectedContent: "nothing may follow the end of the value"
        case .invalidNumber: "this is not a number as JSON writes it"
        case .invalidEscape: "this is not an escape that JSON knows"
        case .controlCharacter: "a control character must be escaped in a string"
        case .invalidUTF8: "the bytes here are not valid UTF-8"
        case .otherEncoding: "the file is not in UTF-8, by its first bytes; save it as UTF-8"
        case .tooDeep(let limit): "objects and arrays are nested more than \(limit) deep"
        case .tooLarge: "the file has 4 GiB or more"
        }
    }
}
