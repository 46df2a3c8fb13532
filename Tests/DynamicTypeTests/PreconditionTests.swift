import DynamicType
import Testing

/// A programmer's errors end the process.
@Suite("Preconditions")
struct PreconditionTests {
    @Test("A font's size is positive and finite")
    func pointSize() async {
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledPointSize(for: 0, compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledPointSize(for: -17, compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledPointSize(for: .nan, compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledPointSize(for: .infinity, compatibleWith: .large)
        }
    }

    @Test("A layout value is finite")
    func value() async {
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledValue(for: .nan, compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledValue(for: -.infinity, compatibleWith: .large)
        }
    }

    @Test("A display scale is positive and finite")
    func displayScale() async {
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledValue(for: 17, compatibleWith: .large, displayScale: -3)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledValue(for: 17, compatibleWith: .large, displayScale: 0)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledValue(for: 17, compatibleWith: .large, displayScale: .nan)
        }
    }

    @Test("Limits do not cross")
    func crossingLimits() async {
        await #expect(processExitsWith: .failure) {
            _ = PointSizeLimits(minimum: 18, maximum: 17).clamped(17)
        }
        await #expect(processExitsWith: .failure) {
            let limits = PointSizeLimits(minimum: 18, maximum: 17)
            _ = FontMetrics.default.scaledPointSize(for: 17, limits: limits, compatibleWith: .large)
        }
    }

    @Test("A limit is positive")
    func limit() async {
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledPointSize(for: 17, maximumPointSize: 0, compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = PointSizeLimits(maximum: 0).clamped(17)
        }
        await #expect(processExitsWith: .failure) {
            _ = PointSizeLimits(minimum: 0).clamped(17)
        }
        await #expect(processExitsWith: .failure) {
            _ = PointSizeLimits(minimum: -1).clamped(17)
        }
        await #expect(processExitsWith: .failure) {
            _ = PointSizeLimits(maximum: .nan).clamped(17)
        }
    }

    @Test("A line height is positive, and finite in points")
    func lineHeight() async {
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledLineHeight(for: 0, pointSize: 17, compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledLineHeight(for: -22, pointSize: 17, compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledLineHeight(for: .infinity, pointSize: 17, compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledLineHeight(
                for: .percentage(0), atPointSize: 17, unlimitedPointSize: 17, defaultPointSize: 17,
                compatibleWith: .large)
        }
        await #expect(processExitsWith: .failure) {
            _ = FontMetrics.default.scaledLineHeight(
                for: 22, pointSize: 17, compatibleWith: .large, displayScale: 0)
        }
    }

    @Test("The size of a resized system font is positive and finite")
    func resizedSystemFont() async {
        await #expect(processExitsWith: .failure) {
            _ = SystemFont(forTextStyle: .body, compatibleWith: .large)?.withSize(0)
        }
        await #expect(processExitsWith: .failure) {
            _ = SystemFont(forTextStyle: .body, compatibleWith: .large)?.withSize(.nan)
        }
    }

    @Test("An image's sides are positive and finite")
    func image() async {
        await #expect(processExitsWith: .failure) {
            _ = InlineImage(width: 0, height: 24)
        }
        await #expect(processExitsWith: .failure) {
            _ = InlineImage(width: 24, height: .infinity)
        }
    }

    @Test("Values just within the limits do not end the process")
    func allowed() async {
        await #expect(processExitsWith: .success) {
            let metrics = FontMetrics.default
            _ = metrics.scaledPointSize(for: .leastNonzeroMagnitude, compatibleWith: .large)
            _ = metrics.scaledPointSize(for: .greatestFiniteMagnitude, compatibleWith: .large)
            _ = metrics.scaledValue(for: -17, compatibleWith: .large, displayScale: 0.5)
            _ = PointSizeLimits(minimum: 17, maximum: 17).clamped(17)
            _ = SystemFont(forTextStyle: .body, compatibleWith: .large)?.withSize(0.5)
            _ = InlineImage(width: 0.5, height: 0.5)
            _ = PointSizeLimits(minimum: .leastNonzeroMagnitude, maximum: .infinity).clamped(17)
            _ = metrics.scaledLineHeight(
                for: .leastNonzeroMagnitude, pointSize: 17, compatibleWith: .large)
        }
    }
}
