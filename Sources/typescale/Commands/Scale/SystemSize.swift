import DynamicType

/// The system font at the size of `--system-size`.
struct SystemSize {
    /// The way in which the size scales with a text style.
    enum Scaling: String, CaseIterable, ArgumentWord {
        /// As a layout value, in pixels: `.system(size:)` with a `@ScaledMetric` value.
        case metric
        /// As a custom font, in whole points: `UIFontMetrics.scaledFont(for: .systemFont(ofSize:))`.
        case font

        static var kind: String { "way of scaling" }
    }

    let pointSize: Double
    /// `nil` for a font that does not scale.
    let scaling: Scaling?

    /// The options that have no effect on a size that does not scale.
    private static let idleOptions: [OptionName] = [
        .category, .style, .max, .min, .maxCategory, .minCategory, .value, .framework, .atLeast, .atMost,
    ]

    /// The font that the options ask for; `nil` without `--system-size`.
    ///
    /// - Throws: ``UsageError`` for options and operands that contradict it or have no effect.
    static func read(
        _ arguments: Arguments, operands: [String], on platform: Platform
    ) throws(UsageError) -> SystemSize? {
        let scaling = try arguments.value(.scaled, as: Scaling.self)
        guard let pointSize = try arguments.positiveNumber(.systemSize, or: UsageError.BadValue.size) else {
            if scaling != nil { throw .optionNeeds(.scaled, .systemSize) }
            return nil
        }
        // In `fit` --font is the file that measures.
        for other in [OptionName.size, .face] + (arguments.has(.width) ? [] : [.font])
        where arguments.has(other) && !(other == .face && arguments.has(.width)) {
            throw .excludedOption(.systemSize, by: other)
        }
        guard SizedSystemFont(ofSize: pointSize, on: platform) != nil else {
            throw .systemSizeOfOtherPlatform(platform)
        }
        if scaling == nil {
            if let idle = idleOptions.first(where: arguments.has) { throw .systemSizeIsFixed(idle.flag) }
            if let operand = operands.first { throw .systemSizeIsFixed(quoted(operand)) }
        }
        return SystemSize(pointSize: pointSize, scaling: scaling)
    }

    /// The size at a category, before any limit; `nil` if Apple publishes no leading for the style.
    func scaled(_ metrics: FontMetrics, at category: ContentSizeCategory, displayScale: Double) -> Double? {
        switch scaling {
        case nil: pointSize
        case .metric:
            metrics.scaledValue(for: pointSize, compatibleWith: category, displayScale: displayScale)
        case .font: metrics.scaledPointSize(for: pointSize, compatibleWith: category)
        }
    }
}

/// A platform of the command line, which may be the iPad's table as Mac Catalyst draws it.
struct RequestedPlatform {
    let platform: Platform
    let isCatalyst: Bool

    /// The word for Mac Catalyst.
    static let catalystWord = "catalyst"

    /// The name of Mac Catalyst in output.
    static let catalystName = "Mac Catalyst"

    /// The percentage at which "Scale Interface to Match iPad" draws.
    static let catalystPercentage = 77.0

    static let note =
        "note: Mac Catalyst draws the iPad's sizes at 77 percent with Scale Interface to Match iPad; with "
        + "Optimize for Mac sizes are not scaled. Limits are in the iPad's points"

    init(_ arguments: Arguments, allowsCatalyst: Bool) throws(UsageError) {
        let word = arguments.value(.platform).map(Self.word) ?? ""
        if word == "android" { throw .androidIsOfFrameworks }
        isCatalyst = allowsCatalyst && [Self.catalystWord, "mac" + Self.catalystWord].contains(word)
        platform = isCatalyst ? .iPadOS : try arguments.value(.platform, as: Platform.self) ?? .iOS
    }

    /// The name of a platform in lowercase, without spaces and hyphens.
    private static func word(_ name: String) -> String {
        name.asciiLowercased.filter { $0 != "-" && $0 != " " }
    }
}
