extension ContentSizeCategory {
    /// The case heights for which Apple prints a default category, in millimetres.
    ///
    /// A 46 mm watch exists, but Apple does not list it.
    public static let publishedWatchSizes: [Double] = [38, 40, 41, 42, 44, 45, 49]

    /// The default category of a watch by the height of its case.
    ///
    /// - Parameter millimeters: The height: 38 gives `small`; 40, 41 and 42 give `large`; 44, 45 and 49 give
    ///   `extraLarge`. Any other is not published and gives `nil`.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography, “watchOS Dynamic Type sizes”.
    public init?(defaultForWatchSize millimeters: Double) {
        switch millimeters {
        case 38: self = .small
        case 40, 41, 42: self = .large
        case 44, 45, 49: self = .extraLarge
        default: return nil
        }
    }
}
