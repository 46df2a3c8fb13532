/// How much room a line takes.
public struct LineMeasure: Hashable, Sendable {
    /// In the unit of widths: finite, not below 0.
    public var width: Double

    /// In the unit of heights.
    public var height: Double

    /// Takes a width and a height; lines that are all of one height may be counted by it.
    public init(width: Double, height: Double = 1) { (self.width, self.height) = (width, height) }
}
