extension FigureTable {
    /// Apple's table for iOS and iPadOS: eleven text styles at twelve categories, in points.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography, Specifications, “iOS, iPadOS Dynamic Type
    /// sizes” and “Larger accessibility type sizes”
    /// (https://developer.apple.com/design/human-interface-guidelines/typography). Columns as Apple prints
    /// them: style, category, weight, size, leading, emphasized weight. Subheadline at xxxLarge has a leading
    /// of 28, while all other 21 pt cells have 26; it is kept as printed.
    ///
    /// Eight cells have another leading after these, by which the system scales and lays out lines. Three
    /// public measurements agree on the leadings of all 132 cells, and 124 of them are the printed ones:
    /// factors of `UIFontMetrics` on iOS 27 (gewill/ScaledFont, 92a4b13), scaled values and fonts at 19 sizes
    /// on iOS 26 (Vercantez/openuikit, 6f62d1d, dynamic_type.json), and `UIFont.leading` and line heights on
    /// iOS 26.0 (iamcgn/swiftui-web, 195ea07, font-metrics.json). The eight cells have not been measured on
    /// iOS 11 to 25.
    static let iOS = FigureTable(
        textStyles: [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
            .caption1, .caption2,
        ],
        categories: [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ],
        figures: [
            // xSmall
            Figure(.largeTitle, .extraSmall, .regular, 31, 38, .bold),
            Figure(.title1, .extraSmall, .regular, 25, 31, .bold),
            Figure(.title2, .extraSmall, .regular, 19, 24, .bold),
            Figure(.title3, .extraSmall, .regular, 17, 22, .semibold),
            Figure(.headline, .extraSmall, .semibold, 14, 19, .semibold),
            Figure(.body, .extraSmall, .regular, 14, 19, .semibold),
            Figure(.callout, .extraSmall, .regular, 13, 18, .semibold),
            Figure(.subheadline, .extraSmall, .regular, 12, 16, .semibold),
            Figure(.footnote, .extraSmall, .regular, 12, 16, .semibold),
            Figure(.caption1, .extraSmall, .regular, 11, 13, .semibold),
            Figure(.caption2, .extraSmall, .regular, 11, 13, .semibold),
            // Small
            Figure(.largeTitle, .small, .regular, 32, 39, .bold),
            Figure(.title1, .small, .regular, 26, 32, .bold),
            Figure(.title2, .small, .regular, 20, 25, .bold),
            Figure(.title3, .small, .regular, 18, 23, .semibold),
            Figure(.headline, .small, .semibold, 15, 20, .semibold),
            Figure(.body, .small, .regular, 15, 20, .semibold),
            Figure(.callout, .small, .regular, 14, 19, .semibold),
            Figure(.subheadline, .small, .regular, 13, 18, .semibold),
            Figure(.footnote, .small, .regular, 12, 16, .semibold),
            Figure(.caption1, .small, .regular, 11, 13, .semibold),
            Figure(.caption2, .small, .regular, 11, 13, .semibold),
            // Medium
            Figure(.largeTitle, .medium, .regular, 33, 40, .bold),
            Figure(.title1, .medium, .regular, 27, 33, .bold),
            Figure(.title2, .medium, .regular, 21, 26, .bold),
            Figure(.title3, .medium, .regular, 19, 24, .semibold),
            Figure(.headline, .medium, .semibold, 16, 21, .semibold),
            Figure(.body, .medium, .regular, 16, 21, .semibold),
            Figure(.callout, .medium, .regular, 15, 20, .semibold),
            Figure(.subheadline, .medium, .regular, 14, 19, .semibold),
            Figure(.footnote, .medium, .regular, 12, 16, .semibold),
            Figure(.caption1, .medium, .regular, 11, 13, .semibold),
            Figure(.caption2, .medium, .regular, 11, 13, .semibold),
            // Large
            Figure(.largeTitle, .large, .regular, 34, 41, .bold),
            Figure(.title1, .large, .regular, 28, 34, .bold),
            Figure(.title2, .large, .regular, 22, 28, .bold),
            Figure(.title3, .large, .regular, 20, 25, .semibold),
            Figure(.headline, .large, .semibold, 17, 22, .semibold),
            Figure(.body, .large, .regular, 17, 22, .semibold),
            Figure(.callout, .large, .regular, 16, 21, .semibold),
            Figure(.subheadline, .large, .regular, 15, 20, .semibold),
            Figure(.footnote, .large, .regular, 13, 18, .semibold),
            Figure(.caption1, .large, .regular, 12, 16, .semibold),
            Figure(.caption2, .large, .regular, 11, 13, .semibold),
            // xLarge
            Figure(.largeTitle, .extraLarge, .regular, 36, 43, .bold),
            Figure(.title1, .extraLarge, .regular, 30, 37, .bold, scalesBy: 36),
            Figure(.title2, .extraLarge, .regular, 24, 30, .bold),
            Figure(.title3, .extraLarge, .regular, 22, 28, .semibold),
            Figure(.headline, .extraLarge, .semibold, 19, 24, .semibold),
            Figure(.body, .extraLarge, .regular, 19, 24, .semibold),
            Figure(.callout, .extraLarge, .regular, 18, 23, .semibold),
            Figure(.subheadline, .extraLarge, .regular, 17, 22, .semibold),
            Figure(.footnote, .extraLarge, .regular, 15, 20, .semibold),
            Figure(.caption1, .extraLarge, .regular, 14, 19, .semibold),
            Figure(.caption2, .extraLarge, .regular, 13, 18, .semibold),
            // xxLarge
            Figure(.largeTitle, .extraExtraLarge, .regular, 38, 46, .bold),
            Figure(.title1, .extraExtraLarge, .regular, 32, 39, .bold, scalesBy: 38),
            Figure(.title2, .extraExtraLarge, .regular, 26, 32, .bold),
            Figure(.title3, .extraExtraLarge, .regular, 24, 30, .semibold),
            Figure(.headline, .extraExtraLarge, .semibold, 21, 26, .semibold),
            Figure(.body, .extraExtraLarge, .regular, 21, 26, .semibold),
            Figure(.callout, .extraExtraLarge, .regular, 20, 25, .semibold),
            Figure(.subheadline, .extraExtraLarge, .regular, 19, 24, .semibold),
            Figure(.footnote, .extraExtraLarge, .regular, 17, 22, .semibold),
            Figure(.caption1, .extraExtraLarge, .regular, 16, 21, .semibold),
            Figure(.caption2, .extraExtraLarge, .regular, 15, 20, .semibold),
            // xxxLarge
            Figure(.largeTitle, .extraExtraExtraLarge, .regular, 40, 48, .bold),
            Figure(.title1, .extraExtraExtraLarge, .regular, 34, 41, .bold),
            Figure(.title2, .extraExtraExtraLarge, .regular, 28, 34, .bold),
            Figure(.title3, .extraExtraExtraLarge, .regular, 26, 32, .semibold),
            Figure(.headline, .extraExtraExtraLarge, .semibold, 23, 29, .semibold),
            Figure(.body, .extraExtraExtraLarge, .regular, 23, 29, .semibold),
            Figure(.callout, .extraExtraExtraLarge, .regular, 22, 28, .semibold),
            Figure(.subheadline, .extraExtraExtraLarge, .regular, 21, 28, .semibold, scalesBy: 26),
            Figure(.footnote, .extraExtraExtraLarge, .regular, 19, 24, .semibold),
            Figure(.caption1, .extraExtraExtraLarge, .regular, 18, 23, .semibold),
            Figure(.caption2, .extraExtraExtraLarge, .regular, 17, 22, .semibold),
            // AX1
            Figure(.largeTitle, .accessibilityMedium, .regular, 44, 52, .bold),
            Figure(.title1, .accessibilityMedium, .regular, 38, 46, .bold),
            Figure(.title2, .accessibilityMedium, .regular, 34, 41, .bold),
            Figure(.title3, .accessibilityMedium, .regular, 31, 38, .semibold),
            Figure(.headline, .accessibilityMedium, .semibold, 28, 34, .semibold),
            Figure(.body, .accessibilityMedium, .regular, 28, 34, .semibold),
            Figure(.callout, .accessibilityMedium, .regular, 26, 32, .semibold),
            Figure(.subheadline, .accessibilityMedium, .regular, 25, 31, .semibold),
            Figure(.footnote, .accessibilityMedium, .regular, 23, 29, .semibold),
            Figure(.caption1, .accessibilityMedium, .regular, 22, 28, .semibold, scalesBy: 27),
            Figure(.caption2, .accessibilityMedium, .regular, 20, 25, .semibold),
            // AX2
            Figure(.largeTitle, .accessibilityLarge, .regular, 48, 57, .bold),
            Figure(.title1, .accessibilityLarge, .regular, 43, 51, .bold),
            Figure(.title2, .accessibilityLarge, .regular, 39, 47, .bold),
            Figure(.title3, .accessibilityLarge, .regular, 37, 44, .semibold),
            Figure(.headline, .accessibilityLarge, .semibold, 33, 40, .semibold),
            Figure(.body, .accessibilityLarge, .regular, 33, 40, .semibold),
            Figure(.callout, .accessibilityLarge, .regular, 32, 39, .semibold),
            Figure(.subheadline, .accessibilityLarge, .regular, 30, 37, .semibold, scalesBy: 36),
            Figure(.footnote, .accessibilityLarge, .regular, 27, 33, .semibold),
            Figure(.caption1, .accessibilityLarge, .regular, 26, 32, .semibold),
            Figure(.caption2, .accessibilityLarge, .regular, 24, 30, .semibold, scalesBy: 29),
            // AX3
            Figure(.largeTitle, .accessibilityExtraLarge, .regular, 52, 61, .bold),
            Figure(.title1, .accessibilityExtraLarge, .regular, 48, 57, .bold),
            Figure(.title2, .accessibilityExtraLarge, .regular, 44, 52, .bold),
            Figure(.title3, .accessibilityExtraLarge, .regular, 43, 51, .semibold),
            Figure(.headline, .accessibilityExtraLarge, .semibold, 40, 48, .semibold),
            Figure(.body, .accessibilityExtraLarge, .regular, 40, 48, .semibold),
            Figure(.callout, .accessibilityExtraLarge, .regular, 38, 46, .semibold),
            Figure(.subheadline, .accessibilityExtraLarge, .regular, 36, 43, .semibold),
            Figure(.footnote, .accessibilityExtraLarge, .regular, 33, 40, .semibold),
            Figure(.caption1, .accessibilityExtraLarge, .regular, 32, 39, .semibold),
            Figure(.caption2, .accessibilityExtraLarge, .regular, 29, 35, .semibold),
            // AX4
            Figure(.largeTitle, .accessibilityExtraExtraLarge, .regular, 56, 66, .bold),
            Figure(.title1, .accessibilityExtraExtraLarge, .regular, 53, 62, .bold, scalesBy: 61),
            Figure(.title2, .accessibilityExtraExtraLarge, .regular, 50, 59, .bold),
            Figure(.title3, .accessibilityExtraExtraLarge, .regular, 49, 58, .semibold),
            Figure(.headline, .accessibilityExtraExtraLarge, .semibold, 47, 56, .semibold, scalesBy: 51),
            Figure(.body, .accessibilityExtraExtraLarge, .regular, 47, 56, .semibold),
            Figure(.callout, .accessibilityExtraExtraLarge, .regular, 44, 52, .semibold),
            Figure(.subheadline, .accessibilityExtraExtraLarge, .regular, 42, 50, .semibold),
            Figure(.footnote, .accessibilityExtraExtraLarge, .regular, 38, 46, .semibold),
            Figure(.caption1, .accessibilityExtraExtraLarge, .regular, 37, 44, .semibold),
            Figure(.caption2, .accessibilityExtraExtraLarge, .regular, 34, 41, .semibold),
            // AX5
            Figure(.largeTitle, .accessibilityExtraExtraExtraLarge, .regular, 60, 70, .bold),
            Figure(.title1, .accessibilityExtraExtraExtraLarge, .regular, 58, 68, .bold),
            Figure(.title2, .accessibilityExtraExtraExtraLarge, .regular, 56, 66, .bold),
            Figure(.title3, .accessibilityExtraExtraExtraLarge, .regular, 55, 65, .semibold),
            Figure(.headline, .accessibilityExtraExtraExtraLarge, .semibold, 53, 62, .semibold),
            Figure(.body, .accessibilityExtraExtraExtraLarge, .regular, 53, 62, .semibold),
            Figure(.callout, .accessibilityExtraExtraExtraLarge, .regular, 51, 60, .semibold),
            Figure(.subheadline, .accessibilityExtraExtraExtraLarge, .regular, 49, 58, .semibold),
            Figure(.footnote, .accessibilityExtraExtraExtraLarge, .regular, 44, 52, .semibold),
            Figure(.caption1, .accessibilityExtraExtraExtraLarge, .regular, 43, 51, .semibold),
            Figure(.caption2, .accessibilityExtraExtraExtraLarge, .regular, 40, 48, .semibold),
        ]
    )
}
