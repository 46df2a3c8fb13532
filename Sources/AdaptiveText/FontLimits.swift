import DynamicType

/// Limits on how far a font follows the content size category.
public struct FontLimits: Hashable, Sendable {
    /// The largest size; `nil` for no maximum.
    ///
    /// `.category(.accessibilityMedium)` is the text style's own size at that category, which limits the
    /// title of an adaptive button.
    public var maximum: PointSizeLimit?

    /// The smallest size; `nil` for none.
    public var minimum: PointSizeLimit?

    /// The range that limits the category before the look-up.
    public var categories: ContentSizeCategoryRange

    /// Creates limits, any of which may be left out.
    ///
    /// Points and percentages that are not positive are a programming error.
    public init(
        maximum: PointSizeLimit? = nil, minimum: PointSizeLimit? = nil,
        categories: ContentSizeCategoryRange = ContentSizeCategoryRange()
    ) {
        for case let limit? in [maximum, minimum] {
            precondition(Self.isPositive(limit), "a limit must be positive; use nil for no limit")
        }
        self.maximum = maximum
        self.minimum = minimum
        self.categories = categories
    }

    private static func isPositive(_ limit: PointSizeLimit) -> Bool {
        switch limit {
        case .points(let number), .percentage(let number): number > 0
        case .category, .categoryWord: true
        }
    }

    /// The size of text at a category, clamped to the limits.
    ///
    /// If the minimum is above the maximum, only the maximum applies, as for categories.
    ///
    /// - Parameters:
    ///   - pointSize: The scaled size, in points.
    ///   - defaultPointSize: The size at the default category, in points, that a percentage refers to; `nil`
    ///     where none is published.
    ///   - textStyle: The style to which a category refers.
    ///   - platform: The platform whose table is read.
    ///   - defaultCategory: The category that the word `default` means.
    /// - Returns: Points; `nil` if a limit refers to a size that Apple does not publish, or the result is not
    ///   finite.
    func clamped(
        _ pointSize: Double, defaultPointSize: Double?, textStyle: TextStyle, platform: Platform,
        defaultCategory: ContentSizeCategory
    ) -> Double? {
        let points = { (limit: PointSizeLimit) -> Double? in
            if case .percentage = limit, defaultPointSize == nil { return nil }
            return limit.pointSize(
                for: textStyle, on: platform, defaultPointSize: defaultPointSize ?? pointSize,
                defaultCategory: defaultCategory)
        }
        var limits = PointSizeLimits()
        if let maximum {
            limits.maximum = points(maximum)
            if limits.maximum == nil { return nil }
        }
        if let minimum {
            limits.minimum = points(minimum)
            if limits.minimum == nil { return nil }
        }
        if limits.isEmpty { limits.minimum = nil }
        let held = limits.clamped(pointSize)
        return held.isFinite ? held : nil
    }
}

extension FontLimits: Codable {
    private enum CodingKeys: CodingKey {
        case maximum
        case minimum
        case maximumCategory
        case minimumCategory
    }

    /// Decodes limits; throws `DecodingError.dataCorrupted` for a limit that is not positive and finite.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let category = { (key: CodingKeys) in
            try container.decodeIfPresent(ContentSizeCategory.self, forKey: key)
        }
        self.init(
            maximum: try container.decodeIfPresent(CodedLimit.self, forKey: .maximum)?.limit,
            minimum: try container.decodeIfPresent(CodedLimit.self, forKey: .minimum)?.limit,
            categories: ContentSizeCategoryRange(
                minimum: try category(.minimumCategory), maximum: try category(.maximumCategory)))
    }

    /// Encodes the limits that are set.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(maximum.map(CodedLimit.init), forKey: .maximum)
        try container.encodeIfPresent(minimum.map(CodedLimit.init), forKey: .minimum)
        try container.encodeIfPresent(categories.maximum, forKey: .maximumCategory)
        try container.encodeIfPresent(categories.minimum, forKey: .minimumCategory)
    }
}

/// The encoded form of a limit: `{"points": 28}`, `{"percentage": 200}`, or `{"category": "UICT…"}` with a
/// category's raw value or one of the words `default`, `largest` and `smallest`.
private struct CodedLimit: Codable {
    let limit: PointSizeLimit

    private enum CodingKeys: CodingKey {
        case points
        case percentage
        case category
    }

    init(_ limit: PointSizeLimit) { self.limit = limit }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let positive = { (key: CodingKeys) in
            let number = try container.decode(Double.self, forKey: key)
            guard number > 0, number.isFinite else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "a limit is a positive number")
            }
            return number
        }
        guard container.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "a limit has one of three forms"))
        }
        if container.contains(.points) {
            limit = .points(try positive(.points))
        } else if container.contains(.percentage) {
            limit = .percentage(try positive(.percentage))
        } else {
            let name = try container.decode(String.self, forKey: .category)
            if let word = CategoryWord(rawValue: name) {
                limit = .categoryWord(word)
                return
            }
            limit = .category(try container.decode(ContentSizeCategory.self, forKey: .category))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch limit {
        case .points(let points): try container.encode(points, forKey: .points)
        case .percentage(let percentage): try container.encode(percentage, forKey: .percentage)
        case .categoryWord(let word): try container.encode(word.rawValue, forKey: .category)
        case .category(let category): try container.encode(category, forKey: .category)
        }
    }
}
