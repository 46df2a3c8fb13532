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
            case .plain: try PlainStrings.contents(of: text, file: path)
            }
        if mark != nil { contents.notes.append(StringNote(kind: .secondMark, file: path, line: 1)) }
        return contents
    }
}

/// Formats by the names of files.
extension StringFile {
    /// A format that is read.
    package enum Format {
        case json
        case catalog
        case strings
        /// One text per line.
        case plain
    }

    /// Whether a file in a folder contains texts, judged by its name.
    ///
    /// A `.json` or `.txt` file may contain anything; a JSON file with a language in its name contains texts.
    package static func isCollected(_ path: String) -> Bool {
        switch try? format(ofPath: path) {
        case .catalog, .strings: true
        case .json: LanguageTag.ofFile(path) != nil
        case .plain, nil: false
        }
    }

    /// A format that is known by its name but not read.
    package enum UnreadFormat: CaseIterable {
        case stringsdict
        case arb
        case xliff
        case xml
        case gettext

        /// The format of files with an ending, in small letters; `nil` for any other ending.
        package init?(ending: String) {
            guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
            self = format
        }

        /// The endings of its files.
        package var endings: [String] {
            switch self {
            case .stringsdict: ["stringsdict"]
            case .arb: ["arb"]
            case .xliff: ["xliff", "xlf"]
            case .xml: ["xml"]
            case .gettext: ["po", "pot"]
            }
        }

        /// A description and the remedy, without the file.
        package var message: String {
            switch self {
            case .stringsdict:
                "a .stringsdict file, which is not read; migrate it to a string catalog (.xcstrings) in Xcode"
            case .arb: "an application resource bundle, which is not read; " + Self.asJSON
            case .xliff:
                "an XLIFF file, which is not read; give the string catalog or the .strings files that it was "
                    + "exported from"
            case .xml: "an XML file, which is not read; " + Self.asJSON
            case .gettext: "a gettext file, which is not read; " + Self.asJSON
            }
        }

        private static let asJSON = "give its keys and texts as a .json file"
    }

    /// The endings of the formats that are read.
    package static let readEndings = ["xcstrings", "strings", "json", "txt"]

    /// The format of a file by the ending of its name; one without an ending is plain, and so is standard input.
    package static func format(ofPath path: String) throws(StringFileError) -> Format {
        switch ending(ofPath: path) {
        case "json": return .json
        case "xcstrings": return .catalog
        case "strings": return .strings
        case "txt", nil: return .plain
        case let ending?:
            let unread = UnreadFormat(ending: String(ending))
            throw StringFileError(
                file: path, position: nil, fault: unread.map { .unreadFormat($0) } ?? .unknownEnding)
        }
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
