extension FigureTable {
    /// Apple's table for macOS: eleven text styles at one size, in points.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography, Specifications, “macOS built-in text styles”
    /// (https://developer.apple.com/design/human-interface-guidelines/typography). macOS does not have
    /// Dynamic Type; the table is for Large.
    static let macOS = FigureTable(
        textStyles: [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
            .caption1, .caption2,
        ],
        categories: [.large],
        figures: [
            // Large
            Figure(.largeTitle, .large, .regular, 26, 32, .bold),
            Figure(.title1, .large, .regular, 22, 26, .bold),
            Figure(.title2, .large, .regular, 17, 22, .bold),
            Figure(.title3, .large, .regular, 15, 20, .semibold),
            Figure(.headline, .large, .bold, 13, 16, .heavy),
            Figure(.body, .large, .regular, 13, 16, .semibold),
            Figure(.callout, .large, .regular, 12, 15, .semibold),
            Figure(.subheadline, .large, .regular, 11, 14, .semibold),
            Figure(.footnote, .large, .regular, 10, 13, .semibold),
            Figure(.caption1, .large, .regular, 10, 13, .medium),
            Figure(.caption2, .large, .medium, 10, 13, .semibold),
        ]
    )
}
