/// The room that a label gives its text.
public struct LabelLimits: Hashable, Sendable {
    /// The width in points, above 0.
    public let width: Double

    /// The height in points, above 0; `nil` for any height.
    public let height: Double?

    /// The largest number of lines; 0 for any number, as in `UILabel.numberOfLines`.
    public let lines: Int

    /// The smallest scale to which the text may shrink, above 0 and up to 1; `nil` if it may not shrink.
    public let minimumScale: Double?

    /// Makes the limits of a label.
    ///
    /// Numbers outside the ranges below are a programmer's error.
    ///
    /// - Parameters:
    ///   - width: Points, positive and finite.
    ///   - height: Points, positive and finite; `nil` for any height.
    ///   - lines: The largest number of lines; 0 for any number.
    ///   - minimumScale: As `UILabel.minimumScaleFactor`, above 0 and up to 1; `nil` if the text may not shrink.
    public init(width: Double, height: Double? = nil, lines: Int = 1, minimumScale: Double? = nil) {
        precondition(width > 0 && width.isFinite, "a width is a positive number of points")
        precondition(height.map { $0 > 0 && $0.isFinite } ?? true, "a height is a positive number of points")
        precondition(lines >= 0, "a number of lines is 0 or more")
        precondition(minimumScale.map { $0 > 0 && $0 <= 1 } ?? true, "a minimum scale is above 0 and up to 1")
        self.width = width
        self.height = height
        self.lines = lines
        self.minimumScale = minimumScale
    }

    /// Whether the label has room for a number of lines with a total height in points.
    func allow(_ count: Int, ofHeight height: Double) -> Bool {
        (lines == 0 || count <= lines) && (self.height.map { height <= $0 } ?? true)
    }
}
