import DynamicType
import Testing

@testable import DesignTokens

/// A relative member of a file.
private func member(
    _ name: String, _ style: String, _ size: String, _ more: String = ""
) -> String {
    #""\#(name)": {"$type": "typography", "$extensions": {"typescale": {"relativeTo": "\#(style)"\#(more)}}, "$value": {"fontSize": \#(px(size))}}"#
}

private func row(_ name: String, _ members: String...) -> CheckRow {
    CheckRow(name, "{" + members.joined(separator: ",\n") + "}") {
        $0.levels[.enlargement] = .off
    }
}

@Suite struct HierarchyTests {
    @Test(arguments: [
        row("the order stays", member("a", "title1", "28"), member("b", "body", "17")),
        row(
            "a gap of exactly 2", member("a", "title1", "«hierarchy:warning»28", #", "maximum": 46"#),
            member("b", "body", "17")),
        row(
            "a gap of 1", member("a", "title1", "28", #", "maximum": 47"#), member("b", "body", "17")),
        row(
            "a gap just below 2", member("a", "title1", "28", #", "maximum": 46.01"#),
            member("b", "body", "17")),
        row(
            "the first token in the file bears it", member("b", "body", "«hierarchy:warning»17"),
            member("a", "title1", "28", #", "maximum": 40"#)),
        row(
            "equal sizes have no order", member("a", "body", "17", #", "maximum": 20"#),
            member("b", "body", "17")),
        row(
            "the smaller is limited too", member("a", "title1", "28", #", "maximum": 40"#),
            member("b", "body", "17", #", "maximum": 41"#)),
        row(
            "silenced", member("a", "title1", "28", #", "maximum": 40, "ignore": ["hierarchy"]"#),
            member("b", "body", "17")),
        row(
            "another platform", member("a", "title1", "28", #", "maximum": 40"#),
            member("b", "body", "17", #", "platform": "watchOS""#)),
        row(
            "only neighbours", member("a", "title1", "28", #", "maximum": 40"#),
            member("b", "title3", "«hierarchy:warning»20", #", "maximum": 40"#), member("c", "body", "17")),
        row(
            "all neighbours where sizes are equal",
            member("a", "title1", "«hierarchy:warning»28", #", "maximum": 40"#),
            member("b", "body", "17", #", "maximum": 40"#), member("c", "body", "17")),
    ])
    func hierarchy(row: CheckRow) { row.expect() }

    @Test func tokensOfTwoFilesAreNotCompared() {
        CheckRow(
            "", "{" + member("a", "title1", "28", #", "maximum": 40"#) + "}", file: "a.json",
            also: [MarkedText("{" + member("b", "body", "17") + "}", name: "b.json")]
        ) { $0.levels[.enlargement] = .off }.expect()
    }

    @Test func theFirstAndTheWidestCategoryAreNamed() throws {
        let checked = row(
            "", member("a", "title1", "28", #", "maximum": 40"#), member("b", "body", "17"))
        let finding = try #require(checked.run().result.findings.first)
        #expect(finding.message.contains("accessibilityXXL (40 and 43)"))
        #expect(finding.message.contains("accessibilityXXXL (40 and 48)"))
    }
}
