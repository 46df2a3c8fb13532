import AdaptiveText
import DynamicType
import Testing

/// A view model as an app has it: it asks the environment whenever it is asked.
private struct SettingsModel {
    let environment: TypeEnvironment
    let baseFont = BaseFont(family: "Avenir-Heavy", pointSize: 34)

    var titleFont: ScaledFont? { environment.scaledFont(for: baseFont, relativeTo: .largeTitle) }
}

/// A form: the larger its text, the closer its rows.
private struct Form {
    let environment: TypeEnvironment
    let rowSpacing = AdaptiveValue(standard: 16.0, accessibility: 8)
        .changing(to: 4, from: .accessibilityExtraLarge)

    var spacing: Double { environment.value(of: rowSpacing) }
}

@Suite("View models")
struct ViewModelTests {
    /// 34 pt × 38 ÷ 41 is 31.5…, 34 pt × 70 ÷ 41 is 58.04….
    @Test("The title of one model has three sizes in one environment")
    func titleFont() {
        let environment = TypeEnvironment()
        let model = SettingsModel(environment: environment)
        let rows: [(ContentSizeCategory, Double)] = [
            (.extraSmall, 32), (.large, 34), (.accessibilityExtraExtraExtraLarge, 58),
        ]
        for (category, pointSize) in rows {
            environment.contentSizeCategory = category
            #expect(model.titleFont?.pointSize == pointSize)
            #expect(model.titleFont?.category == category)
            #expect(model.titleFont?.family == "Avenir-Heavy")
            #expect(model.titleFont?.textStyle == .largeTitle)
        }
    }

    @Test(
        "The spacing of a form shrinks as its text grows",
        arguments: [
            (ContentSizeCategory.extraSmall, 16.0), (.extraExtraExtraLarge, 16), (.accessibilityMedium, 8),
            (.accessibilityLarge, 8), (.accessibilityExtraLarge, 4),
            (.accessibilityExtraExtraExtraLarge, 4),
        ])
    func spacing(category: ContentSizeCategory, spacing: Double) {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = category
        #expect(Form(environment: environment).spacing == spacing)
    }

    @Test("The calls of UIFontMetrics answer for the environment")
    func fontMetrics() {
        let environment = TypeEnvironment()
        environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let base = BaseFont(family: "Avenir-Book", pointSize: 17)
        #expect(environment.scaledFont(for: base)?.pointSize == 48)
        #expect(environment.scaledFont(for: base, relativeTo: .caption2)?.pointSize == 63)
        #expect(environment.scaledFont(for: base, maximumPointSize: 27.5)?.pointSize == 27.5)
        #expect(environment.scaledValue(for: 8) == 68.0 / 3)
        #expect(environment.scaledValue(for: 8, relativeTo: .title1) == 16)
        #expect(environment.preferredFont(forTextStyle: .body)?.pointSize == 53)
    }

    @Test("A threshold that is set again is replaced, in whatever order thresholds are set")
    func thresholds() {
        let columns = AdaptiveValue(4)
            .changing(to: 1, from: .accessibilityMedium)
            .changing(to: 7, from: .extraLarge)
            .changing(to: 2, from: .extraLarge)
        let values = ContentSizeCategory.allCases.map { columns.value(for: $0) }
        #expect(values == [4, 4, 4, 4, 2, 2, 2, 1, 1, 1, 1, 1])
    }
}
