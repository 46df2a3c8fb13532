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
        /// A `.stringsdict` file.
        case stringsdict
        case json(JSONError.Reason, message: String)
        /// What should be a JSON object is something else: what it is called.
        case expectedObject(String)
        /// What should be a JSON string is something else: what it is called.
        case expectedString(String)
        /// An object lacks a member.
        case missingMember(String)
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

    /// A text that is no JSON.
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
        case .stringsdict: "a .stringsdict file, which is not read; string catalogs (.xcstrings) are"
        case .json(_, let message): message
        case .expectedObject(let what): "\(what) is to be an object here"
        case .expectedString(let what): "\(what) is to be a string here"
        case .missingMember(let name): "this object lacks '\(name)'"
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
