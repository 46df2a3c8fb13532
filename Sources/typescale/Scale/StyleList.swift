import DynamicType

/// The text styles that a scale shows.
enum StyleList {
    /// The styles that operands name, each once, in the order given; all of the platform's without operands.
    static func read(_ operands: [String], on platform: Platform) throws(UsageError) -> [TextStyle] {
        guard !operands.isEmpty else { return platform.textStyles }
        var styles: [TextStyle] = []
        for (position, operand) in operands.enumerated() {
            let named =
                operand.asciiLowercased == "all"
                ? platform.textStyles : [try style(operand, mayBeCommand: position == 0, on: platform)]
            for style in named where !styles.contains(style) { styles.append(style) }
        }
        return styles
    }

    private static func style(
        _ name: String, mayBeCommand: Bool, on platform: Platform
    ) throws(UsageError) -> TextStyle {
        guard let style = TextStyle(name: name) else {
            throw .name(.unknownStyle(name, mayBeCommand: mayBeCommand))
        }
        guard platform.textStyles.contains(style) || platform.textStylesBesideTable.contains(style) else {
            throw .name(.styleNotPublished(style, platform))
        }
        return style
    }
}
