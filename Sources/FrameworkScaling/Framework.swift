import DynamicType

/// A framework for apps on iOS, with its rule for scaling fonts.
///
/// Sizes are in the unit in which the framework writes them, which is CSS pixels for Ionic and WebKit and points for the
/// others. Each rule is that of the framework's source, as it was read in the year of ``provenance``.
public enum Framework: String, CaseIterable, Hashable, Sendable {
    /// UIKit's `UIFontMetrics`.
    case uiKit = "uikit"
    /// SwiftUI's `Font.custom(_:size:relativeTo:)`.
    case swiftUI = "swiftui"
    /// React Native's `fontSize`.
    case reactNative = "react-native"
    /// React Native's `fontSize` with `dynamicTypeRamp`.
    case reactNativeRamp = "react-native-ramp"
    /// Flutter's `fontSize`.
    case flutter
    /// .NET MAUI's `FontSize`.
    case maui
    /// Ionic's font sizes in `rem`.
    case ionic
    /// WebKit's keywords `-apple-system-STYLE`.
    case webKit = "webkit"
    /// Compose Multiplatform's `sp`.
    case composeMultiplatform = "compose-multiplatform"
    /// NativeScript's font sizes, if a style sheet applies the scale.
    case nativeScript = "nativescript"

    /// The order of operations of UIKit and SwiftUI; `nil` for other frameworks.
    public var order: ScalingOrder? {
        switch self {
        case .uiKit: .uiKit
        case .swiftUI: .swiftUI
        default: nil
        }
    }

    /// The unit of sizes.
    public var unit: SizeUnit { self == .ionic || self == .webKit ? .cssPixels : .points }

    /// Whether the framework has a largest size.
    public var hasMaximum: Bool {
        switch self {
        case .uiKit, .swiftUI, .reactNative, .reactNativeRamp, .flutter, .ionic: true
        case .maui, .webKit, .composeMultiplatform, .nativeScript: false
        }
    }

    /// Whether the framework has a smallest size.
    public var hasMinimum: Bool { self == .uiKit || self == .swiftUI || self == .flutter }

    /// The factor at a category as a percentage; `nil` if the rule is not a table of factors.
    private func percentage(at category: ContentSizeCategory) -> Double? {
        let percentages: [Double]
        switch self {
        case .reactNative:
            percentages = [82.3, 88.2, 94.1, 100, 111.8, 123.5, 135.3, 178.6, 214.3, 264.3, 314.3, 357.1]
        case .composeMultiplatform:
            percentages = [80, 85, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180]
        case .nativeScript:
            percentages = [50, 70, 85, 100, 115, 130, 150, 200, 250, 300, 350, 400]
        default: return nil
        }
        return zip(ContentSizeCategory.allCases, percentages).first { $0.0 == category }?.1
    }
}

extension Framework: FontScaling {
    /// The size of a font at a category by the framework's rule.
    ///
    /// - Parameters:
    ///   - pointSize: The size as it is written, in ``unit``, positive and finite.
    ///   - textStyle: The text style; React Native without a ramp, Flutter, Ionic, Compose Multiplatform and NativeScript
    ///     have none, and MAUI scales every font like body.
    ///   - category: The content size category.
    ///   - platform: iOS or iPadOS; UIKit and SwiftUI have rules for the other platforms, too.
    ///   - displayScale: Pixels per point, positive and finite.
    ///   - limits: Limits in ``unit``; one that the framework does not have is ignored. React Native ignores a maximum
    ///     below the size, as it ignores a `maxFontSizeMultiplier` below 1.
    /// - Returns: The size in ``unit``; infinite if the arithmetic overflows. `nil` on a platform for which the framework
    ///   has no rule, for WebKit and callout, which has no keyword, and if a figure that the rule needs is not published.
    public func scaledPointSize(
        for pointSize: Double, forTextStyle textStyle: TextStyle,
        compatibleWith category: ContentSizeCategory, on platform: Platform = .iOS, displayScale: Double = 3,
        limits: PointSizeLimits = PointSizeLimits()
    ) -> Double? {
        if let order {
            return order.scaledPointSize(
                for: pointSize, forTextStyle: textStyle, compatibleWith: category, on: platform,
                displayScale: displayScale, limits: limits)
        }
        guard hasRule(on: platform),
            let size = unlimited(
                pointSize, forTextStyle: textStyle, compatibleWith: category, on: platform, displayScale)
        else { return nil }
        return clamped(size, from: pointSize, limits)
    }

    private func unlimited(
        _ pointSize: Double, forTextStyle textStyle: TextStyle,
        compatibleWith category: ContentSizeCategory, on platform: Platform, _ displayScale: Double
    ) -> Double? {
        if let percentage = percentage(at: category) { return pointSize.share(percentage: percentage) }
        let systemSize = { (style: TextStyle) in
            SystemFont(forTextStyle: style, compatibleWith: category, on: platform)?.pointSize
        }
        switch self {
        case .flutter: return systemSize(.body).map { pointSize * $0 / 17 }
        case .ionic: return systemSize(.body).map { pointSize * $0 / 16 }
        case .webKit: return textStyle.name(in: .css) == nil ? nil : systemSize(textStyle)
        case .maui:
            return FontMetrics(forTextStyle: .body, on: platform)
                .scaledPointSize(for: pointSize, compatibleWith: category)
        default:
            return FontMetrics(forTextStyle: textStyle, on: platform)
                .scaledValue(for: pointSize, compatibleWith: category, displayScale: displayScale)
        }
    }

    /// Whether the framework's rule is known for a platform.
    public func hasRule(on platform: Platform) -> Bool {
        order != nil || platform == .iOS || platform == .iPadOS
    }

    /// Whether a maximum below the size as it is written has no effect, as in React Native.
    public var ignoresMaximumBelowSize: Bool { self == .reactNative || self == .reactNativeRamp }

    private func clamped(_ size: Double, from pointSize: Double, _ limits: PointSizeLimits) -> Double {
        var own = limits
        if !hasMaximum { own.maximum = nil }
        if !hasMinimum { own.minimum = nil }
        if ignoresMaximumBelowSize, let maximum = own.maximum, maximum < pointSize {
            own.maximum = nil
        }
        return own.clamped(size)
    }

    /// The number by which the framework multiplies a size, before rounding and limits.
    ///
    /// - Parameters:
    ///   - textStyle: The text style that the size follows.
    ///   - category: The content size category.
    ///   - platform: The platform whose table is read.
    /// - Returns: `nil` for WebKit, whose sizes do not depend on the one that is written, and where a figure is not
    ///   published.
    public func scaleFactor(
        forTextStyle textStyle: TextStyle, compatibleWith category: ContentSizeCategory, on platform: Platform
    ) -> Double? {
        guard hasRule(on: platform) else { return nil }
        if let percentage = percentage(at: category) { return 1.0.share(percentage: percentage) }
        let body = SystemFont(forTextStyle: .body, compatibleWith: category, on: platform)?.pointSize
        switch self {
        case .webKit: return nil
        case .flutter: return body.map { $0 / 17 }
        case .ionic: return body.map { $0 / 16 }
        case .maui:
            return FontMetrics(forTextStyle: .body, on: platform).scaleFactor(compatibleWith: category)
        default:
            return FontMetrics(forTextStyle: textStyle, on: platform).scaleFactor(compatibleWith: category)
        }
    }
}

/// The unit of a size.
public enum SizeUnit: String, Hashable, Sendable {
    /// Points of Apple's systems.
    case points = "pt"
    /// Pixels of CSS.
    case cssPixels = "px"
    /// Density-independent pixels of Android.
    case densityIndependentPixels = "dp"
}
