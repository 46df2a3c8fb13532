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
    /// The style to which it is bound.
    public let textStyle: TextStyle
    /// The category that was asked for.
    public let category: ContentSizeCategory
    /// The category that was looked up.
    public let effectiveCategory: ContentSizeCategory
    /// The token's own size in points: at the default category for a relative token, at its own for a mirror.
    public let baseSize: Double
    /// The size in points after limits are applied.
    public let pointSize: Double
    /// The size in points before any limit is applied.
    public let unclampedPointSize: Double
    /// The limits in points.
    public let limits: PointSizeLimits
    /// Points: a relative token's line height scaled with it, a mirror's published leading; `nil` without
    /// one.
    public let lineHeight: Double?
    /// The token's letter spacing in points at the effective size, of which it keeps its share; `nil` without one.
    public let letterSpacing: Double?
    /// The token's letter spacing as a share of the size; `nil` without one.
    public let letterSpacingEm: Double?
}

/// The settings for scaling bound tokens.
public struct TokenScaling: Sendable {
    /// The categories; `nil` for all categories of a token's platform.
    public var categories: [ContentSizeCategory]?
    /// The range that limits the category before the look-up.
    public var categoryLimits = ContentSizeCategoryRange()
    /// The rule by which relative tokens scale.
    public var framework: any FontScaling = ScalingOrder.uiKit
    /// Pixels per point, to which line heights are rounded; `nil` for the platform's usual scale.
    public var displayScale: Double?

    /// Makes the default settings.
    public init() {}
}

extension TokenChecker {
    /// Scales the bound tokens of files.
    ///
    /// - Parameters:
    ///   - sources: The files.
    ///   - others: Files in which aliases are also looked up.
    ///   - scaling: Categories and arithmetic.
    /// - Returns: One row for each bound token and each category that its platform has; the findings of the
    ///   binding and an error for each bound token without a row, or without a line height that it should
    ///   have; the files that cannot be read; and those whose themes choose between sets if no theme was
    ///   requested. A token whose size or limit cannot be read has no row, and one that is for a single
    ///   category has its own size at that category only.
    public func scale(
        _ sources: [TokenSource], with others: [TokenSource] = [], _ scaling: TokenScaling
    ) -> (
        rows: [ScaledToken], findings: [Finding], errors: [TokenFileError],
        unchosenThemes: [CheckResult.UnchosenThemes]
    ) {
        let (binder, loader) = bind(sources, with: others)
        var rows: [ScaledToken] = []
        var aliases = AliasRules(loader)
        var raw = binder.findings + missingCells(of: binder.bound, scaling)
        for token in binder.bound {
            let name = loader.library.files[token.name.file]
            let line = name.place(of: token.name.node).location.line
            let categories = scaling.categories ?? token.platform.contentSizeCategories
            let own = categories.map { row(token, at: $0, scaling, file: name.name, line: line) }
            rows += own.compactMap { $0 }
            raw += ValueRules.unreadable(token)
            raw += ValueRules.twins(of: token).map { $0.silenced(by: token.ignored) }
            if token.values.isBroken { aliases.check(token, heedsIgnored: false) }
            let missing = zip(categories, own).filter { $1 == nil }.map(\.0)
            if let finding = tooSmall(token, scaling) ?? self.missing(missing, of: token) {
                raw.append(finding)
            }
        }
        let findings = order(loader).findings(raw + aliases.findings).shown
        return (rows, findings, loader.errors, loader.unchosenThemes)
    }

    /// Reports the requested categories at which a token with a readable size lacks a row; a token for a
    /// single category needs only a row for it.
    private func missing(_ categories: [ContentSizeCategory], of token: BoundToken) -> Finding? {
        guard !categories.isEmpty, token.cell == nil, token.size != nil else { return nil }
        if case .relative = token.kind, RelativeToken(token) == nil { return nil }
        return Finding(
            .unreadableValue, at: token.name, token: token.path,
            "there is no size on \(token.platform.rawValue), or none in the framework, for \(token.style.shortName) at "
                + categories.map(\.shortName).joined(separator: ", "))
    }

