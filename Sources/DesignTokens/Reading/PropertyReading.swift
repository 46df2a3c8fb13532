import DynamicType
import JSONText

/// The result of reading a property of a token.
enum PropertyReading<Value> {
    /// The property is missing or empty.
    case absent
    /// A value, and the place that a finding about it names.
    case value(Value, Site)
    /// The property is present but unreadable.
    case unreadable(Site)
    /// An alias on the path leads nowhere, which is a separate finding.
    case broken

    var value: Value? { if case .value(let value, _) = self { value } else { nil } }

    var site: Site? {
        switch self {
        case .value(_, let site), .unreadable(let site): site
        case .absent, .broken: nil
        }
    }
}

extension PropertyReading<Measure> {
    /// The same measure in the unit of its token; unreadable if the two contradict each other.
    func inUnit(_ unit: TokenUnit) -> PropertyReading {
        switch (self, unit) {
        case (_, .none), (.unreadable, _), (.absent, _), (.broken, _): return self
        case (.value, .unreadable(let site)): return .unreadable(site)
        case (.value(let measure, let site), .unit(let unit)):
            return measure.inUnit(unit).map { .value($0, site) } ?? .unreadable(site)
        }
    }
}

/// A line height: a multiple of the font size, or points.
enum LineHeightValue: Equatable {
    /// A multiple of the size.
    case multiple(Double)
    /// Points.
    case points(Double)

    /// Points for text of a size.
    func points(forSize size: Double) -> Double {
        switch self {
        case .multiple(let multiple): multiple * size
        case .points(let points): points
        }
    }

    /// The line height as the engine scales it; `nil` if it is not positive and finite.
    var lineHeight: LineHeight? {
        switch self {
        case .multiple(let multiple):
            guard case .percentage(let percentage)? = PointSizeLimit.multiple(multiple) else { return nil }
            return .percentage(percentage)
        case .points(let points):
            return points > 0 && points.isFinite ? .points(points) : nil
        }
    }
}

/// A font weight: its number, and the text in the file.
struct WeightValue: Equatable {
    let number: Double
    let text: String
}

/// Letter spacing: points, or a share of the size.
enum SpacingValue: Equatable {
    case points(Double)
    case thousandthsOfEm(Double)
}

/// The properties of a typography token.
struct TypeValues {
    /// Points.
    var size = PropertyReading<Double>.absent
    var lineHeight = PropertyReading<LineHeightValue>.absent
    var weight = PropertyReading<WeightValue>.absent
    var spacing = PropertyReading<SpacingValue>.absent
    /// The first font family; also absent if it cannot be resolved.
    var family = PropertyReading<String>.absent
    /// Whether the size or line height depends on an alias that leads nowhere.
    var isBroken: Bool {
        if case .broken = size { return true }
        if case .broken = lineHeight { return true }
        return false
    }
    /// Aliases that a figure needs, so that one that leads nowhere is an error.
    var neededAliases: [Site] = []
    /// Members that repeat a property under another spelling.
    var twins: [PropertyTwin] = []
    /// A member that is nearly spelled like a property, and not read.
    var misspelt: MisspeltProperty?
    /// The first way in which the token differs from the DTCG format.
    var formatNote: (message: String, site: Site)?
}
