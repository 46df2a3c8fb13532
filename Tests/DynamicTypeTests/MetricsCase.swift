import DynamicType
import Testing

/// A result of UIKit, or one that follows from its rules, with its source.
struct MetricsCase: Sendable {
    enum Call: Sendable {
        case scaledFont(of: Double, maximum: Double? = nil)
        case scaledValue(of: Double, displayScale: Double)
    }

    enum Expected: Sendable {
        case exactly(Double)
        /// Printed with three decimals or more: right within half of the third.
        case about(Double)
    }

    /// Measured on a device or a simulator, or computed by the author of the source.
    enum Kind: Sendable {
        case measured
        case computed
    }

    let call: Call
    let textStyle: TextStyle
    let category: ContentSizeCategory
    let expected: Expected
    let kind: Kind
    let source: String

    init(
        _ call: Call, _ textStyle: TextStyle, _ category: ContentSizeCategory, _ expected: Expected,
        _ kind: Kind, _ source: String
    ) {
        self.call = call
        self.textStyle = textStyle
        self.category = category
        self.expected = expected
        self.kind = kind
        self.source = source
    }
}

extension MetricsCase: CustomTestStringConvertible {
    var testDescription: String { "\(kind): \(textStyle) \(category) \(call) is \(expected), \(source)" }
}

extension MetricsCase {
    static let all = [
        MetricsCase(
            .scaledValue(of: 17, displayScale: 3), .body, .medium,
            .about(16.333333), .measured,
            "https://jaredsinclair.com/2024/03/02/scaled-metrics.html"),
        MetricsCase(
            .scaledValue(of: 17, displayScale: 3), .body, .large,
            .exactly(17), .measured,
            "https://jaredsinclair.com/2024/03/02/scaled-metrics.html"),
        MetricsCase(
            .scaledValue(of: 40, displayScale: 3), .body, .large,
            .exactly(40), .measured,
            "cysp/STFontMetrics@a33a5e2"),
        MetricsCase(
            .scaledValue(of: 11, displayScale: 3), .body, .medium,
            .about(10.666667), .measured,
            "leboncoin/spark-ios-common@122467d Tests/UnitTests/Scaled/Metric/ScaledUIMetricTests.swift"),
        MetricsCase(
            .scaledValue(of: 22, displayScale: 3), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(62), .measured,
            "leboncoin/spark-ios-common@122467d Tests/UnitTests/Scaled/Metric/ScaledUIMetricTests.swift"),
        MetricsCase(
            .scaledValue(of: 0, displayScale: 3), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(0), .measured,
            "leboncoin/spark-ios-common@122467d Tests/UnitTests/Scaled/Metric/ScaledUIMetricTests.swift"),
        MetricsCase(
            .scaledValue(of: 0, displayScale: 3), .body, .extraSmall,
            .exactly(0), .measured,
            "leboncoin/spark-ios-common@122467d Tests/UnitTests/Scaled/Metric/ScaledUIMetricTests.swift"),
        MetricsCase(
            .scaledFont(of: 36), .body, .large,
            .exactly(36), .measured,
            "keehun/PracticalDynamicType-Part2@85564eb PracticalDynamicTypePart2Tests.swift"),
        MetricsCase(
            .scaledFont(of: 36), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(101), .measured,
            "keehun/PracticalDynamicType-Part2@85564eb PracticalDynamicTypePart2Tests.swift"),
        MetricsCase(
            .scaledFont(of: 20), .headline, .large,
            .exactly(20), .measured,
            "stephan-tolksdorf/STULabel@ee77790 Tests/DynamicTypeFontScalingTests.swift"),
        MetricsCase(
            .scaledFont(of: 20, maximum: 22), .headline, .large,
            .exactly(20), .measured,
            "stephan-tolksdorf/STULabel@ee77790 Tests/DynamicTypeFontScalingTests.swift"),
        MetricsCase(
            .scaledValue(of: 17, displayScale: 3), .body, .medium,
            .about(16.333), .computed,
            "https://jaredsinclair.com/2024/03/02/scaled-metrics.html"),
        MetricsCase(
            .scaledValue(of: 17, displayScale: 2), .body, .medium,
            .exactly(16), .computed,
            "https://jaredsinclair.com/2024/03/02/scaled-metrics.html"),
        MetricsCase(
            .scaledFont(of: 17), .body, .medium,
            .exactly(16), .computed,
            "https://jaredsinclair.com/2024/03/02/scaled-metrics.html"),
        MetricsCase(
            .scaledValue(of: 34, displayScale: 3), .body, .accessibilityExtraExtraExtraLarge,
            .about(95.667), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledValue(of: 34, displayScale: 2), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(96), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledFont(of: 34), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(96), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledValue(of: 34, displayScale: 3), .largeTitle, .accessibilityExtraExtraExtraLarge,
            .exactly(58), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledValue(of: 34, displayScale: 2), .largeTitle, .accessibilityExtraExtraExtraLarge,
            .exactly(58), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledFont(of: 34), .largeTitle, .accessibilityExtraExtraExtraLarge,
            .exactly(58), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledValue(of: 11, displayScale: 3), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(31), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledValue(of: 11, displayScale: 2), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(31), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledFont(of: 11), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(31), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledValue(of: 11, displayScale: 3), .caption2, .accessibilityExtraExtraExtraLarge,
            .about(40.667), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledValue(of: 11, displayScale: 2), .caption2, .accessibilityExtraExtraExtraLarge,
            .exactly(40.5), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledFont(of: 11), .caption2, .accessibilityExtraExtraExtraLarge,
            .exactly(41), .computed,
            "https://github.com/microsoft/fluentui-apple/pull/1169"),
        MetricsCase(
            .scaledValue(of: 24, displayScale: 3), .body, .accessibilityExtraExtraExtraLarge,
            .about(67.667), .computed,
            "https://github.com/teya-engineering/lemonade-design-system/pull/305"),
        MetricsCase(
            .scaledValue(of: 24, displayScale: 2), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(67.5), .computed,
            "https://github.com/teya-engineering/lemonade-design-system/pull/305"),
        MetricsCase(
            .scaledFont(of: 24), .body, .accessibilityExtraExtraExtraLarge,
            .exactly(68), .computed,
            "https://github.com/teya-engineering/lemonade-design-system/pull/305"),
    ]
}
