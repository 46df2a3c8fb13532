import LabelDrawing
import DynamicType
import JSONText
import OpenType
import StringFiles

extension UsageError {
    /// The fault and the remedy in one line, without the program's name.
    var message: String {
        switch self {
        case .argumentNotUTF8(let position): "argument \(position) is not valid UTF-8"
        case .unknownOption(let name): unknownOptionMessage(name)
        case .unknownLetter(let letter, let word): unknownLetterMessage(letter, word)
        case .optionOfOtherCommand(let option, let command):
            "\(option.flag) is not an option of '\(command.invocation)'; "
                + (OptionHint.remedy(for: option.flag) ?? "see '\(command.invocation) --help'")
        case .missingValue(let option): "\(option.flag) needs a value"
        case .unexpectedValue(let option): "\(option.flag) does not take a value"
        case .repeatedOption(let option): "\(option.flag) is given twice"
        case .optionInFile(let option): "\(option.flag) cannot be used in a file of --options"
        case .inOptionFile(let origin, let error):
            "\(Self.place(of: origin)): \(error.message)"
        case .excludedOption(let option, let other): "\(option.flag) cannot be combined with \(other.flag)"
        case .optionNeeds(let option, let needed): "\(option.flag) needs \(needed.flag)"
        case .optionNeedsAll(let option, let needed): "\(option.flag) needs \(Self.list(needed.map(\.flag)))"
        case .optionOfOtherPlatform(let option, let platform, let given):
            "\(option.flag): only for \(platform.rawValue), not \(given.rawValue); add --platform "
                + platform.rawValue.lowercased()
        case .badValue(let option, let value):
            "\(option.flag)\(value.isPredicate ? " " : ": ")\(value.message(option))"
        case .unknownWord(let option, let kind, let given, let valid):
            "\(option.flag): " + unknownWordMessage(kind, given, among: valid, listed: "valid")
        case .emptyListItem(let option): "\(option.flag): the list has an empty item"
        case .tooLarge(let option): "\(option.flag): too large: the result is not a finite number"
        case .tooSmall(let option): "\(option.flag): too small: the result is not above 0"
        case .sizeBelowOnePoint(let option, let size, let scaled, let style, let category):
            "\(option.flag): \(NumberText.exact(size)) scales to \(NumberText.exact(scaled)) points with "
                + "\(style.shortName) at \(category.shortName); text needs 1 point or more"
        case .likelyMultiple(let points, let size, let style):
            "--line-height: \(NumberText.exact(points)) points is less than half of \(NumberText.exact(size))"
                + (style.map { " (\($0.shortName))" } ?? "")
                // Line heights of more than four times the size are not in use.
                + (points <= 4
                    ? Self.multipleHint(points) : "; use \(NumberText.exact(size / 2)) points or more")
        case .crossingLimits(let style, let minimum, let maximum):
            "--min: \(NumberText.exact(minimum)) is above --max \(NumberText.exact(maximum)) "
                + "for \(style.shortName)"
        case .csvSafeNeedsCSV: "--csv-safe needs --format csv"
        case .fieldNeeds(let option, let field, let needed):
            "\(option.flag): \(field) needs \(needed.map(\.flag).joined(separator: " or "))"
        case .categoryTwice(let operand):
            "--category cannot be combined with the category \(quoted(operand)); give one of them"
        case .name(let error): error.message
        case .nameOfOption(let option, let error): "\(option.flag): \(error.message)"
        case .vocabularyLacksKind(let vocabulary, let isStyle):
            "--as: \(vocabulary.rawValue) has no names for \(isStyle ? "text styles" : "categories")"
        case .unknownShell(let name):
            unknownWordMessage("shell", name, among: CompletionsCommand.shells, listed: "valid")
        case .systemSizeOfOtherPlatform(let platform):
            "--system-size: only for --platform ios and ipados, not \(platform.rawValue.asciiLowercased); the metrics of "
                + "its system font are not published"
        case .systemSizeIsFixed(let word):
            "--system-size does not scale, so \(word) has no effect; add --scaled metric or --scaled font"
        case .missingFrameworkSize:
            "frameworks needs a size in points; for example: typescale frameworks 17"
        case .tooManySpecimens(let count):
            "--format svg draws at most \(FontPicture.maximumCount) faces, not \(count); name fewer files, or a face with --face"
        case .tooManySheets(let count):
            "--format svg draws at most \(LabelSheet.maximumCount) texts, not \(count); use --format html, or choose texts "
                + "with --key, --failing or --limit"
        case .frameworkSizeTooLarge(let text):
            "\(quoted(text)) is too large: the scaled size is not a finite number"
        case .badFrameworkSize(let text):
            "frameworks takes a size as a positive number, such as 17, not \(quoted(text))"
        case .frameworksOption(let option, let isAndroid):
            isAndroid
                ? "\(option.flag) is not an option on Android, which has font scales; use --font-scale"
                : "\(option.flag) is for Android; add --platform android"
        case .frameworkLimitNeedsSize(let option):
            "\(option.flag) needs a size; for example: typescale frameworks 17"
        case .frameworkLacksLimit(let option, let name):
            "\(option.flag): \(name) has no \(option == .max ? "maximum" : "minimum")"
        case .frameworkOfOtherPlatform(let name, let platform):
            "--framework: \(name) is only for --platform ios and ipados, not \(platform.rawValue.asciiLowercased)"
        case .androidIsOfFrameworks:
            "--platform: Android has other text styles and font scales; use 'typescale frameworks --platform android'"
        case .noWebKitKeyword(let style):
            "--framework: WebKit has no keyword for \(style.shortName)"
        case .missingSize: "nearest needs a size in points; for example: typescale nearest 17"
        case .badSize(let text):
            "nearest takes sizes in points, such as 17 or 17/22 with a line height, not \(quoted(text))"
        case .missingFile(.font): "font needs a file; for example: typescale font Inter.otf"
        case .missingFile(let command):
            "\(command.rawValue) needs a file, or - for standard input; for example: typescale \(command.rawValue) "
                + "design.tokens.json"
        case .missingShell:
            "completions needs a shell: \(CompletionsCommand.shells.joined(separator: ", "))"
        case .unknownCommand(let name):
            unknownWordMessage("command", name, among: Command.named.map(\.rawValue), listed: "commands")
        case .tooManyOperands(let command, let operand):
            "\(command.rawValue) takes one operand; unexpected \(quoted(operand))"
        case .unexpectedOperand(let command, let operand):
            "\(command.rawValue) takes no operands; unexpected \(quoted(operand))"
        case .exportNeedsLeadings(let platform):
            "--platform: Apple publishes no leadings for \(platform.rawValue), and a typography token needs "
                + "a line height"
        case .existingFile(let path):
            "\(TerminalText.escaped(path)): file exists; use --force to replace it"
        case .fontFromStandardInput: "-: a font cannot be read from standard input; name a file"
        case .font(let path, let face, let error):
            TerminalText.escaped(path) + (face.map { ": face \($0)" } ?? "") + ": " + error.message
        case .variation(let path, let error): "\(TerminalText.escaped(path)): \(error.message)"
        case .faceNeeded(let path, let option, let faces):
            "\(TerminalText.escaped(path)) is a collection; choose a face with \(option.flag): "
                + MessageText.listed(faces)
        case .unknownFace(let path, let option, let name, let faces):
            "\(option.flag): \(TerminalText.escaped(path)) has no face \(quoted(name)); it has "
                + MessageText.listed(faces)
        case .missingText: "fit needs a text, or a string file with --strings"
        case .noEffectWithoutSize(let option):
            "\(option.flag) has no effect on Material's text styles; give a size, for example: "
                + "typescale frameworks 17 --platform android"
        case .labels(let path, let position, let fault):
            (path == "-" ? "standard input" : Self.name(ofFile: path))
                + (position.map { ":\($0.line):\($0.column)" } ?? "") + ": "
                + fault.message
        case .reportNeedsFiles(let format):
            "--format \(format) needs --strings, because texts given as operands are in no file"
        case .missingForFit(let options, let andText):
            "fit needs " + Self.list((andText ? ["a text"] : []) + options.map(\.flag))
                + "; for example: typescale fit 'Save' --font SF-Pro.ttf --width 120 (SF Pro's file comes from "
                + "Apple's developer site; in a similar font such as Inter, add --margin 5%)"
        case .faceWithoutFallback(let name):
            "--fallback-face: \(quoted(name)) does not follow a --fallback FILE; put it after the file it is a "
                + "face of"
        case .lineHeightNotKnown(let option, let platform):
            "\(option.flag): the line height of the system font is known on ios and ipados only, not on "
                + "\(platform.rawValue.asciiLowercased); with --size the line height of the font applies"
        case .noString(let stale):
            "--strings: no strings found"
                + (stale > 0 ? "; --stale includes \(stale) stale \(stale == 1 ? "string" : "strings")" : "")
        case .noStringOfKey(let pattern, let isStale):
            "--key: no key matches \(quoted(pattern))"
                + (isStale ? "; a stale string matches, use --stale to include it" : "")
        case .noStringInLanguage(let language, let languages):
            "--language: no strings in \(quoted(language)); "
                + (languages.isEmpty
                    ? "the files do not name a language"
                    : "languages: " + MessageText.listed(languages))
        case .noStringChosen: "--language: no string with a matching key is in these languages"
        case .operandIsNoFile(let operand):
            "\(quoted(operand)) is not a file; with --strings all operands are string files"
        case .noStringFile(let folder, let unread):
            "\(Self.name(ofFile: folder)): no string file in this folder; expected .xcstrings, .strings, "
                + ".stringsdict, .arb, .xliff or .po, values/strings.xml, or .json with a language as the name of the "
                + "file or folder, such as de.json"
                + (unread.map { "; not read: \($0)" } ?? "")
        case .stringFile(let error): error.message
        case .unreadableFile(let file, let reason):
            (file == "-" ? "standard input" : Self.name(ofFile: file)) + ": " + reason
        case .unwritableFile(let file, let reason): "\(Self.name(ofFile: file)): \(reason)"
        case .outputIsInput(let file, let input):
            "\(Self.name(ofFile: file)): the output cannot replace an input"
                + (file == input ? "" : ", \(input == "-" ? "standard input" : quoted(input))")
                + "; write it to another file"
        case .unfinishedExport(let error, let written):
            error.message + (written.isEmpty ? "; no file was written" : "; written before that, and kept: ")
                + written.map(TerminalText.escaped).joined(separator: ", ")
        }
    }

