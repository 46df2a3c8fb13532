import DynamicType
import JSONText

/// The text styles that a scale shows.
enum StyleList {
    /// The styles that operands name, each once, in the given order; all of the platform's without operands.
    static func read(_ arguments: Arguments, on platform: Platform) throws(UsageError) -> [TextStyle] {
        guard !arguments.operands.isEmpty else { return platform.textStyles }
        var styles: [TextStyle] = []
        var mayBeCommand = arguments.firstMayNameCommand
        for operand in arguments.operands {
            let named =
                operand.asciiLowercased == "all"
                ? platform.textStyles : [try style(operand, mayBeCommand, on: platform)]
            for style in named where !styles.contains(style) { styles.append(style) }
            mayBeCommand = false
        }
        return styles
    }

    /// The style that an option names; body by default.
    static func style(
        _ option: OptionName, _ arguments: Arguments, on platform: Platform
    ) throws(UsageError) -> TextStyle {
        guard let name = arguments.value(option) else { return .body }
        do throws(UsageError) {
            return try style(name, false, on: platform)
        } catch .name(let error) {
            throw .nameOfOption(option, error)
        }
    }

    private static func style(
        _ name: String, _ mayBeCommand: Bool, on platform: Platform
    ) throws(UsageError) -> TextStyle {
        guard let style = TextStyle(name) else {
            if ContentSizeCategory(name) != nil { throw .name(.categoryAsOperand(name)) }
            throw .name(.unknownStyle(name, mayBeCommand: mayBeCommand))
        }
        guard platform.textStyles.contains(style) || platform.additionalTextStyles.contains(style) else {
            throw .name(.styleNotPublished(style, platform))
        }
        return style
    }
}
