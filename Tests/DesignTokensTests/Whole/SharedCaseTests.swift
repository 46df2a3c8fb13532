import DynamicType
import Testing

@testable import DesignTokens

/// The three files of the shared cases and their findings, typed again as marks.
@Suite struct SharedCaseTests {
    private static let category = #"""
        { "font": { "family": { "$type": "fontFamily", "$value": ["SF Pro"] }, "style": { "$type": "typography",
          "largeTitle": { "$value": { "fontSize": { "value": 36, "unit": "px" }, "lineHeight": 1.19, "fontWeight": 700 } },
          "Title 1": { "$value": { "fontSize": { "value": 30, "unit": "px" }, "lineHeight": { "value": 37, "unit": "px" } } },
          "title-2": { "$value": { "fontSize": { "value": «point-size:error»23, "unit": "px" }, "lineHeight": 1.3043 } },
          "headline": { "$value": { "fontSize": { "value": 19, "unit": "px" }, "lineHeight": «line-height:error»1.32, "fontWeight": 600 } },
          "body": { "$value": { "fontFamily": «unresolved-alias:warning»"{font.famly}", "fontSize": { "value": 1.1875, "unit": "rem" }, "lineHeight": 1.263 } },
          "subhead": { "$value": { "fontSize": "17px", "lineHeight": 22, "letterSpacing": { "value": 0, "unit": "px" } } },
          "footnote": { "$value": { "fontSize": «unresolved-alias:error»"{font.style.gone}", "lineHeight": 1.3333 } },
          "caption": { "$value": { "fontSize": { "value": 14, "unit": "px" }, "lineHeight": 1.3571, "fontWeight": «font-weight:warning»900 } } } } }
        """#

    private static func studio(_ level: String) -> String {
        #"""
        { "global": { "size": { "a": { "value": «circular-alias:\#(level)»"{size.b}", "type": "fontSizes" }, "b": { "value": "{size.a}", "type": "fontSizes" }, "lg": { "value": "17", "type": "fontSizes" }, "md": { "value": "{size.lg.value}", "type": "fontSizes" } } },
          "ios": { "body": { "lg": { "value": { "fontSize": "{size.lg}", "lineHeight": "22", "letterSpacing": "-2.6%" }, "type": "typography" },
            "md": { "value": { "fontSize": "{size.md}", "lineHeight": "AUTO" }, "type": "typography" },
            "xs": { "value": { "fontSize": "{size.a}", "lineHeight": "140%" }, "type": "typography" } } }, "$themes": [], "$metadata": { "tokenSetOrder": ["global", "ios"] } }
        """#
    }

    private static let relative = #"""
        { "text": { "$type": "typography",
          "hero": { "$extensions": { "typescale": { "relativeTo": "title1", "maximum": «enlargement:warning»40 } }, "$value": { "fontSize": { "value": «hierarchy:warning»28, "unit": "px" } } },
          "body": { "$extensions": { "com.example.scale": { "relativeTo": "body", "maxScale": 3 } }, "$value": { "fontSize": { "value": 17, "unit": "px" } } },
          "tag": { "$extensions": { "typescale": { "relativeTo": "caption1" } }, "$value": { "fontSize": { "value": «minimum-size:note»12, "unit": "px" } } },
          "tiny": { "$extensions": { "typescale": { "relativeTo": "caption2" } }, "$value": { "fontSize": { "value": «minimum-size:warning»10, "unit": "px" } } },
          "odd": { "$extensions": { "org.layout": { "relativeTo": "viewport" }, "typescale": { "relativeTo": «unknown-name:error»"subheadine" } }, "$value": { "fontSize": { "value": 15, "unit": "px" } } } } }
        """#

    private static let bound = CheckRow("studio, bound", studio("error"), file: "studio.json") {
        try? $0.mirror("ios.body.lg", .body)
        try? $0.mirror("ios.body.md", .body)
        try? $0.mirror("ios.body.xs", .caption1)
    }

    @Test(arguments: [
        (CheckRow("a category", category, file: "xLarge.tokens.json"), 8, 8, true),
        (CheckRow("studio", studio("warning"), file: "studio.json"), 3, 0, false), (bound, 3, 3, true),
        (CheckRow("relative", relative, file: "relative.tokens.json"), 5, 4, true),
    ])
    func cases(row: CheckRow, tokens: Int, bound: Int, isJudged: Bool) {
        row.expect()
        let result = row.run().result
        #expect(result.tokens == tokens)
        #expect(result.bound.count == bound)
        #expect(result.hasReadableSize == isJudged)
    }

    @Test func figuresOfTheFindings() {
        let found = { (text: String, file: String) in
            CheckRow("", text, file: file).run().result.findings.map { ($0.rule, $0.found, $0.expected) }
        }
        let category = found(Self.category, "xLarge.tokens.json")
        #expect(category.contains { $0 == (.pointSize, .number(23), .number(24)) })
        #expect(category.contains { $0 == (.lineHeight, .number(25.08), .number(24)) })
        #expect(category.contains { $0.0 == .unresolvedAlias && $0.1 == .text("{font.famly}") })
    }

    @Test func wordsOfTheFindings() {
        let messages = CheckRow("", Self.relative).run().result.findings.map(\.message)
        #expect(messages.contains { $0.contains("40 points is 143 percent") })
        #expect(
            messages.contains {
                $0.contains("accessibilityXXL (40 and 43)") && $0.contains("accessibilityXXXL (40 and 48)")
            })
        #expect(messages.contains { $0.hasSuffix("10 at XS, 10 at S, 10 at M") })
        #expect(messages.contains { $0.contains("did you mean 'subheadline'") })
    }
}
