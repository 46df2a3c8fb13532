import DynamicType
import Foundation

extension AttributedString {
    /// The text with each run's font set anew from its own ``ScalableFont``.
    ///
    /// Nothing accumulates: scaling starts from the base every time. The characters, other attributes, and
    /// runs without a scalable font, their scaled font too, stay as they are. A run whose font cannot be scaled (see
    /// ``TypeEnvironment/scaledFont(for:compatibleWith:)``) has no scaled font.
    ///
    /// - Parameters:
    ///   - category: The category; the environment's where it is `nil`.
    ///   - environment: Platform, default category and the category to follow.
    /// - Returns: The text at the category.
    public func rescaled(
        for category: ContentSizeCategory? = nil, in environment: TypeEnvironment = .default
    ) -> AttributedString {
        let category = category ?? environment.contentSizeCategory
        var result = self
        for (font, range) in runs[\.scalableFont] {
            guard let font else { continue }
            result[range].scaledFont = environment.scaledFont(for: font, compatibleWith: category)
        }
        return result
    }
}
