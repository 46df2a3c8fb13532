import DynamicType
import Foundation

/// The attribute with the scalable font of a run.
public enum ScalableFontAttribute: CodableAttributedStringKey {
    /// A base font, its text style and limits.
    public typealias Value = ScalableFont

    /// The name under which the attribute is encoded.
    public static let name = "typescale.scalableFont"
}

/// The attribute with the scaled font of a run.
public enum ScaledFontAttribute: CodableAttributedStringKey {
    /// Family, size, style and category.
    public typealias Value = ScaledFont

    /// The name under which the attribute is encoded.
    public static let name = "typescale.scaledFont"
}

extension AttributeScopes {
    /// The attributes of text that adapts.
    public struct AdaptiveTextAttributes: AttributeScope {
        /// The scalable font of the run: `text.scalableFont`.
        public let scalableFont: ScalableFontAttribute

        /// The scaled font of the run: `text.scaledFont`.
        public let scaledFont: ScaledFontAttribute
    }

    /// The attributes of text that adapts, for look-ups and for encoding.
    public var adaptiveText: AdaptiveTextAttributes.Type { AdaptiveTextAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds `scalableFont` and `scaledFont` on attributed strings, containers and runs.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AdaptiveTextAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributedString {
    /// The text with the font of each run scaled again from its ``ScalableFont``.
    ///
    /// Scaling always starts from the base font, so nothing accumulates. Characters, other attributes, and
    /// runs without a scalable font do not change. A run whose font cannot be scaled (see
    /// ``TypeEnvironment/scaledFont(for:compatibleWith:)``) has no scaled font in the result.
    ///
    /// - Parameters:
    ///   - category: The category; `nil` for the environment's.
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
