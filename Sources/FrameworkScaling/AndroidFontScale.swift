/// The conversion of sp to dp at a font scale of Android's settings.
///
/// Since Android 14 large text grows less than small text: sizes between two anchors are interpolated linearly, sizes
/// below the first anchor from 0, and sizes above the last one do not grow. The sizes that vendors use instead are not
/// known.
///
/// Source: AOSP, FontScaleConverterFactory.java @066094f and @2d05430; androidx, FontScaleConverterFactory.android.kt
/// @31adf48. The digits are the same in all of them.
public struct AndroidFontScale: Hashable, Sendable {
    /// The font scale: 1 is the default, 2 the largest step of the settings.
    public let scale: Double

    /// The anchors of the tables in sp.
    private static let anchors: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

    /// The dp of the anchors, by the scale in hundredths.
    private static let tables: [(hundredths: Int, sizes: [Double])] = [
        (100, anchors),
        (115, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
        (130, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
        (150, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
        (180, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
        (200, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
    ]

    /// The steps of the settings since Android 14.
    public static let steps: [Double] = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]

    /// Describes a font scale.
    ///
    /// - Parameter scale: Positive and finite.
    public init(_ scale: Double) {
        precondition(scale > 0 && scale.isFinite, "a font scale is a positive number")
        self.scale = scale
    }

    /// Whether the versions of Android and of androidx differ at this scale, which is between 1 and 1.15.
    public var isBetweenVersions: Bool { scale > 1 && scale < 1.15 }

    /// The dp of a size in sp.
    ///
    /// At 1 and below, above 2, and below 1.03 (as androidx has it) the result is sp × scale. A scale between two tables
    /// uses anchors between theirs.
    ///
    /// - Parameter size: sp, not negative and finite.
    /// - Returns: dp, not rounded; infinite if the arithmetic overflows.
    public func dp(forSP size: Double) -> Double {
        guard let table, size > 0 else { return size * scale }
        let points = [(0.0, 0.0)] + Array(zip(Self.anchors, table))
        for (first, second) in zip(points, points.dropFirst()) where size <= second.0 {
            if size == second.0 { return second.1 }
            return first.1 + (second.1 - first.1) * (size - first.0) / (second.0 - first.0)
        }
        // Above the last anchor, 100 sp, sizes are not scaled.
        return size
    }

    /// The dp of the anchors at the scale; `nil` if the conversion is linear.
    private var table: [Double]? {
        // A table is found by the hundredths of a 32-bit number, cut off.
        guard scale >= 1.03, scale < 1000 else { return nil }
        let hundredths = Int(Float(scale) * 100)
        if let table = Self.tables.first(where: { $0.hundredths == hundredths }) { return table.sizes }
        guard let upper = Self.tables.firstIndex(where: { $0.hundredths > hundredths }), upper > 0 else {
            return nil
        }
        let (low, high) = (Self.tables[upper - 1], Self.tables[upper])
        let (start, end) = (Double(low.hundredths) / 100, Double(high.hundredths) / 100)
        let share = (scale - start) / (end - start)
        return zip(low.sizes, high.sizes).map { $0 + ($1 - $0) * share }
    }
}

/// A framework for apps on Android.
public enum AndroidFramework: String, CaseIterable, Hashable, Sendable {
    /// Android's views and Compose.
    case android
    /// Flutter, with the same figures.
    case flutter
    /// React Native, with the tables' sizes rounded up to pixels.
    case reactNative = "react-native"

    /// Whether the framework has a largest size.
    public var hasMaximum: Bool { self != .android }

    /// Whether the framework has a smallest size.
    public var hasMinimum: Bool { self == .flutter }

    /// The size of a font at a font scale.
    ///
    /// - Parameters:
    ///   - size: The size as it is written, in sp, positive and finite.
    ///   - fontScale: The font scale of the settings.
    ///   - displayScale: Pixels per dp, to which React Native rounds up; `nil` to leave sizes as they are.
    ///   - minimum: The smallest size in dp; ignored by frameworks without one.
    ///   - maximum: The largest size in dp; ignored by frameworks without one, and by React Native if it is below `size`.
    /// - Returns: dp; infinite if the arithmetic overflows.
    public func scaledSize(
        for size: Double, at fontScale: AndroidFontScale, displayScale: Double? = nil, minimum: Double? = nil,
        maximum: Double? = nil
    ) -> Double {
        let converted = fontScale.dp(forSP: size)
        switch self {
        case .android: return converted
        case .flutter: return min(max(converted, minimum ?? converted), maximum ?? .infinity)
        case .reactNative:
            let limited = maximum.map { $0 >= size ? min(converted, $0) : converted } ?? converted
            guard let displayScale else { return limited }
            // Noise of the arithmetic is not a pixel: 40 sp at 2.0 are 46.857142…, and at 2.625 exactly 123 pixels.
            let pixels = limited * displayScale
            let whole = pixels.rounded()
            return (abs(pixels - whole) < 1e-9 * max(1, pixels) ? whole : pixels.rounded(.up)) / displayScale
        }
    }
}
