import DynamicType
import LabelDrawing
import Testing

/// The curves of the scale.
@Suite("Curves") struct ScaleCurvesTests {
    private static let categories = ContentSizeCategory.allCases
    /// Body on iOS, typed again from Apple's specifications.
    private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let title: [Double?] = [25, 26, 27, 28, 30, 32, 34, 38, nil, 48, 53, 58]

    private func root(_ curves: [ScaleCurves.Curve]) throws -> MarkupTree {
        try MarkupTree.root(of: ScaleCurves.svg(of: curves, at: Self.categories, title: "A title"))
    }

    private func bodyCurve(_ limits: PointSizeLimits = PointSizeLimits()) -> ScaleCurves.Curve {
        ScaleCurves.Curve(
            "body", textStyle: .body, isCustom: false, pointSizes: Self.body.map(limits.clamped),
            defaultPointSize: 17,
            limits: limits)
    }

    @Test("A dot for each size, and every size in the description")
    func dots() throws {
        let root = try root([bodyCurve()])
        let dots = root.all.filter { $0.name == "circle" }
        #expect(dots.compactMap { $0.attributes["data-point-size"].flatMap { Double($0) } } == Self.body)
        #expect(dots.map { $0.attributes["data-category"] } == Self.categories.map(\.shortName))
        let description = root.children.first { $0.name == "desc" }?.text
        #expect(
            description
                == "body: XS 14, S 15, M 16, L 17, XL 19, XXL 21, XXXL 23, AX1 28, AX2 33, AX3 40, AX4 47, AX5 53."
        )
        // Larger sizes are higher, by the same distance for each point.
        let heights = dots.map { $0.number("cy") }
        for (height, size) in zip(heights, Self.body) {
            #expect(abs((heights[0] - height) - (size - 14) * (heights[0] - heights[11]) / 39) < 0.02)
        }
    }

    @Test("Steps are level and upright, and stop where no figure is published")
    func steps() throws {
        let curve = ScaleCurves.Curve(
            "title1", textStyle: .title1, isCustom: true, pointSizes: Self.title, defaultPointSize: 28)
        let root = try root([curve])
        let group = try #require(root.all.first { $0.attributes["data-font"] == "custom" })
        let path = try #require(group.children.first { $0.name == "path" }?.attributes["d"])
        #expect(path.filter(\.isLetter).allSatisfy { "MHV".contains($0) })
        #expect(path.filter { $0 == "M" }.count == 2)
        #expect(group.children.filter { $0.name == "circle" }.count == 11)
        #expect(root.all.contains { $0.name == "desc" && $0.text.contains("AX2 not published") })
    }

    @Test("Labels do not overlap")
    func labels() throws {
        let curves = TextStyle.allCases.prefix(14).map { style in
            ScaleCurves.Curve(
                style.shortName, textStyle: style, isCustom: false, pointSizes: Self.body,
                defaultPointSize: 17)
        }
        let root = try root(Array(curves))
        let names = Set(curves.map { $0.name + " 53" })
        let heights = root.all.filter { names.contains($0.text) }.map { $0.number("y") }.sorted()
        #expect(heights.count == curves.count)
        for (one, next) in zip(heights, heights.dropFirst()) { #expect(next - one >= 14.9) }
        #expect((heights.last ?? 0) <= root.number("height"))
    }

    @Test("The limit has its name, and one style its line of 200 percent")
    func lines() throws {
        let limited = try root([bodyCurve(PointSizeLimits(maximum: 28))])
        #expect(limited.all.contains { $0.text == "maximum 28" })
        #expect(limited.all.contains { $0.text == "200% of 17" })
        #expect(limited.all.contains { $0.text == "accessibility sizes" })
        let other = ScaleCurves.Curve(
            "title1", textStyle: .title1, isCustom: false, pointSizes: Self.title, defaultPointSize: 28)
        #expect(try !root([bodyCurve(), other]).all.contains { $0.text.hasPrefix("200%") })
    }
}
