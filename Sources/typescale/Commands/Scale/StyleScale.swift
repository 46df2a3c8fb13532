import DynamicType
import FrameworkScaling
import OpenType

/// The scale of one text style: the values shared by all categories, and its rows.
struct StyleScale {
    private let request: ScaleRequest
    private let textStyle: TextStyle
    private let isEmphasized: Bool
    private let metrics: FontMetrics
    private let defaultPointSize: Double
    private let limits: PointSizeLimits
    /// The size of a custom font; `nil` for the system font.
    private let baseSize: Double?
    private let atLeast: Double?
    private let atMost: Double?

    init(of style: RequestedStyle, _ request: ScaleRequest) throws(UsageError) {
        self.request = request
        let textStyle = style.textStyle
        (self.textStyle, isEmphasized) = (textStyle, style.isEmphasized)
        let (platform, category) = (request.platform, request.defaultCategory)
        guard let font = SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform) else {
            throw .name(.sizeNotPublished(.defaultCategory, textStyle, category, platform))
        }
        metrics = FontMetrics(
            forTextStyle: textStyle, on: platform, defaultCategory: category,
            framework: request.framework.order ?? .uiKit)
        // Other frameworks scale the style's own size if none is given.
        let baseSize = request.baseSize ?? (request.framework.order == nil ? font.pointSize : nil)
        self.baseSize = baseSize
        let defaultPointSize = baseSize ?? request.systemSize?.pointSize ?? font.pointSize
        self.defaultPointSize = defaultPointSize
        let points = { (option: OptionName, limit: PointSizeLimit?) throws(UsageError) -> Double? in
            guard let limit else { return nil }
            return try Self.points(limit, option, textStyle, request, defaultPointSize)
        }
        limits = PointSizeLimits(
            minimum: try points(.min, request.minimum), maximum: try points(.max, request.maximum))
        atLeast = try points(.atLeast, request.atLeast)
        atMost = try points(.atMost, request.atMost)
        if let lineHeight = request.lineHeight, case .points(let points) = lineHeight,
            lineHeight.isLikelyMultiple(of: defaultPointSize)
        {
            throw .likelyMultiple(
                points, of: defaultPointSize,
                baseSize == nil && request.systemSize == nil ? textStyle : nil)
        }
        if limits.isEmpty, let minimum = limits.minimum, let maximum = limits.maximum {
            throw .crossingLimits(textStyle, minimum: minimum, maximum: maximum)
        }
    }

    /// The rows of the requested categories with a known figure, before any filter.
    func rows() throws(UsageError) -> [ScaleRow] {
        var rows: [ScaleRow] = []
        for item in request.categories.items {
            let effective = request.categoryLimits.effectiveCategory(for: item.category)
            let font = SystemFont(forTextStyle: textStyle, compatibleWith: effective, on: request.platform)
            if let font {
                rows.append(try row(font, askedFor: item.category))
            } else if item.isNamed {
                throw notPublished(at: item.category, lookedUp: effective)
            }
        }
        if let first = request.categories.items.first?.category, rows.isEmpty {
            throw notPublished(
                at: first, lookedUp: request.categoryLimits.effectiveCategory(for: first))
        }
        return rows
    }

    private func notPublished(
        at category: ContentSizeCategory, lookedUp effective: ContentSizeCategory
    ) -> UsageError {
        let option: OptionName =
            effective == category ? .category : effective > category ? .minCategory : .maxCategory
        return .name(.sizeNotPublished(option, textStyle, effective, request.platform))
    }

    /// Whether a row's size keeps the bounds of the filter.
    func isShown(_ row: ScaleRow) -> Bool { isLargeEnough(row) && isSmallEnough(row) }

    /// Whether a row's size reaches `--at-least`.
    func isLargeEnough(_ row: ScaleRow) -> Bool { atLeast.map { $0 <= row.pointSize } ?? true }

    /// Whether a row's size stays within `--at-most`.
    func isSmallEnough(_ row: ScaleRow) -> Bool { atMost.map { row.pointSize <= $0 } ?? true }

    private func row(
        _ font: SystemFont, askedFor category: ContentSizeCategory
    ) throws(UsageError) -> ScaleRow {
        let custom = try finite(.size, baseSize) { scaled($0, at: font.category) }
        let sized = try finite(.systemSize, request.systemSize) {
            $0.scaled(metrics, at: font.category, displayScale: request.displayScale)
        }
        let unclamped = custom ?? sized
        if let unclamped, let size = baseSize ?? request.systemSize?.pointSize, unclamped < 1 {
            throw .sizeBelowOnePoint(
                baseSize == nil ? .systemSize : .size, size, scaled: unclamped, textStyle, category)
        }
        let pointSize = try held(unclamped ?? font.pointSize, at: font.category)
        let shownFont = unclamped == nil ? font.withSize(pointSize) : nil
        let fontMetrics = request.face?.scaledMetrics(to: pointSize)
        let sizedFont = sized == nil ? nil : SizedSystemFont(ofSize: pointSize, on: request.platform)
        let natural = fontMetrics?.lineHeight ?? sizedFont?.lineHeight ?? shownFont?.lineHeight
        let designed = try designedLineHeight(
            at: font.category, pointSize: pointSize, unlimited: unclamped ?? font.pointSize)
        let lineHeight = designed ?? natural
        let row = ScaleRow(
            systemFont: font, isEmphasized: isEmphasized, request: request, category: category,
            baseSize: baseSize ?? request.systemSize?.pointSize,
            unclampedPointSize: unclamped ?? font.pointSize, limits: limits, pointSize: pointSize,
            leading: shownFont?.leading, lineHeight: lineHeight,
            designedLine: designed.map {
                DesignedLine(
                    height: $0, natural: natural,
                    ownDistance: fontMetrics.map { $0.lineHeight + $0.lineGap } ?? sizedFont?.lineHeight
                        ?? shownFont?.scalingLeading)
            }, fontMetrics: fontMetrics, sizedFont: sizedFont,
            tracking: (sizedFont?.tracking ?? shownFont?.tracking)?.points,
            letterSpacing: try letterSpacing(at: pointSize), defaultPointSize: defaultPointSize,
            scaleFactor: scaleFactor(from: unclamped, at: font.category), value: request.value,
            scaledValue: try finite(.value, request.value) {
                metrics.scaledValue(
                    for: $0, compatibleWith: font.category, displayScale: request.displayScale)
            },
            imageWidth: try imageWidth(forLineHeight: lineHeight))
        guard fontMetrics?.isFinite ?? true else {
            throw .tooLarge(limits.minimum == pointSize ? .min : .size)
        }
        // Sizes, values and images are checked when they are scaled; a minimum can still be too large.
        guard (pointSize / defaultPointSize * 100).isFinite, lineHeight?.isFinite ?? true else {
            throw .tooLarge(.min)
        }
        return row
    }
}

