import DynamicType

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

    /// Encodes the limits that there are.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(maximum.map(CodedLimit.init), forKey: .maximum)
        try container.encodeIfPresent(minimum.map(CodedLimit.init), forKey: .minimum)
        try container.encodeIfPresent(categories.maximum, forKey: .maximumCategory)
        try container.encodeIfPresent(categories.minimum, forKey: .minimumCategory)
    }
}

/// A limit as it is encoded: `{"points": 28}`, `{"percentage": 200}`, or `{"category": "UICT…"}` with a category's
/// raw value or one of the words `default`, `largest` and `smallest`.
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
