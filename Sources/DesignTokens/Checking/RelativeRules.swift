import DynamicType
import JSONText

/// The facts about a relative token that the rules need.
struct RelativeToken {
    let path: String
    let name: Site
    let style: TextStyle
    let platform: Platform
    let size: Double
    /// The site of the size.
    let site: Site
    let limits: PointSizeLimits
    let maximumSite: Site?
    /// The one category that the token is for, at which it has its own size.
    let cell: ContentSizeCategory?

    /// `nil` for a mirror, and if the size or a limit is unreadable.
    init?(_ token: BoundToken) {
        guard case .relative(let maximum, let minimum) = token.kind,
            case .value(let size, let site) = token.values.size,
            let limits = RelativeScale.limits(of: token, size, maximum, minimum)
        else { return nil }
        (path, name, style, platform) = (token.path, token.name, token.style, token.platform)
        (self.size, self.site) = (size, site)
        self.limits = limits
        maximumSite = maximum?.site
        cell = token.cell
    }
}

/// A relative token at every category of its platform, with its limits.
struct RelativeScale {
    let token: RelativeToken
    let categories: [ContentSizeCategory]
    /// The sizes without and with the limits, one for each category.
    let unlimited: [Double]
    let limited: [Double]

    /// `nil` if nothing can be scaled.
    init?(_ token: RelativeToken) {
        let metrics = FontMetrics(forTextStyle: token.style, on: token.platform)
        categories = token.cell.map { [$0] } ?? token.platform.contentSizeCategories
        let unlimited =
            token.cell == nil
            ? categories.compactMap { metrics.scaledPointSize(for: token.size, compatibleWith: $0) }
            : [token.size]
        guard unlimited.count == categories.count, unlimited.allSatisfy(\.isFinite) else { return nil }
        self.token = token
        self.unlimited = unlimited
        limited = unlimited.map(token.limits.clamped)
    }

    var size: Double { token.size }

    /// A limit of a token in points.
    ///
    /// - Returns: `nil` if the limit cannot be read, Apple publishes no size of the style at its category, or
    ///   the share of the size is not a positive number.
    static func points(of limit: TokenLimit, for token: BoundToken, _ size: Double) -> Double? {
        let points = limit.limit?.pointSize(for: token.style, on: token.platform, defaultPointSize: size)
        return points.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// A token's limits in points; `nil` if one of them cannot be computed.
    ///
    /// If limits cross, only the maximum applies, because `UIFontMetrics` knows only a maximum. Crossing
    /// limits are a separate finding.
    static func limits(
        of token: BoundToken, _ size: Double, _ maximum: TokenLimit?, _ minimum: TokenLimit?
    ) -> PointSizeLimits? {
        let points = { (limit: TokenLimit?) in limit.flatMap { Self.points(of: $0, for: token, size) } }
        var limits = PointSizeLimits(minimum: points(minimum), maximum: points(maximum))
        guard (limits.minimum == nil) == (minimum == nil), (limits.maximum == nil) == (maximum == nil)
        else { return nil }
        if limits.isEmpty { limits.minimum = nil }
        return limits
    }

    /// Whether text has more than one size; it does not on macOS, or if a token is for one category.
    var grows: Bool { categories.count > 1 }

    /// Findings about the token itself.
    var findings: [Finding] {
        tooSmall.map { [$0] } ?? [minimumSize, grows ? enlargement : nil].compactMap { $0 }
    }

    /// The finding about the first category at which the token has no size before any limit.
    var tooSmall: Finding? {
        guard let first = unlimited.firstIndex(where: { $0 < 1 }) else { return nil }
        return Self.tooSmall(token.path, size, at: token.site, scaled: unlimited[first], categories[first])
    }

    /// The finding about a token that a category makes smaller than a point.
    static func tooSmall(
        _ path: String, _ size: Double, at site: Site, scaled: Double, _ category: ContentSizeCategory
    ) -> Finding {
        Finding(
            .unreadableValue, at: site, token: path,
            "the size of \(JSONNumber.text(of: size)) points scales to \(JSONNumber.text(of: scaled)) points at "
                + "\(category.shortName); text needs 1 point or more",
            found: .number(size))
    }

    private var minimumSize: Finding? {
        let smallest = token.platform.minimumPointSize
        let below = categories.indices.filter { limited[$0] < smallest }
        let grave = below.filter { categories[$0] >= token.platform.defaultCategory }
        guard !below.isEmpty else { return nil }
        let shown = grave.isEmpty ? below : grave
        let sizes = shown.map { "\(JSONNumber.text(of: limited[$0])) at \(categories[$0].shortName)" }
        return Finding(
            .minimumSize, level: grave.isEmpty ? .note : .warning, at: token.site, token: token.path,
            "text is below the minimum of \(JSONNumber.text(of: smallest)) points on "
                + "\(token.platform.rawValue): " + sizes.joined(separator: ", "),
            found: shown.map { limited[$0] }.min().map(Finding.Value.number), expected: .number(smallest))
    }

    private var enlargement: Finding? {
        guard let maximum = token.limits.maximum, let top = unlimited.max(), let held = limited.max() else {
            return nil
        }
        let percent = token.platform == .watchOS ? 140.0 : 200.0
        // Computed in the same way as limits, so that a maximum of this percentage satisfies the rule.
        let wanted = PointSizeLimit.percentage(percent).pointSize(
            for: token.style, on: token.platform, defaultPointSize: size)
        guard let wanted else { return nil }
        // Capped below the required percentage, so that the message never shows it as reached.
        let share = min((held / size * 100).rounded(.toNearestOrAwayFromZero), percent - 1)
        let points = JSONNumber.text(of: maximum)
        let message: String
        if held < wanted, top >= wanted {
            message =
                "the maximum of \(points) points is \(JSONNumber.text(of: share)) percent of the default size; "
                + "text should reach \(JSONNumber.text(of: percent)) percent"
        } else if maximum <= size {
            message = "the maximum of \(points) points keeps text from growing at all"
        } else {
            return nil
        }
        return Finding(
            .enlargement, at: token.maximumSite ?? token.site, token: token.path, message,
            found: .number(maximum),
            expected: .number(wanted))
    }
}
