/// The system font of a text style at a content size category: the first of the two answers.
///
/// This is what `UIFont.preferredFont(forTextStyle:compatibleWith:)` and SwiftUI's `.font(.body)` give. A
/// custom font scaled with a text style is another answer: see ``FontMetrics``.
public struct SystemFont: Hashable, Sendable {
    /// The text style.
    public let textStyle: TextStyle

    /// The category that was looked up.
    public let category: ContentSizeCategory

    /// The platform whose table was read.
    public let platform: Platform

    /// The size in points.
    public let pointSize: Double

    /// Apple's published leading (the distance between baselines) in points; `nil` if none is published.
    ///
    /// This is not `UIFont.leading`; see ``fontLeading`` for that. In eight cells of iOS the system does not
    /// use it: see ``scalingLeading``.
    public let leading: Double?

    /// The leading that the system scales by and lays out lines with, in points; `nil` if ``leading`` is.
    ///
    /// ``FontMetrics`` multiplies by the ratio of two of these. On iOS and iPadOS it was measured (iOS 26 and
    /// 27) and equals ``leading`` in 124 of 132 cells. The others are title 1 at XL (36, printed 37), XXL
    /// (38, printed 39) and accessibilityXXL (61, printed 62), headline at accessibilityXXL (51, printed 56),
    /// subheadline at XXXL (26, printed 28) and accessibilityL (36, printed 37), caption 1 at accessibilityM
    /// (27, printed 28) and caption 2 at accessibilityL (29, printed 30). No measurement of these cells has
    /// been published for iOS 11 to 25. No measurement has been published for watchOS, tvOS and macOS, so
    /// there it is the printed leading.
    ///
    /// Source: the figures of iOS name the three measurements.
    public let scalingLeading: Double?

    /// The style's regular weight.
    public let weight: FontWeight

    /// The style's weight with the bold trait; `nil` if none is published.
    public let emphasizedWeight: FontWeight?

    /// Looks up the system font of a style.
    ///
    /// The result is `nil` if Apple publishes no size. Nothing is interpolated.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - category: The content size category; ``ContentSizeCategoryRange`` clamps it to a range.
    ///   - platform: The platform whose table is read.
    public init?(
        forTextStyle textStyle: TextStyle, compatibleWith category: ContentSizeCategory,
        on platform: Platform = .iOS
    ) {
        guard let figure = platform.figure(for: textStyle, at: category) else { return nil }
        self.init(figure: figure, category: category, platform: platform)
    }

    private init(
        figure: Figure, category: ContentSizeCategory, platform: Platform
    ) {
        self.init(
            figure: figure, category: category, platform: platform, pointSize: figure.pointSize,
            lineFigure: figure)
    }

    private init(
        figure: Figure, category: ContentSizeCategory, platform: Platform, pointSize: Double,
        lineFigure: Figure?
    ) {
        textStyle = figure.textStyle
        self.category = category
        self.platform = platform
        self.pointSize = pointSize
        leading = lineFigure?.leading
        scalingLeading = lineFigure?.scalingLeading
        weight = figure.weight
        emphasizedWeight = figure.emphasizedWeight
    }

    /// The same font at another size, such as a limit.
    ///
    /// - Parameter pointSize: A positive, finite size in points.
    /// - Returns: A font whose two leadings are those of the style's own cell of this size (the one nearest
    ///   to ``category`` if several share it), and `nil` if the style has no such cell.
    public func withSize(_ pointSize: Double) -> SystemFont {
        precondition(pointSize > 0 && pointSize.isFinite, "a size is a positive number of points")
        guard pointSize != self.pointSize, let own = platform.figure(for: textStyle, at: category)
        else { return self }
        let distance = { (figure: Figure) in abs(figure.category.ordinal - category.ordinal) }
        let cell = platform.figureTable.figures
            .filter { $0.textStyle == textStyle && $0.pointSize == pointSize }
            .min { distance($0) < distance($1) }
        return SystemFont(
            figure: own, category: category, platform: platform, pointSize: pointSize,
            lineFigure: cell)
    }
}

extension SystemFont {
    /// SF Pro's vertical metrics in font units, from which ``lineHeight`` comes.
    package static let verticalMetrics = (unitsPerEm: 2048, ascender: 1950, descender: -494)

    /// The height of a line as `UIFont.lineHeight` gives it, in points, never rounded.
    ///
    /// It is size × 2444 ÷ 2048: SF Pro has 2048 units per em, an ascender of 1950, a descender of 494 and no
    /// line gap. It is known for iOS and iPadOS, and `nil` on other platforms. It overflows to infinity for
    /// sizes above 1.5e308.
    ///
    /// Source: measured on iOS, 17 pt → 20.287109375, 15 pt → 17.900390625, 21 pt → 25.060546875.
    public var lineHeight: Double? {
        platform.systemLineHeightPerPoint.map { pointSize * $0 }
    }

    /// `UIFont.leading` of the font of a text style, in points: ``scalingLeading`` − ``lineHeight``.
    ///
    /// It may be negative. A font made by `systemFont(ofSize:)` and a custom font have a leading of 0
    /// instead. `nil` if either figure is not known. A label of n lines in such a font is n × line height +
    /// (n − 1) × font leading high, rounded up to a pixel.
    ///
    /// Source: measured on iOS 26 in all 132 cells. The system takes the difference of the two as shares of
    /// the size and multiplies it by the size, which can differ from the difference in points in the last
    /// bit; this property does the same.
    public var fontLeading: Double? {
        guard let scalingLeading, let ratio = platform.systemLineHeightPerPoint else { return nil }
        return Figure.fontLeading(
            scalingLeading: scalingLeading, pointSize: pointSize, lineHeightPerPoint: ratio)
    }

    /// The tracking that Apple publishes for this size; `nil` for a size that is not listed.
    public var tracking: Tracking? { Tracking(ofSystemFontAt: pointSize, on: platform) }
}

/// The weight of a system font, by Apple's name for it.
///
/// Source: `UIFont.Weight` and the weight columns of the Human Interface Guidelines, Typography.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
    /// `UIFont.Weight.regular`.
    case regular
    /// `UIFont.Weight.medium`.
    case medium
    /// `UIFont.Weight.semibold`.
    case semibold
    /// `UIFont.Weight.bold`.
    case bold
    /// `UIFont.Weight.heavy`.
    case heavy

    /// The weight on OpenType's scale from 1 to 1000: 400 for regular to 800 for heavy.
    ///
    /// Apple's heavy is between bold and black, at 800; DTCG's word `heavy` is 900.
    public var number: Int {
        switch self {
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        }
    }
}
