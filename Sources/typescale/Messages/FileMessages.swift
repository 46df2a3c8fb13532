import DesignTokens
import StringFiles

extension StringFileError {
    /// The file, the position and the fault, in one line.
    var message: String {
        let name = file == "-" ? "standard input" : TerminalText.escaped(file)
        return name + (position.map { ":\($0.line):\($0.column)" } ?? "") + ": " + fault.message
    }
}

extension StringFileError.Fault {
    fileprivate var message: String {
        switch self {
        case .invalidUTF8: "the bytes here are not valid UTF-8"
        case .invalidUTF16:
            "the bytes here are not valid UTF-16, although the file has a UTF-16 byte order mark"
        case .otherEncoding: "the file is not in UTF-8, by its first bytes; save it as UTF-8"
        case .propertyList(let isBinary):
            "\(isBinary ? "a binary" : "an XML") property list, which is not read; "
                + "give the .strings file that it was made from"
        case .unknownEnding:
            "unknown kind of string file; these endings are read: "
                + StringFile.Format.allCases.filter { $0 != .plain }.flatMap(\.endings).map { "." + $0 }
                .joined(separator: ", ") + ", and .txt or none for one text per line"
        case .notPlain(let what, let ending):
            "this is \(what), not one text per line; "
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
        case .xml(let fault): fault.message
        case .gettext(let fault): fault.message
        case .message(let fault): fault.problem.message
        case .notPropertyList:
            "this is not a property list of texts: <plist> with one <dict> in it is expected"
        case .notAndroid: "this is not a file of Android's texts: <resources> is expected"
        case .notExchange: "this is not an XLIFF file: <xliff> is expected"
        case .exchangeVersion(let version):
            "XLIFF of version \(quoted(version)) is not read; export it as version 1.2"
        case .expectedElement(let name): "<\(name)> is expected here"
        case .keyWithoutValue: "the last key has no value"
        }
    }
}

extension XMLReader.Fault {
    fileprivate var message: String {
        switch self {
        case .expectedElement: "an element is expected here"
        case .expectedName: "the name of an element is expected here"
        case .expectedAttribute: "an attribute or the end of the tag is expected here"
        case .expectedEquals: "an equals sign is expected here"
        case .expectedQuote: "a value in quotation marks is expected here"
        case .attributeTwice(let name): "the attribute \(quoted(name)) is here twice"
        case .unknownPrefix(let prefix): "the prefix \(quoted(prefix)) is not declared"
        case .unknownReference:
            "this reference is not known; &amp;, &lt;, &gt;, &quot;, &apos; and numbers such as &#233; are read, and an "
                + "ampersand itself is written &amp;"
        case .openTag(let name): "the element <\(MessageText.shortened(name))> that begins here has no end"
        case .otherEndTag(let name): "</\(MessageText.shortened(name))> is expected here"
        case .textOutside: "nothing but comments may follow or precede the outermost element"
        case .openComment: "the comment that begins here has no end"
        case .openSection: "the CDATA section that begins here has no end"
        case .openInstruction: "the instruction that begins here has no end"
        case .declarations: "a document type with declarations of its own is not read"
        case .character: "this character is not allowed here"
        case .tooDeep: "elements are nested more than \(XMLReader.maximumDepth) deep"
        case .encoding(let name): "the encoding \(quoted(name)) is not read; save the file as UTF-8"
        }
    }
}

extension GettextStrings.Fault {
    fileprivate var message: String {
        switch self {
        case .expectedKeyword: "msgctxt, msgid, msgid_plural, msgstr or msgstr[N] is expected here"
        case .expectedText: "a text in quotation marks is expected here"
        case .openText: "the text that begins here has no closing quotation mark"
        case .textAfterText: "nothing may follow the text in its line"
        case .translationWithoutMessage: "a msgid is expected before this line"
        case .charset(let name): "the charset \(quoted(name)) is not read; convert the file to UTF-8"
        }
    }
}

extension BraceMessage.Problem {
    fileprivate var message: String {
        switch self {
        case .name: "a name is expected after the brace; a brace that is text is written '{'"
        case .open: "the brace that begins here is not closed; a brace that is text is written '{'"
        case .closed: "no brace is open here; a brace that is text is written '}'"
        case .form: "a form is expected here, such as other{...}"
        case .noOther: "the choice that begins here has no form 'other'"
        case .tooDeep: "forms are nested more than 16 deep"
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

extension StringNote {
    /// The notes for people, one line per kind, with their number and the place of the first.
    static func messages(_ notes: [StringNote]) -> [String] {
        Kind.allCases.compactMap { kind in
            let found = notes.filter { $0.kind == kind }
            guard let first = found.first else { return nil }
            let name = first.file == "-" ? "standard input" : TerminalText.escaped(first.file)
            let about = [
                first.member.map(quoted), first.key.map(quoted), first.language.map(MessageText.shortened),
            ].compactMap { $0 }
            let place = (about + ["\(name):\(first.line)"]).joined(separator: ", ")
            return "note: " + kind.message(found.count, found.count == 1 ? place : "the first: \(place)")
        }
    }
}

extension StringNote.Kind {
    fileprivate func message(_ count: Int, _ place: String) -> String {
        let isOne = count == 1
        switch self {
        case .stale:
            return "\(count) stale \(isOne ? "string is" : "strings are") left out (\(place)); "
                + "--stale includes \(isOne ? "it" : "them")"
        case .duplicate:
            return isOne
                ? "a key or form appears more than once in the same file (\(place)); the last one counts"
                : "\(count) keys or forms appear more than once in the same file (\(place)); the last one of each counts"
        case .stringSet:
            return
                "\(count) \(isOne ? "set" : "sets") of phrases (stringSet) \(isOne ? "is" : "are") left out, "
                + "because labels do not show \(isOne ? "it" : "them") (\(place))"
        case .unknownVersion:
            return "\(count) string \(isOne ? "catalog has" : "catalogs have") an unknown version and "
                + "\(isOne ? "is" : "are") read like version 1 (\(place))"
        case .unknownMember:
            return isOne
                ? "1 unknown member is ignored (\(place))" : "\(count) unknown members are ignored (\(place))"
        case .noText:
            return
                "\(count) \(isOne ? "localization or form has" : "localizations or forms have") no text (\(place))"
        case .unnamedSubstitution:
            return "\(count) \(isOne ? "substitution is" : "substitutions are") not used in any text, so "
                + "\(isOne ? "its" : "their") forms are not measured (\(place))"
        case .untranslatable:
            return isOne
                ? "1 translation of a string marked as not translatable is skipped (\(place))"
                : "\(count) translations of strings marked as not translatable are skipped (\(place))"
        case .combinations:
            return "\(count) \(isOne ? "text has" : "texts have") more than \(TextComposer.maximumCount) "
                + "combinations of forms, of which the widest \(TextComposer.maximumCount) are measured (\(place))"
        case .secondMark:
            return "a second byte order mark is skipped (\(place))"
        }
    }
}

extension CheckResult.UnchosenThemes {
    /// The note about a file of which all sets were read.
    var message: String {
        "\(TerminalText.escaped(file)): note: \(count) themes choose between sets that differ, and all sets were read; "
            + "choose themes with --theme NAME"
    }
}
