/// A text that is measured: an operand, or a string of a file with what the file says about it.
struct LocalizedText: Equatable {
    /// The text as it is measured, with arguments in the places of its placeholders.
    var text: String
    /// The string's key; `nil` where it has none.
    var key: String?
    /// The language as a tag with hyphens; `nil` where neither the file nor its folder names one.
    var language: String?
    /// Which of a string's texts it is, such as `plural.one`; `nil` for a string that has one text.
    var variation: String?
    /// How many placeholders are left in the text; `nil` for a text in which nothing is a placeholder.
    var placeholders: Int?
    /// The file, and the line at which the text stands there; `nil` for an operand.
    var file: String?
    var line: Int?
    /// The text before arguments take the places of its placeholders; `nil` where it has none.
    var template: TextTemplate?
}

extension LocalizedText {
    /// The text of a template, its placeholders as they are written.
    init(
        _ template: TextTemplate, key: String, language: String?, variation: String? = nil, file: String,
        line: Int
    ) {
        self.init(
            text: template.written, key: key, language: language, variation: variation,
            placeholders: template.placeholderCount, file: file, line: line,
            template: template.placeholderCount > 0 ? template : nil)
    }
}
