/// A text that is measured: an operand, or a string of a file with what the file says about it.
struct LocalizedText: Equatable {
    /// The text as it is measured, with arguments in the places of its placeholders.
    var text: String
    /// The string's key; `nil` where it has none.
    var key: String?
    /// The language as the file or its folder names it; `nil` where neither does.
    var language: String?
    /// Which of a string's texts it is, such as `plural.one`; `nil` for a string that has one text.
    var variation: String?
    /// How many places arguments take; `nil` for a text in which `%` means nothing.
    var placeholders: Int?
    /// The file, and the line at which the text stands there; `nil` for an operand.
    var file: String?
    var line: Int?
}