    /// Words in a sentence: `a text, --font and --width`.
    private static func list(_ words: [String]) -> String {
        guard words.count > 2, let last = words.last else { return words.joined(separator: " and ") }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The way to type a multiple; empty if its percentage is not finite.
    private static func multipleHint(_ multiple: Double) -> String {
        guard case .percentage(let percentage)? = PointSizeLimit.multiple(multiple) else { return "" }
        return "; for a multiple write \(NumberText.exact(multiple))x or \(NumberText.exact(percentage))%"
    }

    /// The file at the beginning of a message; an empty name would be invisible.
    private static func name(ofFile file: String) -> String {
        file.isEmpty ? quoted(file) : TerminalText.escaped(file)
    }

    /// A line of an options file, as the beginning of a message.
    static func place(of origin: GivenOption.Origin) -> String {
        "\(name(ofFile: origin.file)):\(origin.line)"
    }

    private func unknownOptionMessage(_ name: String) -> String {
        if let remedy = OptionHint.remedy(for: name) { return "unknown option \(quoted(name)); \(remedy)" }
        let words = name.parts(separatedBy: " ")
        if words.count == 2, let option = OptionName(typed: words[0].dropFirst(2)),
            OptionTable.options.contains(where: { $0.name == option && $0.value != nil })
        {
            return "unknown option \(quoted(name)); did you mean \(quoted(words.joined(separator: "=")))?"
        }
        if let nearest = NearestName.nearest(to: name, among: OptionTable.options.map(\.name.flag)) {
            return "unknown option \(quoted(name)); did you mean '\(nearest)'?"
        }
        return "unknown option \(quoted(name)); see 'typescale --help'"
    }

    private func unknownLetterMessage(_ letter: Unicode.Scalar, _ word: String) -> String {
        if TextStyle(word) != nil {
            return "unknown option \(quoted(word)); write a text style that begins with '-' after '--'"
        }
        if word == "-\(letter)", let remedy = OptionHint.remedy(for: word) {
            return "unknown option \(quoted(word)); \(remedy)"
        }
        let cluster = word == "-\(letter)" ? "" : " in \(quoted(word))"
        return "unknown option \(quoted("-\(letter)"))\(cluster); see 'typescale --help'"
    }
}

extension UsageError.BadValue {
    /// Whether the message continues a sentence that begins with the option.
    fileprivate var isPredicate: Bool {
        switch self {
        case .size, .layoutValue, .image, .fontScale, .displayScale, .points, .lines, .minimumScale, .margin,
            .variation, .axisTwice, .count,
            .directory,
            .outputFile, .assignment, .path, .limits:
            true
        case .lineHeight, .letterSpacing, .limit, .repeatedPlaceholder, .contexts, .crossingLimits,
            .watchSize:
            false
        }
    }