extension StyleScale {
    /// The line of `--line-height` at a category; `nil` without the option.
    private func designedLineHeight(
        at category: ContentSizeCategory, pointSize: Double, unlimited: Double
    ) throws(UsageError) -> Double? {
        let designed = try finite(.lineHeight, request.lineHeight) {
            if request.framework.order == nil, case .points(let points) = $0 {
                return points * pointSize / defaultPointSize
            }
            return metrics.scaledLineHeight(
                for: $0, atPointSize: pointSize, unlimitedPointSize: unlimited,
                defaultPointSize: defaultPointSize, compatibleWith: category,
                displayScale: request.displayScale)
        }
        // Less than half a pixel is rounded away.
        if designed == 0 { throw .tooSmall(.lineHeight) }
        return designed
    }

    /// The factor that the framework multiplies by, before any limit.
    private func scaleFactor(from scaled: Double?, at category: ContentSizeCategory) -> Double? {
        guard request.framework.order == nil, baseSize != nil, scaled != nil else {
            return metrics.scaleFactor(compatibleWith: category)
        }
        return request.framework.scaleFactor(
            forTextStyle: textStyle, compatibleWith: category, on: request.platform)
    }

    /// A custom font's size at a category by the rule of the framework, before any limit.
    private func scaled(_ size: Double, at category: ContentSizeCategory) -> Double? {
        guard request.framework.order == nil else {
            return metrics.scaledPointSize(for: size, compatibleWith: category)
        }
        return request.framework.scaledPointSize(
            for: size, forTextStyle: textStyle, compatibleWith: category, on: request.platform,
            displayScale: request.displayScale)
    }

    /// A size within the limits, as the framework applies them.
    private func held(_ size: Double, at category: ContentSizeCategory) throws(UsageError) -> Double {
        guard request.framework.order == nil, let baseSize else { return limits.clamped(size) }
        return request.framework.scaledPointSize(
            for: baseSize, forTextStyle: textStyle, compatibleWith: category, on: request.platform,
            displayScale: request.displayScale, limits: limits) ?? size
    }

    /// The letter spacing of the option at a size, and as its share; `nil` without the option.
    private func letterSpacing(
        at pointSize: Double
    ) throws(UsageError) -> (points: Double, em: Double)? {
        guard let spacing = request.letterSpacing else { return nil }
        let points = spacing.points(atPointSize: pointSize, defaultPointSize: defaultPointSize)
        let em = spacing.em(ofDefaultPointSize: defaultPointSize)
        guard points.isFinite, em.isFinite else { throw .tooLarge(.letterSpacing) }
        return (points, em)
    }

    private func imageWidth(forLineHeight lineHeight: Double?) throws(UsageError) -> Double? {
        // A line height that is not finite is reported with the row.
        guard let image = request.image, let lineHeight, lineHeight.isFinite else { return nil }
        let width = image.width(forLineHeight: lineHeight)
        guard width.isFinite else { throw .tooLarge(.image) }
        return width
    }

    /// An option's value scaled by the font metrics; the leading must be published and the result finite.
    private func finite<Given>(
        _ option: OptionName, _ given: Given?, scaled: (Given) -> Double?
    ) throws(UsageError) -> Double? {
        guard let given else { return nil }
        guard let result = scaled(given) else { throw .name(.leadingNotPublished(textStyle, option)) }
        guard result.isFinite else { throw .tooLarge(option) }
        return result
    }

    private static func points(
        _ limit: PointSizeLimit, _ option: OptionName, _ textStyle: TextStyle, _ request: ScaleRequest,
        _ defaultPointSize: Double
    ) throws(UsageError) -> Double {
        let (platform, defaultCategory) = (request.platform, request.defaultCategory)
        let points = limit.pointSize(
            for: textStyle, on: platform, defaultPointSize: defaultPointSize,
            defaultCategory: defaultCategory)
        if let category = limit.category(on: platform, defaultCategory: defaultCategory), points == nil {
            throw .name(.sizeNotPublished(option, textStyle, category, platform))
        }
        guard let points, points.isFinite else { throw .tooLarge(option) }
        guard points > 0 else { throw .tooSmall(option) }
        return points
    }
}

extension ScaledVerticalMetrics {
    /// Whether the size was not too large for a figure.
    fileprivate var isFinite: Bool {
        [ascender, descender, lineGap, lineHeight, capHeight ?? 0, xHeight ?? 0].allSatisfy { $0.isFinite }
    }
}
