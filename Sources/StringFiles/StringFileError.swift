import JSONText

/// The reason why a string file cannot be read, and its position.
package struct StringFileError: Error, Equatable {
    /// The fault.
    package enum Fault: Equatable {
        /// The bytes are not UTF-8.
        case invalidUTF8
        /// The bytes after a byte order mark of UTF-16 are not UTF-16.
        case invalidUTF16
        /// The file is in UTF-32, or in UTF-16 without a byte order mark.
        case otherEncoding
        /// A property list, binary or in XML, under the name of a `.strings` file.
        case propertyList(isBinary: Bool)
        /// A name with an unknown ending.
        case unknownEnding
        /// A file whose lines are not texts: its format, and the ending that its name should have.
        case notPlain(String, ending: String?)
        case json(JSONError.Reason, message: String)
        /// A value with this name must be a JSON object.
        case expectedObject(String)
        /// A value with this name must be a JSON string.
        case expectedString(String)
        /// The position of an argument is not a whole number from 1.
        case badPosition
        /// A value with this name must be true or false.
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
        case xml(XMLReader.Fault)
        case gettext(GettextStrings.Fault)
        case message(BraceMessage.Fault)
        /// An XML file that is not a property list of texts.
        case notPropertyList
        /// An XML file that is not one of Android's texts.
        case notAndroid
        /// An XML file that is not XLIFF.
        case notExchange
        /// A version of XLIFF that is not read.
        case exchangeVersion(String)
        /// An element with this name must be here.
        case expectedElement(String)
        /// A key of a property list without a value.
        case keyWithoutValue
    }

    /// A syntax error in a `.strings` file.
    package enum Syntax: Equatable {
        case expectedKey
        case expectedEquals
        case expectedValue
        case expectedSemicolon
        case openString
        case openComment
        /// An octal escape beyond ASCII, which means a letter in NeXTSTEP's encoding.
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
    /// The offset of the fault in the file.
    package var offset: Int {
        switch self {
        case .undefined(_, let offset), .circular(_, let offset), .tooDeep(let offset), .tooLong(let offset),
            .missingForm(_, _, let offset):
            offset
        }
    }
}
