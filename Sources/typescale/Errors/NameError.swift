import DynamicType

/// What can be wrong with a name, or with asking a platform for what it names.
enum NameError: Error, Equatable {
    case unknown(String)
    case unknownStyle(String, mayBeCommand: Bool)
    case categoryAsOperand(String)
    case unknownCategory(OptionName, String)
    case openRange(OptionName)
    case fallingRange(OptionName, ContentSizeCategory, ContentSizeCategory)
    case styleNotPublished(TextStyle, Platform)
    case categoryNotPublished(OptionName, ContentSizeCategory, Platform)
    case sizeNotPublished(TextStyle, ContentSizeCategory, Platform)
    case leadingNotPublished(TextStyle, OptionName)
}
