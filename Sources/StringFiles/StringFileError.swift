import JSONText

/// Why the strings of a file cannot be read, and where.
package struct StringFileError: Error, Equatable {
    /// What is wrong.
    package enum Fault: Equatable {
        /// The bytes are not UTF-8.
        case invalidUTF8
        /// The bytes after a byte order mark of UTF-16 are not that.
        case invalidUTF16
        /// The file is in UTF-32, or in UTF-16 without a byte order mark.
        case otherEncoding
        /// A property list, binary or in XML, under the name of a `.strings` file.
        case propertyList(isBinary: Bool)
        /// A format that is known by its name but not read.
        case unreadFormat(StringFile.UnreadFormat)
        /// A name with an ending that says nothing.
        case unknownEnding
        /// Something else than texts, a line each: what it is, and how its name would have to end.
        case notPlain(String, ending: String?)
        case json(JSONError.Reason, message: String)
        /// What should be a JSON object is something else: what it is called.
        case expectedObject(String)
        /// What should be a JSON string is something else: what it is called.
        case expectedString(String)
        /// The position of an argument is something else than a whole number from 1.
        case badPosition
        /// What should be true or false is something else: what it is called.
        case expectedBoolean(String)
        /// An object lacks a member.
        case missingMember(String)
        /// A substitution varies in several ways at once, or in none.
        case oneKindOfVariation
        /// A substitution, or a form of one, has a text of its own and variations.
        case textAndVariations
        /// A kind of variation without a form.
        case noForm
        /// A variable of a string's text that cannot be expanded.
        case variable(TextComposer.Fault, key: String)
        case strings(Syntax)
    }

    /// What can be wrong in a `.strings` file.
    package enum Syntax: Equatable {
        case expectedKey
        case expectedEquals
        case expectedValue
        case expectedSemicolon
        case openString
        case openComment
        /// An octal escape beyond ASCII, which stands for a letter of NeXTSTEP's encoding.
        case octalEscape
    }

    package let file: String
    /// `nil` if the fault is the file's as a whole.
    package let position: JSONPosition?
    package let fault: Fault
}

extension StringFileError {
    /// A fault at a byte of a file.
    package init(_ fault: Fault, in file: String, at offset: Int, of bytes: [UInt8]) {
        self.init(file: file, position: JSONLines(bytes).position(of: offset), fault: fault)
    }

    /// A text that is not JSON.
    package init(_ error: JSONError, in file: String) {
        self.init(
            file: file, position: error.position, fault: .json(error.reason, message: error.message))
    }
}

extension TextComposer.Fault {
    /// The offset of what is wrong, in the file.
    package var offset: Int {
        switch self {
        case .undefined(_, let offset), .circular(_, let offset), .tooDeep(let offset), .tooLong(let offset),
            .missingForm(_, _, let offset):
            offset
        }
    }
}
