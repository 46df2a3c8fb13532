import DynamicType
import Testing

@testable import DesignTokens

@Suite struct BindingRuleTests {
    @Test(arguments: [
        CheckRow("a style", one(#""mirrors": «unknown-name:error»"bdy""#, #""fontSize": "17px""#)),
        CheckRow(
            "a relative style", one(#""relativeTo": «unknown-name:error»"viewport""#, #""fontSize": "17px""#)),
        CheckRow(
            "a category",
            one(#""mirrors": "body", "category": «unknown-name:error»"huge""#, #""fontSize": "17px""#)),
        CheckRow(
            "a platform",
            one(#""mirrors": "body", "platform": «unknown-name:error»"iOX""#, #""fontSize": "17px""#)),
        CheckRow(
            "a rule",
            one(#""mirrors": "body", "ignore": [«unknown-name:error»"size"]"#, #""fontSize": "17px""#)),
        CheckRow(
            "another vendor's",
            #"{"t": {"$type": "typography", "$extensions": {"a": {"relativeTo": "viewport"}}, "$value": {"fontSize": "17px"}}}"#,
            bound: []),
        CheckRow(
            "once on a group",
            #"{"g": {"$type": "typography", "$extensions": {"typescale": {"mirrors": «unknown-name:error»"bdy"}}, "a": \#(sized(1)), "b": \#(sized(2))}}"#
        ),
        CheckRow(
            "of a token that the command line binds",
            one(#""mirrors": «unknown-name:error»"bdy""#, #""fontSize": "17px""#), bound: ["t"]
        ) { try? $0.mirror("t", .body) },
        CheckRow(
            "of a group whose token the command line binds",
            #"{"g": {"$type": "typography", "$extensions": {"typescale": {"mirrors": «unknown-name:error»"bdy"}}, "a": \#(sized(17)), "b": \#(sized(2))}}"#,
            bound: ["g.a"]
        ) { try? $0.mirror("g.a", .body) },
        CheckRow(
            "of a property that the command line binds",
            #"{"t": {"size": {"$extensions": {"typescale": {"mirrors": «unknown-name:error»"bdy"}}, "$value": "17px"}}}"#,
            bound: ["t"]
        ) { try? $0.mirror("t.{property}", .body) },
        CheckRow(
            "of a group without typography tokens",
            #"{"g": {"$extensions": {"typescale": {"mirror": «unknown-name:error»"body"}}, "h": {"c": {"$type": "color", "$value": 1}}}}"#
                .replacing(#""mirror": «unknown-name:error»"#, with: #"«unknown-name:error»"mirror": "#)
        ),
        CheckRow(
            "of an empty group and the root",
            #"{"$extensions": {"typescale": {"category": «unknown-name:error»"huge"}}, "g": {"$extensions": {"typescale": «unknown-name:error»1}}}"#
        ),
        CheckRow(
            "a right one on a group without typography tokens",
            #"{"g": {"$extensions": {«unused-binding:error»"typescale": {"mirrors": "body"}, "a": {"relativeTo": "viewport"}}}}"#
        ),
        CheckRow(
            "a limit that is none, of a group without tokens",
            #"{"g": {"$extensions": {"typescale": {"maximum": «unreadable-value:error»"big"}}}}"#),
        CheckRow(
            "a style that the platform lacks",
            #"{«unknown-name:error»"t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "callout", "platform": "watchOS"}}, "$value": {"fontSize": "17px"}}}"#
        ),
        CheckRow(
            "a relative style without a leading",
            #"{«unknown-name:error»"t": {"$type": "typography", "$extensions": {"typescale": {"relativeTo": "extraLargeTitle", "platform": "visionOS"}}, "$value": {"fontSize": "36px"}}}"#
        ),
        CheckRow(
            "a mirrored style without a leading",
            one(#""mirrors": "extraLargeTitle", "platform": "visionOS""#, #""fontSize": "36px""#)),
        CheckRow(
            "a category that the platform lacks",
            #"{«unknown-name:error»"t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body", "category": "M", "platform": "watchOS"}}, "$value": {"fontSize": "17px"}}}"#
        ),
        CheckRow(
            "a right name",
            one(#""mirrors": "Body", "category": "large", "platform": "IOS""#, #""fontSize": "17px""#)),
        CheckRow("in a raw value", one(#""mirrors": "UICTFontTextStyleBody""#, #""fontSize": "17px""#)),
        CheckRow(
            "a limit that is none",
            one(#""relativeTo": "body", "maximum": «unreadable-value:error»"big""#, #""fontSize": "17px""#)),
    ])
    func unknownName(row: CheckRow) { row.expect() }

    @Test func theNearestNameIsSuggested() throws {
        let row = CheckRow("", one(#""mirrors": "subheadine""#, #""fontSize": "15px""#))
        let finding = try #require(row.run().result.findings.first)
        #expect(finding.message.contains("did you mean 'subheadline'?"))
    }

    @Test(arguments: [
        CheckRow("matches", group(["body": 17])) { try? $0.mirror("body", .body) },
        CheckRow("matches nothing", group(["body": 17]), unplaced: ["unused-binding:error"]) {
            try? $0.mirror("bodi", .body)
        },
        CheckRow(
            "matches a group only", #"{"a": \#(group(["body": 17]))}"#, unplaced: ["unused-binding:error"]
        ) {
            try? $0.mirror("a", .body)
        },
        CheckRow("too short", #"{"a": \#(group(["body": 17]))}"#, unplaced: ["unused-binding:error"]) {
            try? $0.mirror("*", .body)
        },
        CheckRow("no style there", group(["text": 17]), unplaced: ["unused-binding:error"]) {
            try? $0.mirror("{style}", nil)
        },
        CheckRow(
            "one of two", group(["body": 17]), unplaced: ["unused-binding:error"]
        ) {
            try? $0.mirror("gone", .body)
            try? $0.mirror("body", .body)
        },
        CheckRow(
            "an earlier one takes all that it matches", group(["body": 17])
        ) {
            try? $0.mirror("body", .body)
            try? $0.mirror("*", .headline)
        },
    ])
    func unusedBinding(row: CheckRow) { row.expect() }

    @Test(arguments: [
        CheckRow("beside eight", set(8, #"«unbound-token:note»"subheadlin": \#(sized(15))"#)),
        CheckRow("beside seven", set(7, #""subheadlin": \#(sized(15))"#), bound: []),
        CheckRow("beside all", set(11, #"«unbound-token:note»"code": \#(sized(15))"#)),
        CheckRow(
            "that binds itself",
            set(
                8,
                #""code": \#(String(one(#""relativeTo": "body""#, #""fontSize": "15px""#).dropFirst(6).dropLast()))"#
            )),
        CheckRow("of another type", set(8, #""size": {"$type": "dimension", "$value": \#(px(3))}"#)),
        CheckRow("in a group beside", set(8, #""more": {"code": \#(sized(15))}"#)),
        CheckRow("bound by the command line", set(8, #""code": \#(sized(17))"#)) {
            try? $0.mirror("code", .body)
        },
        CheckRow(
            "silenced",
            set(
                8,
                #""code": {"$extensions": {"typescale": {"ignore": ["unbound-token"]}}, "$value": {"fontSize": "15px"}}"#
            )),
    ])
    func unboundToken(row: CheckRow) { row.expect() }
}
