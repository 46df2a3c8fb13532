import AdaptiveText
import DynamicType
import Foundation
import Synchronization
import Testing

/// A page whose text is set again whenever its environment says so.
private final class Page: Sendable {
    private let text: Mutex<AttributedString>

    init(_ text: AttributedString, in environment: TypeEnvironment) {
        self.text = Mutex(text.rescaled(in: environment))
        // In an app the token is kept and given back; here the page lives as long as its test.
        _ = NotificationCenter.default.addObserver(
            forName: TypeEnvironment.contentSizeCategoryDidChangeNotification, object: environment, queue: nil
        ) { [weak self, weak environment] _ in
            guard let self, let environment else { return }
            self.text.withLock { $0 = $0.rescaled(in: environment) }
        }
    }

    var pointSizes: [Double?] { text.withLock { $0.runs.map(\.scaledFont?.pointSize) } }
    var categories: [ContentSizeCategory?] { text.withLock { $0.runs.map(\.scaledFont?.category) } }
}

@Suite("An attributed string and a notification handler")
struct NotificationHandlerTests {
    private static func run(
        _ text: String, _ pointSize: Double, _ textStyle: TextStyle, limits: FontLimits = FontLimits()
    ) -> AttributedString {
        var run = AttributedString(text)
        let base = BaseFont(family: "Avenir-Book", pointSize: pointSize)
        run.scalableFont = ScalableFont(base, relativeTo: textStyle, limits: limits)
        return run
    }

    /// No limit; body's own 28 pt; no less than 12.5 pt; the category held at XXXL.
    private static let text =
        run("Title ", 28, .title1)
        + run("text ", 17, .body, limits: FontLimits(maximum: .category(.accessibilityMedium)))
        + run("note ", 13, .footnote, limits: FontLimits(minimum: .points(12.5)))
        + run(
            "caption", 12, .caption1,
            limits: FontLimits(categories: ContentSizeCategoryRange(maximum: .extraExtraExtraLarge)))

    @Test("Four runs are set again, each by its own style, size and limits")
    func fourRuns() {
        let environment = TypeEnvironment()
        let page = Page(Self.text, in: environment)
        #expect(page.pointSizes == [28, 17, 13, 12])
        environment.contentSizeCategory = .extraSmall
        #expect(page.pointSizes == [26, 15, 12.5, 10])
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        environment.contentSizeCategory = largest
        #expect(page.pointSizes == [56, 28, 38, 17])
        #expect(page.categories == [largest, largest, largest, .extraExtraExtraLarge])
        environment.reset()
        #expect(page.pointSizes == [28, 17, 13, 12])
    }

    @Test("Limits that cross leave the maximum, and a percentage is of the base size")
    func limits() {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let crossing = FontLimits(maximum: .points(20), minimum: .points(30))
        let twice = FontLimits(maximum: .percentage(200))
        let base = BaseFont(family: "Avenir-Book", pointSize: 12.5)
        let sizes = [crossing, twice].map { limits in
            environment.scaledFont(for: ScalableFont(base, relativeTo: .body, limits: limits))?.pointSize
        }
        #expect(sizes == [20, 25])
    }
}
