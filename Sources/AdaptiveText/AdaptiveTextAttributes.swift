import DynamicType
import Foundation

/// The attribute that says how a run's font scales.
public enum ScalableFontAttribute: CodableAttributedStringKey {
    /// A base font, its text style and limits.
    public typealias Value = ScalableFont

    /// The name under which the attribute is encoded.
    public static let name = "typescale.scalableFont"
}

/// The attribute that says what a run's font has become at a category.
public enum ScaledFontAttribute: CodableAttributedStringKey {
    /// Family, size, style and category.
    public typealias Value = ScaledFont

    /// The name under which the attribute is encoded.
    public static let name = "typescale.scaledFont"
}

extension AttributeScopes {
    /// The attributes of text that adapts.
    public struct AdaptiveTextAttributes: AttributeScope {
        /// How the run's font scales: `text.scalableFont`.
        public let scalableFont: ScalableFontAttribute

        /// What the font has become: `text.scaledFont`.
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
