import DynamicType
import JSONText

/// A bound token at one content size category.
public struct ScaledToken: Sendable {
    /// The file as it was named.
    public let file: String
    /// From 1: the line of the token's name.
    public let line: Int
    /// The token's path, its segments joined by dots.
    public let token: String
    /// The style that it is bound to.
    public let textStyle: TextStyle
    /// The category that was asked for.
    public let category: ContentSizeCategory
    /// The category that was looked up.
    public let effectiveCategory: ContentSizeCategory
    /// The token's own size in points: at the default category for a relative token, at its own for a mirror.
    public let baseSize: Double
    /// Points, limits applied.
    public let pointSize: Double
    /// Points, before any limit.
    public let unclampedPointSize: Double
    /// The limits in points.
    public let limits: PointSizeLimits
    /// Points: a relative token's line height scaled with it, a mirror's published leading; `nil` for none.
    public let lineHeight: Double?
}

/// How bound tokens are scaled.
public struct TokenScaling: Sendable {
    /// The categories; all of a token's platform where it is `nil`.
    public var categories: [ContentSizeCategory]?
    /// The range in which the category is held before anything is looked up.
    public var categoryLimits = ContentSizeCategoryLimits()
    /// Whose order of operations is followed.
    public var order = ScalingOrder.uiKit
    /// Pixels per point, to which line heights are rounded; the platform's usual one where it is `nil`.
    public var displayScale: Double?

    /// Makes the usual scaling.
    public init() {}
}

extension TokenChecker {
    /// Scales the bound tokens of files.
    ///
    /// - Parameters:
    ///   - sources: The files.
    ///   - others: Files that aliases are looked up in.
    ///   - scaling: Categories and arithmetic.
    /// - Returns: One row for each bound token and each category that its platform has; the findings of the
    ///   binding and an error for each bound token without a row, or without a line height that it should have;
    ///   and the files that cannot be read. A token whose size or limit cannot be read has no row.
    public func scale(
        _ sources: [TokenSource], with others: [TokenSource] = [], _ scaling: TokenScaling
    ) -> (rows: [ScaledToken], findings: [Finding], errors: [TokenFileError]) {
        let (binder, loader) = bind(sources, with: others)
        let rows = binder.bound.flatMap { token -> [ScaledToken] in
            let name = loader.library.files[token.name.file]
            let line = name.place(of: token.name.node).position.line
            let categories = scaling.categories ?? token.platform.contentSizeCategories
            return categories.compactMap { category in
                row(token, at: category, scaling, file: name.name, line: line)
            }
        }
        var aliases = AliasRules(loader)
        var raw = binder.findings
        for token in binder.bound {
            raw += ValueRules.unreadable(token)
            raw += ValueRules.twins(of: token).map { $0.silenced(by: token.ignored) }
            if token.values.isBroken { aliases.check(token, heedsIgnored: false) }
            if let finding = tooSmall(token, scaling) ?? missingCategories(of: token, scaling) {
                raw.append(finding)
            }
        }
        return (rows, order(loader).findings(raw + aliases.findings).shown, loader.errors)
    }

    /// Says at which of the categories that were asked for a token of a readable size has no row.
    private func missingCategories(of token: BoundToken, _ scaling: TokenScaling) -> RawFinding? {
        guard token.size != nil else { return nil }
        if case .relative = token.kind, RelativeToken(token) == nil { return nil }
        let missing = (scaling.categories ?? token.platform.contentSizeCategories).filter {
            row(token, at: $0, scaling, file: "", line: 0) == nil
        }
        guard !missing.isEmpty else { return nil }
        return RawFinding(
            .unreadableValue, at: token.name, token: token.path,
            "\(token.platform.rawValue) has no size for \(token.style.shortName) at "
                + missing.map(\.shortName).joined(separator: ", "))
    }

    /// The finding about the first category asked for that makes a token smaller than a point.
    private func tooSmall(_ token: BoundToken, _ scaling: TokenScaling) -> RawFinding? {
        guard case .relative = token.kind, case .value(let size, let site) = token.values.size else {
            return nil
        }
        let metrics = FontMetrics(forTextStyle: token.style, on: token.platform, order: scaling.order)
        for category in scaling.categories ?? token.platform.contentSizeCategories {
            let effective = scaling.categoryLimits.effectiveCategory(for: category)
            guard let scaled = metrics.scaledFont(for: size, compatibleWith: effective), scaled < 1 else {
                continue
            }
            return RelativeScale.tooSmall(token.path, size, at: site, scaled: scaled, category)
        }
        return nil
    }

    private func row(
        _ token: BoundToken, at category: ContentSizeCategory, _ scaling: TokenScaling, file: String,
        line: Int
    ) -> ScaledToken? {
        guard let size = token.size else { return nil }
        let effective = scaling.categoryLimits.effectiveCategory(for: category)
        let displayScale = scaling.displayScale ?? token.platform.displayScale
        var limits = PointSizeLimits()
        let unclamped: Double
        var lineHeight: Double?
        switch token.kind {
        case .mirror:
            guard
                let font = SystemFont(
                    forTextStyle: token.style, compatibleWith: effective, on: token.platform)
            else { return nil }
            (unclamped, lineHeight) = (font.pointSize, font.leading)
        case .relative(let maximum, let minimum):
            let metrics = FontMetrics(
                forTextStyle: token.style, on: token.platform, order: scaling.order)
            guard let scaled = metrics.scaledFont(for: size, compatibleWith: effective), scaled.isFinite,
                scaled >= 1,
                let points = RelativeScale.limits(of: token, size, maximum, minimum)
            else { return nil }
            (unclamped, limits) = (scaled, points)
            lineHeight = token.values.lineHeight.value.flatMap {
                guard let lineHeight = $0.lineHeight else { return nil }
                return metrics.scaledLineHeight(
                    for: lineHeight, atPointSize: limits.hold(scaled), unlimitedPointSize: scaled,
                    defaultPointSize: size, compatibleWith: effective, displayScale: displayScale)
            }
        }
        return ScaledToken(
            file: file, line: line, token: token.path, textStyle: token.style, category: category,
            effectiveCategory: effective, baseSize: size, pointSize: limits.hold(unclamped),
            unclampedPointSize: unclamped, limits: limits, lineHeight: lineHeight)
    }
}
