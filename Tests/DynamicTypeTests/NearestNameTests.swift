import DynamicType
import Testing

@Suite struct NearestNameTests {
    private static let styles = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "footnote", "caption1",
    ]

    @Test(arguments: [
        ("one too many", "boddy", "body"), ("one too few", "bdy", "body"), ("another", "bodi", "body"),
        ("two exchanged", "boyd", "body"), ("case", "BODDY", "body"), ("exact", "body", "body"),
        ("two slips in six letters", "calout", "callout"), ("three in nine", "heeddlinn", "headline"),
        ("at the front", "xcallout", "callout"), ("at the end", "largetitles", "largeTitle"),
    ])
    func suggests(name: String, typed: String, nearest: String) {
        #expect(NearestName.nearest(to: typed, among: Self.styles) == nearest)
    }

    @Test(arguments: [
        ("empty", ""), ("two letters", "bo"), ("equally near", "title"),
        ("equally near, wrong digit", "title9"),
        ("far", "zzzzzz"), ("four letters, two slips", "bxdx"), ("other script", "日本語"),
        ("very long", String(repeating: "body", count: 1000)),
    ])
    func suggestsNothing(name: String, typed: String) {
        #expect(NearestName.nearest(to: typed, among: Self.styles) == nil)
    }

    @Test func suggestsNothingAmongNothing() {
        #expect(NearestName.nearest(to: "body", among: []) == nil)
    }

    @Test func lengthLimits() {
        let long = String(repeating: "a", count: 64)
        #expect(NearestName.nearest(to: long, among: [long]) == long)
        #expect(NearestName.nearest(to: long + "a", among: [long + "a"]) == nil)
        #expect(NearestName.nearest(to: "abc", among: ["abc"]) == "abc")
        #expect(NearestName.nearest(to: "ab", among: ["ab"]) == nil)
    }
}
