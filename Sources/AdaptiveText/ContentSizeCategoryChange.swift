import DynamicType

/// A change of an environment's content size category.
public struct ContentSizeCategoryChange: Hashable, Sendable {
    /// The category before.
    public let old: ContentSizeCategory

    /// The category after; never the same.
    public let new: ContentSizeCategory
}
