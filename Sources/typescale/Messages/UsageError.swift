import JSONText
import DynamicType
import OpenType
import StringFiles

/// An error in a command line: the facts; the wording is in one place.
indirect enum UsageError: Error, Equatable {
    // The words themselves.
    case argumentNotUTF8(position: Int)
    case unknownOption(String)
    case unknownLetter(Unicode.Scalar, in: String)
    case optionOfOtherCommand(OptionName, Command)
    case missingValue(OptionName)
    case unexpectedValue(OptionName)
    case repeatedOption(OptionName)
    case optionInFile(OptionName)
    /// An error in a line of an options file.
    case inOptionFile(GivenOption.Origin, UsageError)
    case excludedOption(OptionName, by: OptionName)
    case optionNeeds(OptionName, OptionName)
    case optionNeedsAll(OptionName, [OptionName])
    case optionOfOtherPlatform(OptionName, Platform, given: Platform)

    // Values of options.
    case badValue(OptionName, BadValue)
    case unknownWord(OptionName, kind: String, given: String, valid: [String])
    case emptyListItem(OptionName)
    case tooLarge(OptionName)
    case tooSmall(OptionName)
    /// The size, and its scaled size at a category.
    case sizeBelowOnePoint(OptionName, Double, scaled: Double, TextStyle, ContentSizeCategory)
    /// A line height in points below half of the size; the text style if the size is its own.
    case likelyMultiple(Double, of: Double, TextStyle?)
    case crossingLimits(TextStyle, minimum: Double, maximum: Double)
    /// `--csv-safe` without `--format csv`.
    case csvSafeNeedsCSV
    case fieldNeeds(OptionName, String, [OptionName])

    // Text styles and categories.
    /// A category as an operand beside `--category`.
    case categoryTwice(String)
    case name(NameError)
    /// An invalid name in the value of an option.
    case nameOfOption(OptionName, NameError)

    /// `--system-size` on a platform whose system font has no published metrics.
    case systemSizeOfOtherPlatform(Platform)
    /// An option or operand that has no effect on a size that does not scale.
    case systemSizeIsFixed(String)

    // Frameworks.
    /// `frameworks` without a size on Apple's platforms.
    case missingFrameworkSize
    case badFrameworkSize(String)
    /// A size of `frameworks` whose scaled size is not a finite number.
    case frameworkSizeTooLarge(String)
    /// An option that only Apple's platforms, or only Android, have.
    case frameworksOption(OptionName, isAndroid: Bool)
    /// More faces than an image shows.
    case tooManySpecimens(Int)
    /// More texts than an image shows.
    case tooManySheets(Int)
    /// A limit without a size that it limits.
    case frameworkLimitNeedsSize(OptionName)
    case frameworkLacksLimit(OptionName, String)
    case frameworkOfOtherPlatform(String, Platform)
    case noWebKitKeyword(TextStyle)
    /// Android as the platform of another command.
    case androidIsOfFrameworks

    // Other commands.
    /// `nearest` without a size.
    case missingSize
    /// An operand of `nearest` that is not a size.
    case badSize(String)
    case vocabularyLacksKind(NameVocabulary, isStyle: Bool)
    case unknownShell(String)
    case missingShell
    case missingFile(Command)
    case unknownCommand(String)
    case tooManyOperands(Command, String)
    case unexpectedOperand(Command, String)

    // Export.
    case exportNeedsLeadings(Platform)
    case existingFile(String)

    // Fonts: the path, and the error of the file or of a face of a collection.
    case fontFromStandardInput
    case font(String, face: Int?, FontError)
    /// The path, and why the font cannot be read at an instance.
    case variation(String, VariationError)
    /// The option with which a face is named.
    case faceNeeded(String, OptionName, faces: [String])
    case unknownFace(String, OptionName, String, faces: [String])

    // Texts.
    case missingText
    /// An option that only sizes have, without a size.
    case noEffectWithoutSize(OptionName)
    /// A file of labels, and the place of a fault in it.
    case labels(String, JSONPosition?, FitLabels.Fault)
    /// A report about files, and texts that are operands.
    case reportNeedsFiles(String)
    /// Missing options that `fit` needs, and whether a text is missing too.
    case missingForFit([OptionName], andText: Bool)
    /// A `--fallback-face` that does not follow a `--fallback`.
    case faceWithoutFallback(String)
    /// An option for which the line height of a platform's system font must be known.
    case lineHeightNotKnown(OptionName, Platform)
    /// The files do not contain a string, or no selected one.
    case noString(stale: Int)
    case noStringOfKey(String, isStale: Bool)
    case noStringInLanguage(String, languages: [String])
    case noStringChosen
    /// An operand beside `--strings` that is neither a file nor a folder.
    case operandIsNoFile(String)
    /// A folder without string files, and the files in it that are not read.
    case noStringFile(folder: String, unread: String?)
    case stringFile(StringFileError)

    // Files; the reasons are the system's.
    case unreadableFile(String, reason: String)
    case unwritableFile(String, reason: String)
    /// The output is a file that the run has read, under another name or the same.
    case outputIsInput(String, input: String)
    /// The error of one of several files, and the files that were written.
    case unfinishedExport(UsageError, written: [String])

    /// A value that does not have the form that its option asks for.
    enum BadValue: Equatable {
        case size(String)
        case layoutValue(String)
        case lineHeight(String)
        case letterSpacing(String)
        case fontScale(String)
        case limit(String)
        case image(String)
        case displayScale(String)
        case watchSize(String)
        case assignment(String)
        /// A modifier and the two contexts that it should have at once.
        case contexts(String, String, String)
        case path(String)
        case limits(String)
        case crossingLimits(String)
        case directory
        case outputFile
        case points(String)
        case lines(String)
        case minimumScale(String)
        /// A placeholder for which two arguments are given.
        case repeatedPlaceholder(String)
        case margin(String)
        case variation(String)
        /// A number of texts.
        case count(String)
        /// A variation that sets an axis twice.
        case axisTwice(String)
    }
}
