extension FigureTable {
    /// The two extra titles, as `UIFont.preferredFont` printed them on iOS 17, in points.
    ///
    /// Source: https://www.iosfontsizes.com. Apple publishes neither leading nor emphasized weight for them,
    /// and no visionOS table; nothing else is known about visionOS.
    static let extraLargeTitles = FigureTable(
        textStyles: [.extraLargeTitle, .extraLargeTitle2],
        categories: [.large],
        figures: [
            // Large
            Figure(.extraLargeTitle, .large, .bold, 36, nil, nil),
            Figure(.extraLargeTitle2, .large, .bold, 28, nil, nil),
        ]
    )
}
