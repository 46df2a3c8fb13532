/// The smallest and the largest size that a scaled font may take, in points.
public struct PointSizeLimits: Hashable, Sendable {
    /// The smallest size in points; `nil` for no lower limit.
    public var minimum: Double?

    /// The largest size in points; `nil` for no upper limit.
    ///
    /// As `maximumPointSize` of `UIFontMetrics`, it is not rounded.
    public var maximum: Double?

    /// Makes limits with either end open; they are checked when they are used.
    public init(minimum: Double? = nil, maximum: Double? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether no size can keep both limits, because the minimum lies above the maximum.
    public var isEmpty: Bool {
        guard let minimum, let maximum else { return false }
        return minimum > maximum
    }

    /// The size nearest to the one given, in points, that keeps both limits.
    ///
    /// Limits that cross (see ``isEmpty``) or are not positive are a programmer's error.
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
