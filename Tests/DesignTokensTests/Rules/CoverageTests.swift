import DynamicType
import Testing

@testable import DesignTokens

private let sizes: KeyValuePairs = [
    "XS": 14, "S": 15, "M": 16, "L": 17, "XL": 19, "XXL": 21, "XXXL": 23, "AX1": 28, "AX2": 33, "AX3": 40,
    "AX4": 47, "AX5": 53,
]

private func bodies(_ names: [String], mark: String = "") -> String {
    let members = sizes.filter { names.contains($0.key) }.enumerated().map { index, size in
        #""\#(size.key)": {"body": \#(sized((index == 0 ? mark : "") + "\(size.value)"))}"#
    }
    return #"{"$type": "typography", "# + members.joined(separator: ",\n") + "}"
}

private func row(_ name: String, _ text: String) -> CheckRow {
    CheckRow(name, text) { try? $0.mirror("{category}.{style}", nil) }
}

@Suite struct CoverageTests {
    @Test(arguments: [
        row("all", bodies(sizes.map(\.key))),
        row("one", bodies(["L"])),
        row("two", bodies(["L", "AX5"], mark: "«missing-category:warning»")),
        row(
            "no accessibility category",
            bodies(["XS", "S", "M", "L", "XL", "XXL", "XXXL"], mark: "«missing-category:warning»")),
        row(
            "all but one", bodies(sizes.map(\.key).filter { $0 != "AX4" }, mark: "«missing-category:warning»")
        ),
        row(
            "once for styles that lack the same",
            #"""
            {"$type": "typography",
            "L": {"body": \#(sized("«missing-category:warning»17")), "headline": \#(sized(17))},
            "XL": {"body": \#(sized(19)), "headline": \#(sized(19))}}
            """#),
        row(
            "twice for styles that lack others",
            #"""
            {"$type": "typography",
            "L": {"body": \#(sized("«missing-category:warning»17")), "headline": \#(sized("«missing-category:warning»17"))},
            "XL": {"body": \#(sized(19))}, "XS": {"headline": \#(sized(14))}}
            """#),
    ])
    func missingCategory(row: CheckRow) { row.expect() }

    @Test func categoriesOfSeveralFilesCount() {
        let binding = #""mirrors": "body", "category": "#
        CheckRow(
            "", one(binding + #""L""#, #""fontSize": \#(px("«missing-category:warning»17"))"#), file: "a",
            also: [MarkedText(one(binding + #""XL""#, #""fontSize": \#(px(19))"#), name: "b")]
        ).expect()
    }

    @Test func theMissingCategoriesAreNamed() throws {
        let finding = try #require(
            row("", bodies(sizes.map(\.key).filter { $0 != "AX4" })).run().result.findings.first)
        #expect(finding.message.hasSuffix("not at accessibilityXXL"))
    }
}
