/// A text to measure: an operand, or a string of a file with its attributes.
package struct LocalizedText: Equatable {
    /// The text to measure, with its placeholders filled; before that, the text in the file.
    package var text: String
    /// The string's key, if any.
    package var key: String?
    /// The language as a tag with hyphens; `nil` if neither the file nor its folder names one.
    package var language: String?
    /// The variation of the string, such as `plural.one`; `nil` for a string with a single text.
    package var variation: String?
    /// The number of placeholders left in the text; `nil` for a text in which nothing is a
    /// placeholder, and before placeholders are filled.
    package var placeholders: Int?
    /// The file and the line of the text; `nil` for an operand.
    package var file: String?
    package var line: Int?
    /// The syntax of the placeholders that have not been filled.
    var syntax = Syntax.plain

    package init(
        text: String, key: String? = nil, language: String? = nil, variation: String? = nil,
        file: String? = nil, line: Int? = nil, syntax: Syntax = .plain
    ) {
        self.text = text
        self.key = key
        self.language = language
        self.variation = variation
        self.file = file
        self.line = line
        self.syntax = syntax
    }

    /// The syntax of placeholders.
    package enum Syntax: Equatable {
        /// Without placeholders.
        case plain
        /// Apple's formats, with `%%` for a percent sign.
        case format
        /// C's formats, with names such as `%(name)s` too.
        case namedFormat
        /// Names between braces.
        case braces
        /// A text composed of several texts, whose placeholders are known.
        indirect case composed(TextTemplate)
    }

    /// The text split at its placeholders; `nil` if it has none.
    package var template: TextTemplate? {
        switch syntax {
        case .plain: nil
        case .format: TextTemplate(FormatText(text))
        case .namedFormat: TextTemplate(FormatText(text, hasNames: true))
        case .braces: BraceText.template(text)
        case .composed(let template): template
        }
    }

    /// Whether the text has a character that can begin a placeholder; most texts do not.
    private var hasPlaceholderMark: Bool {
        switch syntax {
        case .plain: false
        case .format, .namedFormat: text.utf8.contains(UInt8(ascii: "%"))
        case .braces: text.utf8.contains(UInt8(ascii: "{"))
        case .composed: true
        }
    }

    /// Puts arguments in the places of the placeholders, and returns the placeholders that are left as they are written.
    package mutating func fill(_ arguments: inout PlaceholderArguments) -> [Placeholder] {
        guard hasPlaceholderMark, let template else {
            placeholders = syntax == .plain ? nil : 0
            syntax = .plain
            return []
        }
        let (filled, left) = arguments.filled(template)
        text = filled
        placeholders = left.count
        syntax = .plain
        return left
    }
}

extension LocalizedText {
    /// The first thing in the text that would be a placeholder in another format, if any.
    ///
    /// Call it before placeholders are filled. A conversion directly before a letter is part of a word, as in
    /// `5%off`.
    package var otherPlaceholder: String? {
        switch syntax {
        case .plain: firstConversion ?? firstBraces ?? firstNameless
        case .braces: firstConversion ?? firstNameless
        case .format, .namedFormat: firstBraces
        case .composed: nil
        }
    }

    private var firstConversion: String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        let parts = FormatText(text).parts
        for (index, part) in parts.enumerated() {
            switch part {
            case .variable(let variable): return variable.written
            case .conversion(let conversion):
                if conversion.letter != UInt8(ascii: "@"), index + 1 < parts.count,
                    case .text(let rest) = parts[index + 1], rest.first?.isLetter ?? false
                {
                    continue
                }
                return conversion.written
            case .text, .argument, .placeholder: continue
            }
        }
        return nil
    }

    /// Braces without a name, and i18next's reference to another text.
    private var firstNameless: String? {
        let bytes = text.utf8
        guard bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }) else {
            return nil
        }
        var mayClose = true
        for start in bytes.indices {
            let rest = bytes[start...]
            if rest.starts(with: "{}".utf8) { return "{}" }
            if mayClose, rest.starts(with: "$t(".utf8) {
                if let end = rest.firstIndex(of: UInt8(ascii: ")")) { return String(text[start...end]) }
                mayClose = false
            }
        }
        return nil
    }

    private var firstBraces: String? {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
        for case .placeholder(let placeholder) in BraceText.template(text).parts {
            return placeholder.written
        }
        return nil
    }
}
