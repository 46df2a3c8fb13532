import DynamicType

/// What can be wrong with a name, or with asking a platform for what it names.
enum NameError: Error, Equatable {
    case unknown(String)
    case unknownStyle(String, mayBeCommand: Bool)
    case categoryAsOperand(String)
    case unknownCategory(OptionName, String)
    /// A word for a limit that is neither a number nor a category.
    case unknownLimit(OptionName, String)
    case openRange(OptionName)
    case fallingRange(OptionName, ContentSizeCategory, ContentSizeCategory)
    case styleNotPublished(TextStyle, Platform)
    case categoryNotPublished(OptionName, ContentSizeCategory, Platform)
    case sizeNotPublished(OptionName, TextStyle, ContentSizeCategory, Platform)
    case leadingNotPublished(TextStyle, OptionName)
}
