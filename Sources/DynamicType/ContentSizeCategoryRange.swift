/// The range in which a view holds the content size category, before anything is looked up.
///
/// It stands for UIKit's `minimumContentSizeCategory` and `maximumContentSizeCategory` and for SwiftUI's
/// `.dynamicTypeSize(range)`. Where the minimum lies above the maximum, only the maximum applies.
///
/// Source: https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory, and
/// measurements of the case where the two cross.
public struct ContentSizeCategoryRange: Hashable, Sendable {
    /// The smallest category that passes unchanged; `nil` for no lower end.
    public var minimum: ContentSizeCategory?

    /// The largest category that passes unchanged; `nil` for no upper end.
    public var maximum: ContentSizeCategory?

    /// Makes limits with either end open.
    public init(minimum: ContentSizeCategory? = nil, maximum: ContentSizeCategory? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The category that is looked up when the system's category is the one given.
    public func effectiveCategory(for category: ContentSizeCategory) -> ContentSizeCategory {
        guard let maximum else { return max(category, minimum ?? category) }
        guard let minimum, minimum <= maximum else { return min(category, maximum) }
        return min(max(category, minimum), maximum)
    }
}
