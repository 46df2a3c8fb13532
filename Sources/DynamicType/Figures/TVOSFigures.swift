extension FigureTable {
    /// Apple's table for tvOS: nine text styles at one size, in points.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography, Specifications, “tvOS built-in text styles”
    /// (https://developer.apple.com/design/human-interface-guidelines/typography), edition of December 2025,
    /// in which caption 1 is Medium. The table is for Large; the sizes of the text-size setting of tvOS 27
    /// are not published.
    static let tvOS = FigureTable(
        textStyles: [
            .title1, .title2, .title3, .headline, .subtitle1, .callout, .body, .caption1, .caption2,
        ],
        categories: [.large],
        figures: [
            // Large
            Figure(.title1, .large, .medium, 76, 96, .bold),
            Figure(.title2, .large, .medium, 57, 66, .bold),
            Figure(.title3, .large, .medium, 48, 56, .bold),
            Figure(.headline, .large, .medium, 38, 46, .bold),
            Figure(.subtitle1, .large, .regular, 38, 46, .medium),
            Figure(.callout, .large, .medium, 31, 38, .bold),
            Figure(.body, .large, .medium, 29, 36, .bold),
            Figure(.caption1, .large, .medium, 25, 32, .bold),
            Figure(.caption2, .large, .medium, 23, 30, .bold),
        ]
    )
}
