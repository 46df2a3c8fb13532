/// A size by which text can be limited: in points, by a category, or by a percentage of the default size.
public enum PointSizeLimit: Hashable, Sendable {
    /// A positive number of points.
    case points(Double)

    /// The text style's own system font size at a category: the title of an adaptive button, for instance,
    /// is limited to body's size at `accessibilityMedium`.
    case category(ContentSizeCategory)

    /// The text style's own system font size at a category that depends on the platform.
    case categoryWord(CategoryWord)

    /// A positive percentage of the size at the default category: 200 is twice that size.
    case percentage(Double)

    /// The limit in points.
    ///
    /// A percentage is exact: the product of the two decimal numbers, rounded once. 110 percent of 100 is
    /// 110.
    ///
    /// - Parameters:
    ///   - textStyle: The style to which a category refers.
    ///   - platform: The platform whose table is read.
    ///   - defaultPointSize: The size to which a percentage refers, in points: the system font's size at the
    ///     default
    ///     category, or the base size of a custom font as it was given, neither rounded nor limited.
    ///   - defaultCategory: The category that the word `default` means; `nil` for the platform's own.
    /// - Returns: `nil` if Apple publishes no size for the style at the category; infinite if a percentage
    ///   overflows, and 0 if it underflows.
    public func pointSize(
        for textStyle: TextStyle, on platform: Platform, defaultPointSize: Double,
        defaultCategory: ContentSizeCategory? = nil
    ) -> Double? {
        if let category = category(on: platform, defaultCategory: defaultCategory) {
            return platform.figure(for: textStyle, at: category)?.pointSize
        }
        return switch self {
        case .points(let points): points
        case .percentage(let percentage): defaultPointSize.share(percentage: percentage)
        case .category, .categoryWord: nil
        }
    }

    /// The category that the limit names on a platform.
    ///
    /// - Parameters:
    ///   - platform: The platform on which a word depends.
    ///   - defaultCategory: The category that the word `default` means; `nil` for the platform's own.
    /// - Returns: `nil` for points and percentages.
    public func category(
        on platform: Platform, defaultCategory: ContentSizeCategory? = nil
    ) -> ContentSizeCategory? {
        switch self {
        case .category(let category): category
        case .categoryWord(let word): word.category(on: platform, defaultCategory: defaultCategory)
        case .points, .percentage: nil
        }
    }

    /// The largest whole percentage of a size that another size reaches.
    ///
    /// It is rounded down with the arithmetic of limits, so it is 200 or more exactly if a limit of 200
    /// percent is reached.
    ///
    /// - Parameters:
    ///   - defaultPointSize: The size of 100 percent, in points, positive and finite.
    ///   - pointSize: Points, positive and finite.
    /// - Returns: A whole number; infinite if it is too large.
    public static func wholePercentage(of defaultPointSize: Double, reachedBy pointSize: Double) -> Double {
        let estimate = (pointSize / defaultPointSize * 100).rounded(.down)
        // The quotient may be off by its last bit.
        for percentage in [estimate + 1, estimate] where percentage > 0 {
            if defaultPointSize.share(percentage: percentage) <= pointSize { return percentage }
        }
        return max(estimate - 1, 0)
    }
}

extension PointSizeLimit {
    /// Reads a limit as the command line and files write it: `28`, `AX1`, `2x`, `200%`; `nil` for anything else.
    ///
    /// - Parameter text: `digits[.digits][e[+-]digits]` in ASCII, above 0 as a `Double`, then nothing for points, `x`
    ///   for a multiple or `%` for a percentage of the size at the default category; or a category in any spelling of
    ///   ``ContentSizeCategory/init(_:)``; or a ``CategoryWord``. No sign, no space; `e` and `x` in lower case. A
    ///   multiple whose percentage is not finite is refused.
    public init?(_ text: String) {
        if let number = Self.number(text[...]) {
            self = .points(number)
        } else if text.utf8.last == UInt8(ascii: "%"), let number = Self.number(text.dropLast()) {
            self = .percentage(number)
        } else if text.utf8.last == UInt8(ascii: "x"),
            let number = Self.number(text.dropLast(), hundredfold: true)
        {
            self = .percentage(number)
        } else if let category = ContentSizeCategory(text) {
            self = .category(category)
        } else if let word = CategoryWord(text) {
            self = .categoryWord(word)
        } else {
            return nil
        }
    }

    /// A limit as a multiple of the size at the default category, exact in decimals.
    ///
    /// - Parameter factor: Positive and finite.
    /// - Returns: `nil` if the factor is not positive, or its percentage not finite.
    public static func multiple(_ factor: Double) -> PointSizeLimit? {
        number(factor.description[...], hundredfold: true).map(PointSizeLimit.percentage)
    }

    /// The number of a text, above 0 and finite, or a hundred times that number in one exact step.
    private static func number(_ text: Substring, hundredfold: Bool = false) -> Double? {
        guard !text.utf8.contains(UInt8(ascii: "E")), let decimal = DecimalText(text),
            let number = decimal.number(), number > 0
        else { return nil }
        return hundredfold ? decimal.number(timesTenToThe: 2) : number
    }
}

/// The smallest and the largest size that a scaled font may take, in points.
public struct PointSizeLimits: Hashable, Sendable {
    /// The smallest size in points; `nil` for no lower limit.
    public var minimum: Double?

    /// The largest size in points; `nil` for no upper limit.
    ///
    /// Like `maximumPointSize` of `UIFontMetrics`, it is not rounded.
    public var maximum: Double?

    /// Makes limits, of which either can be left out.
    ///
    /// They are checked when they are used.
    public init(minimum: Double? = nil, maximum: Double? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether no size can keep both limits, because the minimum is above the maximum.
    public var isEmpty: Bool {
        guard let minimum, let maximum else { return false }
        return minimum > maximum
    }

    /// The size nearest to the one given, in points, that keeps both limits.
    ///
    /// Limits that cross (see ``isEmpty``) or are not positive are a programming error.
    public func clamped(_ pointSize: Double) -> Double {
        precondition(!isEmpty, "the minimum point size lies above the maximum")
        var held = pointSize
        if let minimum {
            precondition(minimum > 0, "a limit is a positive number of points")
            held = max(held, minimum)
        }
        if let maximum {
            precondition(maximum > 0, "a limit is a positive number of points")
            held = min(held, maximum)
        }
        return held
    }
}
