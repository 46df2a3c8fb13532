import DynamicType

/// A value that changes at a certain category and above, such as a spacing of 8 that becomes 16, or two
/// columns that become one.
public struct AdaptiveValue<Value> {
    private let standard: Value
    /// In order of their categories.
    private var steps: [(category: ContentSizeCategory, value: Value)] = []

    /// One value for the standard categories and one for the accessibility categories.
    public init(standard: Value, accessibility: Value) {
        self.init(standard)
        self = changing(to: accessibility, from: .accessibilityMedium)
    }

    /// One value for all categories, to which thresholds are added.
    public init(_ value: Value) { standard = value }

    /// A copy with another value at a category and above.
    ///
    /// The value applies up to the next threshold, and replaces a value that was set for the same category.
    public func changing(to value: Value, from category: ContentSizeCategory) -> AdaptiveValue {
        var result = self
        result.steps.removeAll { $0.category == category }
        result.steps.append((category, value))
        result.steps.sort { $0.category < $1.category }
        return result
    }

    /// The value at a category.
    public func value(for category: ContentSizeCategory) -> Value {
        steps.last { $0.category <= category }?.value ?? standard
    }
}

extension AdaptiveValue: Sendable where Value: Sendable {}
