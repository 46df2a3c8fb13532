import JSONText

/// A string file, in the format of its name.
package enum StringFile {
    /// The contents of a file's bytes.
    package static func contents(
        of bytes: [UInt8], in path: String, _ reading: StringReading
    ) throws(StringFileError) -> StringFileContents {
        let format = try format(ofPath: path)
        let mark = TextEncoding.lengthOfRepeatedMark(bytes)
        let text = mark.map { Array(bytes[$0...]) } ?? bytes
        var contents =
            switch format {
            case .json: try JSONStrings.contents(of: text, file: path)
            case .catalog: try StringCatalog.contents(of: text, file: path, reading)
            case .strings: try AppleStrings.contents(of: text, file: path)
            case .stringsdict: try PluralStrings.contents(of: text, file: path, reading)
            case .bundle: try ResourceBundle.contents(of: text, file: path, reading)
            case .android: try AndroidStrings.contents(of: text, file: path)
            case .exchange: try ExchangeStrings.contents(of: text, file: path)
            case .gettext: try GettextStrings.contents(of: text, file: path)
            case .plain: try PlainStrings.contents(of: text, file: path)
            }
        if mark != nil { contents.notes.append(StringNote(kind: .secondMark, file: path, line: 1)) }
        return contents
    }
}

/// Formats by the names of files.
extension StringFile {
    /// A format that is read.
    package enum Format: CaseIterable {
        case catalog
        case strings
        case stringsdict
        case bundle
        case android
        case exchange
        case gettext
        case json
        /// One text per line.
        case plain

        /// The endings of its files; a name without an ending is plain, too.
        package var endings: [String] {
            switch self {
            case .catalog: ["xcstrings"]
            case .strings: ["strings"]
            case .stringsdict: ["stringsdict"]
            case .bundle: ["arb"]
            case .android: ["xml"]
            case .exchange: ["xliff", "xlf"]
            case .gettext: ["po", "pot"]
            case .json: ["json"]
            case .plain: ["txt"]
            }
        }
    }

    /// Whether a file in a folder contains texts, judged by its name.
    ///
    /// A `.json`, `.xml` or `.txt` file may contain anything; a JSON file with a language in its name contains texts, and
    /// so does a `strings.xml` in a folder for values.
    package static func isCollected(_ path: String) -> Bool {
        switch try? format(ofPath: path) {
        case .catalog, .strings, .stringsdict, .bundle, .exchange, .gettext: return true
        case .json: return LanguageTag.ofFile(path) != nil
        case .android:
            let parts = path.parts(separatedBy: "/")
            return parts.last == "strings.xml" && parts.dropLast().last?.hasPrefix("values") == true
        case .plain, nil: return false
        }
    }

    /// The endings of the formats that are read.
    package static let readEndings = Format.allCases.flatMap(\.endings)

    /// The format of a file by the ending of its name; one without an ending is plain, and so is standard input.
    package static func format(ofPath path: String) throws(StringFileError) -> Format {
        guard let ending = ending(ofPath: path) else { return .plain }
        guard let format = Format.allCases.first(where: { $0.endings.contains(ending) }) else {
            throw StringFileError(file: path, position: nil, fault: .unknownEnding)
        }
        return format
    }

    /// The ending of a path's last name in small letters, without its point, if any.
    package static func ending(ofPath path: String) -> String? {
        let name = (path.parts(separatedBy: "/").last ?? "").asciiLowercased
        let parts = name.parts(separatedBy: ".")
        guard parts.count > 1, let ending = parts.last, !ending.isEmpty else { return nil }
        // A name such as `.labels` is a hidden file; `.strings` is an ending.
        let isHidden = parts.count == 2 && parts[0].isEmpty
        return isHidden && !readEndings.contains(String(ending)) ? nil : String(ending)
    }
}
