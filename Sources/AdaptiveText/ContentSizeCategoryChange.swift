import DynamicType

/// A change of an environment's content size category.
struct ContentSizeCategoryChange: Hashable, Sendable {
    /// The category before.
    let old: ContentSizeCategory

    /// The category after; never the same.
    let new: ContentSizeCategory
}
