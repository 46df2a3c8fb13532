import DynamicType
import JSONText

/// A text style, or its emphasized weight.
struct RequestedStyle: Equatable {
    let textStyle: TextStyle
    var isEmphasized = false
}

/// The text styles and content size categories that the operands of the scale name.
struct ScaleOperands {
    /// The styles, each once, in the given order; all of the platform's if none is named.
    let styles: [RequestedStyle]
    /// The categories as a list for ``CategoryList``; `nil` if none is named.
    let categories: String?
    /// Notes about weights, one per line.
    let notes: [String]

    init(_ arguments: Arguments, on platform: Platform) throws(UsageError) {
        var (styles, categories, notes): ([RequestedStyle], [String], [String]) = ([], [], [])
        var mayBeCommand = arguments.firstMayNameCommand
        for operand in arguments.operands {
            var named: [RequestedStyle] = []
            if operand.asciiLowercased == "all" {
                named = platform.textStyles.map { RequestedStyle(textStyle: $0) }
            } else if let style = TextStyle(operand) {
                named = [RequestedStyle(textStyle: try Self.published(style, on: platform))]
            } else if let (style, variant) = Self.variant(operand) {
                let style = try Self.published(style, on: platform)
                let isEmphasized = try Self.isEmphasized(operand, variant, style, on: platform)
                named = [RequestedStyle(textStyle: style, isEmphasized: isEmphasized)]
                if isEmphasized {
                    notes += [Self.note(operand, variant, style, on: platform, arguments)].compactMap { $0 }
                }
            } else if try Self.isCategoryList(operand, on: platform, arguments) {
                categories.append(operand)
            } else {
                throw .name(.unknownStyle(operand, mayBeCommand: mayBeCommand))
            }
            for style in named where !styles.contains(style) { styles.append(style) }
            mayBeCommand = false
        }
        if let category = categories.first, arguments.has(.category) { throw .categoryTwice(category) }
        self.styles =
            styles.isEmpty ? platform.textStyles.map { RequestedStyle(textStyle: $0) } : styles
        self.categories = categories.isEmpty ? nil : categories.joined(separator: ",")
        self.notes = notes
    }

    /// The style that an option names; body by default.
    static func style(
        _ option: OptionName, _ arguments: Arguments, on platform: Platform
    ) throws(UsageError) -> TextStyle {
        guard let name = arguments.value(option) else { return .body }
        do throws(UsageError) {
            guard let style = TextStyle(name) else { throw .name(.unknownStyleOfOption(name)) }
            return try published(style, on: platform)
        } catch .name(let error) {
            throw .nameOfOption(option, error)
        }
    }

    private static func published(
        _ style: TextStyle, on platform: Platform
    ) throws(UsageError) -> TextStyle {
        guard platform.textStyles.contains(style) || platform.additionalTextStyles.contains(style) else {
            throw .name(.styleNotPublished(style, platform))
        }
        return style
    }

    /// Whether an operand is what `--category` takes; an error if it is, but not for the platform.
    private static func isCategoryList(
        _ operand: String, on platform: Platform, _ arguments: Arguments
    ) throws(UsageError) -> Bool {
        let defaultCategory = try arguments.defaultCategory(on: platform)
        do throws(UsageError) {
            _ = try CategoryList(
                operand, option: .category, platform: platform, defaultCategory: defaultCategory)
            return true
        } catch {
            switch error {
            case .name(.unknownCategory), .emptyListItem: return false
            default: throw error
            }
        }
    }
}

/// Weights after a style, as the layers of Apple's design files are named: `Title 1 / Bold`.
extension ScaleOperands {
    /// The style and the word after the last slash or dot; `nil` for other operands.
    private static func variant(_ operand: String) -> (TextStyle, String)? {
        guard let mark = operand.unicodeScalars.lastIndex(where: { $0 == "/" || $0 == "." }),
            let style = TextStyle(String(operand[..<mark].trimmingSpaces))
        else { return nil }
        let word = operand[operand.unicodeScalars.index(after: mark)...].trimmingSpaces
        return word.isEmpty ? nil : (style, String(word))
    }

    private static func isEmphasized(
        _ operand: String, _ variant: String, _ style: TextStyle, on platform: Platform
    ) throws(UsageError) -> Bool {
        let word = variant.asciiLowercased
        let font = SystemFont(forTextStyle: style, compatibleWith: platform.defaultCategory, on: platform)
        if word == "regular" || word == font?.weight.rawValue.asciiLowercased { return false }
        guard let emphasized = font?.emphasizedWeight,
            ["bold", "emphasized", emphasized.rawValue.asciiLowercased].contains(word)
        else { throw .name(.variantNotPublished(operand, style, platform)) }
        return true
    }

    /// The note about a weight that has no effect, or about a style whose bold is another weight.
    private static func note(
        _ operand: String, _ variant: String, _ style: TextStyle, on platform: Platform,
        _ arguments: Arguments
    ) -> String? {
        if let option = [OptionName.size, .systemSize].first(where: arguments.has) {
            return "note: the weight of \(quoted(operand)) has no effect with \(option.flag)"
        }
        let font = SystemFont(forTextStyle: style, compatibleWith: platform.defaultCategory, on: platform)
        guard variant.asciiLowercased == "bold", let weight = font?.emphasizedWeight, weight != .bold else {
            return nil
        }
        return "note: Apple's bold \(style.shortName) is \(weight.rawValue)"
    }
}
