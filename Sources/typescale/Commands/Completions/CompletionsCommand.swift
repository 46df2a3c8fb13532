import DesignTokens
import DynamicType
import FrameworkScaling
import JSONText
import StringFiles

/// Completion scripts for shells, made from the table of options.
enum CompletionsCommand {
    static let shells = ["bash", "zsh", "fish"]

    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        guard let shell = arguments.operands.first else { throw .missingShell }
        if arguments.operands.count > 1 { throw .tooManyOperands(.completions, arguments.operands[1]) }
        switch shell {
        case "bash": return Answer(text: BashCompletions.script)
        case "zsh": return Answer(text: ZshCompletions.script)
        case "fish": return Answer(text: FishCompletions.script)
        default: throw .unknownShell(shell)
        }
    }
}

/// The words that completion scripts need to find their way along a command line.
enum CompletionWords {
    /// The words that name a command.
    static var commands: [String] { Command.named.map(\.rawValue) }

    /// The options after which a value follows as a word of its own.
    static var valueFlags: [String] { OptionTable.options.filter { $0.value != nil }.flatMap(\.flags) }
}

extension Option {
    /// The forms as words of their own: `-c` and `--category`.
    var flags: [String] { (letter.map { ["-\($0)"] } ?? []) + [name.flag] }
}

extension Option.Completion {
    /// The words that a shell offers.
    var words: [String] {
        switch self {
        case .none, .directories, .files, .fontFiles, .stringFiles, .tokenFiles: []
        case .nameBindings: NameBinding.words
        case .reportFormats: ReportFormat.words
        // The level follows in a second step.
        case .rules: Rule.allCases.map { $0.rawValue + "=" }
        case .fontFields, .fontFieldList: FontField.allCases.map(\.rawValue)
        case .fitFields, .fitFieldList: FitField.allCases.map(\.rawValue)
        case .fitFormats: FitOutput.formats
        case .textStyles: TextStyle.allCases.map(\.shortName)
        case .tokenFields, .tokenFieldList: TokenField.allCases.map(\.rawValue)
        case .categories: Self.categoryNames
        case .categoryList: CategoryList.words + Self.categoryNames
        case .fields, .fieldList: ScaleField.allCases.map(\.rawValue)
        case .formats: Format.words
        case .formatsAndSVG: Format.words + [Format.svg]
        case .frameworks: Framework.words
        case .frameworkFields, .frameworkFieldList: FrameworkField.allCases.map(\.rawValue)
        case .frameworkList: FrameworkList.words + [AndroidFramework.android.rawValue]
        case .frameworkPlatforms: FrameworksRequest.words
        case .platforms: Platform.words
        case .platformsAndCatalyst: Platform.words + [RequestedPlatform.catalystWord]
        case .nearestFields, .nearestFieldList: NearestField.allCases.map(\.rawValue)
        case .systemScalings: SystemSize.Scaling.words
        case .weights: FontWeight.words
        case .platformsWithLeadings:
            Platform.allCases.filter { TokenExport(of: $0) != nil }.map(\.rawValue.asciiLowercased)
        case .vocabularies: NameVocabulary.words
        case .watchSizes: ContentSizeCategory.publishedWatchSizes.map(NumberText.exact)
        }
    }

    /// The short names of categories, and `AX1` to `AX5`.
    static var categoryNames: [String] {
        ContentSizeCategory.allCases.map(\.shortName)
            + ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).map(\.heading)
    }

    /// The endings of the files that are offered; empty for all files, and `nil` if no files are.
    var fileEndings: [String]? {
        switch self {
        case .files: []
        case .fontFiles: ["otf", "ttf", "ttc", "otc"]
        case .stringFiles: StringFile.readEndings
        case .tokenFiles: ["json", "tokens"]
        default: nil
        }
    }

    /// The words in a sentence, the default first and marked.
    var wordList: String {
        var words = words
        guard let last = words.popLast(), let first = words.first else { return "" }
        if ![.vocabularies, .systemScalings].contains(self) { words[0] = first + " (default)" }
        return words.joined(separator: ", ") + " or " + last
    }

    /// Whether a comma may join several words.
    var isList: Bool {
        switch self {
        case .categoryList, .fieldList, .fitFieldList, .fontFieldList, .frameworkFieldList, .frameworkList,
            .nearestFieldList, .tokenFieldList:
            true
        default: false
        }
    }
}
