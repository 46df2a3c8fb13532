import AdaptiveText
import DynamicType
import Testing

struct Article {
    var environment = TypeEnvironment.default

    var titleFont: ScaledFont? {
        environment.scaledFont(for: BaseFont(family: "Avenir", pointSize: 28), relativeTo: .title1)
    }
    var columns: Int {
        environment.value(of: AdaptiveValue(standard: 2, accessibility: 1))
    }
}

@Test func articleAdapts() {
    let environment = TypeEnvironment()  // iOS at its default category, `large`
    let article = Article(environment: environment)
    #expect(article.titleFont?.pointSize == 28)
    #expect(article.columns == 2)

    environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(article.titleFont?.pointSize == 56)
    #expect(article.columns == 1)
}
