/// The source of a rule: its wording, its edges, and the files that were read.
public struct Provenance: Hashable, Sendable {
    /// The rule in words; N is the size as it is written.
    public let rule: String
    /// The rounding of sizes.
    public let rounding: String
    /// The limits of sizes, and exceptions.
    public let limits: String
    /// The repository and the files, with the beginning of the commit.
    public let source: String
    /// The year in which the source was read.
    public let year = 2026
}

extension Framework {
    /// The source of the framework's rule.
    public var provenance: Provenance {
        switch self {
        case .uiKit:
            Provenance(
                rule: "N × the ratio of two leadings of the style, multiplied first",
                rounding: "whole points",
                limits: "maximumPointSize, after the rounding",
                source: "measurements of UIFontMetrics on iOS 26 and 27")
        case .swiftUI:
            Provenance(
                rule: "N × the ratio of two leadings of the style, the ratio formed first",
                rounding: "whole points", limits: "a range of categories", source: "open re-implementation")
        case .reactNative:
            Provenance(
                rule: "N × a factor per category; the accessibility factors are over 14, not 17",
                rounding: "none",
                limits:
                    "maxFontSizeMultiplier: the smaller of it and the factor; below 1 there is no maximum",
                source: "facebook/react-native, RCTUtils.mm @06d3e7e, RCTAttributedTextUtils.mm @04e9ff6")
        case .reactNativeRamp:
            Provenance(
                rule: "dynamicTypeRamp: UIFontMetrics' layout value of the style", rounding: "whole pixels",
                limits: "maxFontSizeMultiplier, against the resulting factor",
                source: "facebook/react-native, RCTAttributedTextUtils.mm @04e9ff6")
        case .flutter:
            Provenance(
                rule: "N × body's size ÷ 17, for every style", rounding: "none",
                limits: "TextScaler.clamp: between a minimum × N and a maximum × N",
                source: "flutter/flutter, FlutterViewController.mm, text_scaler.dart @17bd7a8")
        case .maui:
            Provenance(
                rule: "UIFontMetrics.default: body's curve for every font", rounding: "whole points",
                limits: "no maximum", source: "dotnet/maui, FontManager.iOS.cs @94a6a8f")
        case .ionic:
            Provenance(
                rule: "N ÷ 16 × body's size: 16 px are 17 at L", rounding: "none",
                limits: "dynamic-font-max(size, s): at most s × N",
                source:
                    "ionic-team/ionic-framework, typography.scss @09a0e6e, ionic.functions.font.scss @59431e2"
            )
        case .webKit:
            Provenance(
                rule: "-apple-system-STYLE: the system font's size of the style, whatever N is",
                rounding: "none", limits: "no keyword for callout",
                source: "WebKit, SystemFontDatabaseCoreText.cpp; measured on iOS 27: body 17 at L, 40 at AX3")
        case .composeMultiplatform:
            Provenance(
                rule: "N × 0.8 to 1.8", rounding: "none", limits: "no maximum; never reaches 200 percent",
                source: "JetBrains/compose-multiplatform-core, uiContentSizeCategoryToFontScaleMap")
        case .nativeScript:
            Provenance(
                rule: "N × 0.5 to 4, only if a style sheet applies the scale", rounding: "none",
                limits: "no maximum", source: "NativeScript, font-scale-common.ts @b8f2ae3")
        }
    }
}

extension AndroidFramework {
    /// The source of the framework's rule.
    public var provenance: Provenance {
        switch self {
        case .android:
            Provenance(
                rule: "sp are converted by tables since Android 14", rounding: "none", limits: "no maximum",
                source: "AOSP, FontScaleConverterFactory.java @066094f and @2d05430; androidx/androidx, "
                    + "FontScaleConverterFactory.android.kt @31adf48")
        case .flutter:
            Provenance(
                rule: "Android's tables", rounding: "none",
                limits: "TextScaler.clamp: between a minimum × N and a maximum × N",
                source: "flutter/flutter, text_scaler.dart @17bd7a8")
        case .reactNative:
            Provenance(
                rule: "Android's tables", rounding: "up to whole pixels",
                limits: "maxFontSizeMultiplier: at most it × N; below 1 there is no maximum",
                source: "facebook/react-native @04e9ff6")
        }
    }
}