    /// The values that the option takes, and the value that it was given.
    func message(_ option: OptionName) -> String {
        switch self {
        case .size(let text): "takes a positive number of points, such as 17, not \(quoted(text))"
        case .layoutValue(let text): "takes a number of points, such as 8, not \(quoted(text))"
        case .lineHeight(let text):
            "\(quoted(text)) is not a line height; use points (24), a multiple of the size (1.5x) or a percentage "
                + "(150%)"
        case .letterSpacing(let text):
            "\(quoted(text)) is not a letter spacing; use points (0.5), a share of the size (-0.02em) or a percentage "
                + "(-2%)"
        case .limit(let text):
            "\(quoted(text)) is not a limit; use points (28), a category (AX1), a multiple (2x) or a "
                + "percentage (200%)"
        case .image(let text):
            "takes WIDTHxHEIGHT with two positive numbers, such as 24x20, not \(quoted(text))"
        case .displayScale(let text):
            "takes a positive number of pixels per point, such as 3, not \(quoted(text))"
        case .fontScale(let text): "takes font scales, such as 1.3,2, not \(quoted(text))"
        case .points(let text): "takes a number of points without a unit, such as 100, not \(quoted(text))"
        case .lines(let text): "takes a whole number, 0 for any number of lines, not \(quoted(text))"
        case .minimumScale(let text): "takes a number above 0 and up to 1, such as 0.5, not \(quoted(text))"
        case .repeatedPlaceholder(let name):
            "\(quoted(name)) is given twice; give the second one a position, such as %2$@"
        case .margin(let text): "takes a percentage from 0 to 100, such as 5%, not \(quoted(text))"
        case .variation(let text):
            "takes axes with values, such as wght=700,wdth=90, not \(quoted(text))"
        case .count(let text): "takes a whole number from 1, such as 20, not \(quoted(text))"
        case .axisTwice(let text): "sets an axis twice: \(quoted(text))"
        case .directory: "needs the name of a folder; omit the option to print the tokens"
        case .outputFile: "needs the name of a file, or - for standard output, not ''"
        case .assignment(let text):
            "takes \(option == .rule ? "ID=LEVEL, such as point-size=off" : "MODIFIER=NAME, such as density=compact"), "
                + "not \(quoted(text))"
        case .contexts(let modifier, let first, let second):
            "the modifier \(quoted(modifier)) cannot have two contexts, \(quoted(first)) and \(quoted(second))"
        case .path(let text):
            "takes PATH=STYLE, with names joined by dots; =STYLE may be omitted with {style}; not "
                + quoted(text)
        case .limits(let text):
            "takes ,max=LIMIT or ,min=LIMIT after STYLE, each once, not \(quoted(text))"
        case .crossingLimits(let text): "min is above max in \(quoted(text))"
        case .watchSize(let text):
            "the default category of a watch of \(quoted(text)) is not published; name the category with "
                + "--default-category (published for "
                + ContentSizeCategory.publishedWatchSizes.map(NumberText.exact).joined(separator: ", ") + ")"
        }
    }
}

extension FitLabels.Fault {
    fileprivate var message: String {
        switch self {
        case .noLabels: "the file has no label; it is an object such as {\"title\": {\"width\": 160}}"
        case .unknownMember(let word, let label):
            "the label \(quoted(label)) has the unknown member \(quoted(word)); members are options of fit, such as width, "
                + "lines, style, size, font and key"
        case .wrongKind(let word, let isList):
            "\(word) must be a text or a number\(isList ? ", or a list of these" : "")"
        case .noWidth(let label): "the label \(quoted(label)) has no width"
        }
    }
}
