import JSONText

/// Why the strings of a file cannot be read, and where.
struct StringFileError: Error, Equatable {
    /// What is wrong.
    enum Fault: Equatable {
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
    enum Syntax: Equatable {
        case expectedKey
        case expectedEquals
        case expectedValue
        case expectedSemicolon
        case openString
        case openComment
        /// An octal escape beyond ASCII, which stands for a letter of NeXTSTEP's encoding.
        case octalEscape
    }

    let file: String
    /// `nil` where the fault is the file's as a whole.
    let position: JSONPosition?
    let fault: Fault
}

extension StringFileError {
    /// A fault at a byte of a file.
    init(_ fault: Fault, in file: String, at offset: Int, of bytes: [UInt8]) {
        self.init(file: file, position: JSONLines(bytes).position(of: offset), fault: fault)
    }

    /// A text that is not JSON.
    init(_ error: JSONError, in file: String) {
        self.init(
            file: file, position: error.position, fault: .json(error.reason, message: error.message))
    }
}

extension StringFileError {
    /// The file, the position and what is wrong; one line.
    var message: String {
        let name = file == "-" ? "standard input" : TerminalText.escaped(file)
        return name + (position.map { ":\($0.line):\($0.column)" } ?? "") + ": " + fault.message
    }
}

extension StringFileError.Fault {
    fileprivate var message: String {
        switch self {
        case .invalidUTF8: "these bytes are not valid UTF-8"
        case .invalidUTF16: "these are not characters in UTF-16, which the file's first bytes promise"
        case .otherEncoding: "the file is not in UTF-8, by its first bytes; save it as UTF-8"
        case .propertyList(let isBinary):
            "\(isBinary ? "a binary" : "an XML") property list, which is not read; "
                + "give the .strings file that it was made from"
        case .unreadFormat(let format): format.message
        case .unknownEnding:
            "unknown kind of string file; expected .xcstrings, .strings or .json, or .txt or a name without an "
                + "ending for one text a line"
        case .notPlain(let what, let ending):
            "this is \(what), not one text a line; "
                + (ending.map { "give it as a file whose name ends in \($0)" } ?? "it is not read")
        case .json(_, let message): message
        case .expectedObject(let what): "\(what) must be an object"
        case .expectedString(let what): "\(what) must be a string"
        case .badPosition: "'argNum' must be the position of an argument: a whole number from 1 to 9999"
        case .expectedBoolean(let what): "\(what) must be true or false"
        case .missingMember(let name): "this object lacks '\(name)'"
        case .oneKindOfVariation: "a substitution varies in one way: by plural or by device"
        case .textAndVariations: "a substitution has 'stringUnit' or 'variations', not both"
        case .noForm: "a variation must have a form, such as 'other'"
        case .variable(let fault, let key): "\(quoted(key)): \(fault.message)"
        case .strings(let syntax): syntax.message
        }
    }
}

extension StringFileError.Syntax {
    fileprivate var message: String {
        switch self {
        case .expectedKey: "a key is expected here"
        case .expectedEquals: "an equals sign is expected after the key"
        case .expectedValue: "a string is expected after the equals sign"
        case .expectedSemicolon: "a semicolon is expected here, after the string"
        case .openString: "the string that begins here has no end"
        case .openComment: "the comment that begins here has no end"
        case .octalEscape:
            "an octal escape above \\177 is not read; write the letter itself, or \\U and its code"
        }
    }
}

extension TextComposer.Fault {
    /// The offset of what is wrong, in the file.
    var offset: Int {
        switch self {
        case .undefined(_, let offset), .circular(_, let offset), .tooDeep(let offset), .tooLong(let offset),
            .missingForm(_, _, let offset):
            offset
        }
    }

    fileprivate var message: String {
        switch self {
        case .undefined(let name, _): "the substitution \(quoted(name)) is not defined"
        case .circular(let name, _): "the substitution \(quoted(name)) contains itself"
        case .tooDeep: "substitutions are nested more than \(TextComposer.maximumDepth) deep"
        case .tooLong:
            "the text with its substitutions has more than \(TextComposer.maximumLength) bytes or "
                + "\(TextComposer.maximumVariableCount) substitutions"
        case .missingForm(let name, let category, _):
            "the substitution \(quoted(name)) has no form for \(quoted(category)), and no 'other'"
        }
    }
}