    /// The finding about the first category asked for that makes a token smaller than a point.
    private func tooSmall(_ token: BoundToken, _ scaling: TokenScaling) -> Finding? {
        guard token.cell == nil, case .relative = token.kind,
            case .value(let size, let site) = token.values.size
        else {
            return nil
        }
        for category in scaling.categories ?? token.platform.contentSizeCategories {
            let effective = scaling.categoryLimits.effectiveCategory(for: category)
            guard let scaled = scaling.scaled(size, token, at: effective), scaled < 1
            else {
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
        if let cell = token.cell {
            return cell == effective
                ? self.cell(token, size, at: category, effective, file: file, line: line) : nil
        }
        var limits = PointSizeLimits()
        let unclamped: Double
        var (pointSize, lineHeight): (Double, Double?) = (size, nil)
        switch token.kind {
        case .mirror:
            guard
                let font = SystemFont(
                    forTextStyle: token.style, compatibleWith: effective, on: token.platform)
            else { return nil }
            (unclamped, pointSize, lineHeight) = (font.pointSize, font.pointSize, font.leading)
        case .relative(let maximum, let minimum):
            guard let scaled = scaling.scaled(size, token, at: effective), scaled.isFinite,
                scaled >= 1,
                let points = RelativeScale.limits(of: token, size, maximum, minimum)
            else { return nil }
            (unclamped, limits) = (scaled, points)
            pointSize = scaling.scaled(size, token, at: effective, limits: limits) ?? limits.clamped(scaled)
            lineHeight = token.values.lineHeight.value?.lineHeight.flatMap {
                scaling.lineHeight($0, of: size, to: pointSize, unlimited: scaled, token, at: effective)
            }
        }
        return ScaledToken(
            file: file, line: line, token: token.path, textStyle: token.style, category: category,
            effectiveCategory: effective, baseSize: size, pointSize: pointSize,
            unclampedPointSize: unclamped, limits: limits, lineHeight: lineHeight,
            letterSpacing: token.letterSpacing(atPointSize: pointSize),
            letterSpacingEm: token.letterSpacingEm)
    }

    /// The row of a token for a single category: its own figures with limits applied, without scaling.
    private func cell(
        _ token: BoundToken, _ size: Double, at category: ContentSizeCategory,
        _ effective: ContentSizeCategory, file: String, line: Int
    ) -> ScaledToken? {
        var limits = PointSizeLimits()
        if case .relative(let maximum, let minimum) = token.kind {
            guard let points = RelativeScale.limits(of: token, size, maximum, minimum) else { return nil }
            limits = points
        }
        let pointSize = limits.clamped(size)
        let lineHeight = token.values.lineHeight.value?.points(forSize: size)
        return ScaledToken(
            file: file, line: line, token: token.path, textStyle: token.style, category: category,
            effectiveCategory: effective, baseSize: size, pointSize: pointSize, unclampedPointSize: size,
            limits: limits,
            lineHeight: lineHeight.flatMap {
                let points = $0 * pointSize / size
                return points > 0 && points.isFinite ? points : nil
            }, letterSpacing: token.letterSpacing(atPointSize: pointSize),
            letterSpacingEm: token.letterSpacingEm)
    }

    /// Notes about tokens that are written out category by category and lack a value at requested categories,
    /// one note per token.
    private func missingCells(of tokens: [BoundToken], _ scaling: TokenScaling) -> [Finding] {
        guard let asked = scaling.categories else { return [] }
        var cells: [String: (first: BoundToken, categories: Set<ContentSizeCategory>)] = [:]
        var order: [String] = []
        for token in tokens {
            guard let cell = token.cell else { continue }
            let key = "\(token.platform.rawValue) \(token.style.shortName) \(token.path)"
            if cells[key] == nil { order.append(key) }
            cells[key, default: (token, [])].categories.insert(cell)
        }
        return order.compactMap { key in
            guard let (token, categories) = cells[key] else { return nil }
            let missing = asked.filter {
                !categories.contains(scaling.categoryLimits.effectiveCategory(for: $0))
            }
            guard !missing.isEmpty else { return nil }
            let names = { (list: [ContentSizeCategory]) in list.map(\.shortName).joined(separator: ", ") }
            return Finding(
                .missingCategory, level: .note, at: token.name, token: token.path,
                "\(token.path.quoted) has no value at \(names(missing)), only at \(names(categories.sorted()))"
            )
        }
    }
}

extension BoundToken {
    /// The letter spacing in points at an effective size; `nil` without one.
    fileprivate func letterSpacing(atPointSize pointSize: Double) -> Double? {
        guard let size, let spacing else { return nil }
        let points = spacing.points(atPointSize: pointSize, defaultPointSize: size)
        return points.isFinite ? points : nil
    }

    /// The letter spacing as a share of the size; `nil` without one.
    fileprivate var letterSpacingEm: Double? {
        guard let size, let em = spacing?.em(ofDefaultPointSize: size), em.isFinite else { return nil }
        return em
    }

    private var spacing: LetterSpacing? {
        switch values.spacing.value {
        case .points(let points): .points(points)
        case .thousandthsOfEm(let thousandths): .percentage(thousandths / 10)
        case nil: nil
        }
    }
}

extension TokenScaling {
    /// The size of a relative token at a category.
    fileprivate func scaled(
        _ size: Double, _ token: BoundToken, at category: ContentSizeCategory,
        limits: PointSizeLimits = PointSizeLimits()
    ) -> Double? {
        framework.scaledPointSize(
            for: size, forTextStyle: token.style, compatibleWith: category, on: token.platform,
            displayScale: displayScale ?? token.platform.displayScale, limits: limits)
    }

    /// The line height of a relative token: scaled like a layout value in UIKit and SwiftUI, and in proportion to the
    /// size in other frameworks.
    fileprivate func lineHeight(
        _ lineHeight: LineHeight, of size: Double, to pointSize: Double, unlimited: Double,
        _ token: BoundToken,
        at category: ContentSizeCategory
    ) -> Double? {
        if let order = framework as? ScalingOrder {
            return FontMetrics(forTextStyle: token.style, on: token.platform, framework: order)
                .scaledLineHeight(
                    for: lineHeight, atPointSize: pointSize, unlimitedPointSize: unlimited,
                    defaultPointSize: size, compatibleWith: category,
                    displayScale: displayScale ?? token.platform.displayScale)
        }
        return switch lineHeight {
        case .points(let points): points * pointSize / size
        case .percentage(let percentage): pointSize.share(percentage: percentage)
        }
    }
}
