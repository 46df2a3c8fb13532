/// A text style of Material 3, with its size, line height and letter spacing in sp.
///
/// Source: androidx, TypeScaleTokens.kt @1608250.
public enum MaterialTextStyle: String, CaseIterable, Hashable, Sendable {
    /// 57/64.
    case displayLarge
    /// 45/52.
    case displayMedium
    /// 36/44.
    case displaySmall
    /// 32/40.
    case headlineLarge
    /// 28/36.
    case headlineMedium
    /// 24/32.
    case headlineSmall
    /// 22/28.
    case titleLarge
    /// 16/24.
    case titleMedium
    /// 14/20.
    case titleSmall
    /// 16/24.
    case bodyLarge
    /// 14/20.
    case bodyMedium
    /// 12/16.
    case bodySmall
    /// 14/20.
    case labelLarge
    /// 12/16.
    case labelMedium
    /// 11/16.
    case labelSmall

    /// The size in sp.
    public var size: Double { figures.size }

    /// The line height in sp.
    public var lineHeight: Double { figures.lineHeight }

    /// The letter spacing in sp.
    public var letterSpacing: Double { figures.letterSpacing }

    private var figures: (size: Double, lineHeight: Double, letterSpacing: Double) {
        switch self {
        case .displayLarge: (57, 64, -0.2)
        case .displayMedium: (45, 52, 0)
        case .displaySmall: (36, 44, 0)
        case .headlineLarge: (32, 40, 0)
        case .headlineMedium: (28, 36, 0)
        case .headlineSmall: (24, 32, 0)
        case .titleLarge: (22, 28, 0)
        case .titleMedium: (16, 24, 0.2)
        case .titleSmall: (14, 20, 0.1)
        case .bodyLarge: (16, 24, 0.5)
        case .bodyMedium: (14, 20, 0.2)
        case .bodySmall: (12, 16, 0.4)
        case .labelLarge: (14, 20, 0.1)
        case .labelMedium: (12, 16, 0.5)
        case .labelSmall: (11, 16, 0.5)
        }
    }

    /// The size at a font scale, in dp.
    public func size(at fontScale: AndroidFontScale) -> Double { fontScale.dp(forSP: size) }

    /// The line height at a font scale, in dp.
    ///
    /// Above a font scale of 1.05 Compose keeps the ratio of line height to size (androidx,
    /// SpannableExtensions.android.kt @1450aee).
    public func lineHeight(at fontScale: AndroidFontScale) -> Double {
        fontScale.scale > 1.05 ? size(at: fontScale) * lineHeight / size : fontScale.dp(forSP: lineHeight)
    }

    /// The letter spacing at a font scale, in dp; it is converted like a size.
    public func letterSpacing(at fontScale: AndroidFontScale) -> Double {
        letterSpacing < 0 ? -fontScale.dp(forSP: -letterSpacing) : fontScale.dp(forSP: letterSpacing)
    }
}
