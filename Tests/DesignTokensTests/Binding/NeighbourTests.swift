import DynamicType
import Testing

@testable import DesignTokens

private func typography(_ name: String, _ size: Any) -> String {
    #""\#(name)": {"$type": "typography", "$value": {"fontSize": \#(px(size))}}"#
}

private func file(_ members: String...) -> String { "{\(members.joined(separator: ", "))}" }

private let note = "«unbound-token:note»"

/// Tokens that are not bound beside others that are.
@Suite struct NeighbourTests {
    @Test(arguments: [
        CheckRow("a style", #"{"ts": {\#(typography("title1", 28)), \#(note)\#(typography("boddy", 18))}}"#) {
            try? $0.mirror("ts.{style}", nil)
        },
        CheckRow("all of them", #"{"ts": {\#(typography("title1", 28)), \#(typography("body", 17))}}"#) {
            try? $0.mirror("ts.{style}", nil)
        },
        CheckRow(
            "in another group", #"{"ts": {\#(typography("title1", 28))}, "x": {\#(typography("boddy", 18))}}"#
        ) {
            try? $0.mirror("ts.{style}", nil)
        },
        CheckRow(
            "of another type",
            #"{"ts": {\#(typography("title1", 28)), "gap": {"$type": "dimension", "$value": "8px"}}}"#
        ) {
            try? $0.mirror("ts.{style}", nil)
        },
        CheckRow(
            "bound by another pattern", #"{"ts": {\#(typography("title1", 28)), \#(typography("copy", 17))}}"#
        ) {
            try? $0.mirror("ts.{style}", nil)
            try? $0.mirror("ts.copy", .body)
        },
        CheckRow(
            "bound by the file",
            #"{"ts": {\#(typography("title1", 28)), "copy": \#(one(#""mirrors": "body""#, #""fontSize": "17px""#).dropFirst(6).dropLast())}}"#
        ) {
            try? $0.mirror("ts.{style}", nil)
        },
        CheckRow(
            "silenced",
            #"{"ts": {\#(typography("title1", 28)), "copy": {"$type": "typography", "$extensions": {"typescale": {"ignore": "unbound-token"}}, "$value": {"fontSize": "17px"}}}}"#
        ) {
            try? $0.mirror("ts.{style}", nil)
        },
        CheckRow(
            "a style that the platform lacks",
            #"{"ts": {\#(typography("title1", 28)), \#(note)\#(typography("subtitle1", 38))}}"#
        ) {
            try? $0.mirror("ts.{style}", nil)
        },
        CheckRow(
            "a group beside",
            #"{"ts": {"title1": {\#(typography("x", 28))}, \#(note)"boddy": {\#(typography("x", 1)), \#(typography("y", 1))}}}"#
        ) {
            try? $0.mirror("ts.{style}.x", nil)
        },
        CheckRow(
            "dots in names", #"{\#(typography("ts.title1", 28)), \#(note)\#(typography("ts.boddy", 17))}"#
        ) {
            try? $0.mirror("ts.{style}", nil)
        },
        CheckRow(
            "a category",
            #"{"ts": {"L": {\#(typography("body", 17))}, \#(note)"XLL": {\#(typography("body", 19))}}}"#
        ) {
            try? $0.mirror("ts.{category}.{style}", nil)
        },
        CheckRow(
            "a property",
            #"{"font": {"size": {"body": {"$value": "17px"}, \#(note)"boddy": {"$value": "28px"}}, "color": {"brand": {"$value": "red"}}}}"#
        ) {
            try? $0.mirror("font.{property}.{style}", nil)
        },
        CheckRow(
            "a group that fits *",
            #"{"a": {\#(typography("body", 17))}, \#(note)"b": {\#(typography("boddy", 18)), \#(typography("title", 18))}}"#
        ) {
            try? $0.mirror("*.body", .body)
        },
        CheckRow(
            "a group that fits * without typography",
            #"{"a": {\#(typography("body", 17))}, "b": {"c": {"$type": "color", "$value": "red"}}}"#
        ) {
            try? $0.mirror("*.body", .body)
        },
        CheckRow(
            "a group that has more",
            #"{"a": {\#(typography("body", 17))}, "b": {\#(typography("body", 17)), \#(typography("code", 18))}}"#
        ) {
            try? $0.mirror("*.body", .body)
        },
        CheckRow("a * at the end", #"{"a": {\#(typography("x", 17)), "b": {\#(typography("y", 18))}}}"#) {
            try? $0.mirror("a.*", .body)
        },
        CheckRow("a name without places", #"{"a": {\#(typography("x", 17)), \#(typography("y", 18))}}"#) {
            try? $0.mirror("a.x", .body)
        },
        CheckRow("names", #"{"ts": {\#(typography("title1", 28)), \#(note)\#(typography("bodyy", 18))}}"#) {
            $0.names = .mirror
        },
        CheckRow(
            "relative names", #"{"ts": {\#(typography("title1", 28)), \#(note)\#(typography("bodyy", 18))}}"#
        ) {
            $0.names = .relative
        },
        CheckRow(
            "names in another group",
            #"{"ts": {\#(typography("title1", 28))}, "x": {\#(typography("bodyy", 18))}}"#
        ) {
            $0.names = .mirror
        },
    ])
    func unboundToken(row: CheckRow) { row.expect() }

    @Test func theNearestNameIsSuggested() throws {
        let row = CheckRow("", #"{"ts": {\#(typography("title1", 28)), \#(typography("boddy", 18))}}"#) {
            try? $0.mirror("ts.{style}", nil)
        }
        let finding = try #require(row.run().result.findings.first)
        #expect(finding.token == "ts.boddy")
        #expect(
            finding.message
                == "'ts.{style}' binds the tokens beside it, but not 'boddy'; did you mean 'body'?")
    }

    private static func nested(_ members: String, mark: String = "") -> String {
        set(9).replacing(
            #""body": {"$value": {"fontFamily": "SF Pro", "fontSize": \#(px(17))}}"#,
            with: #"\#(mark)"body": {\#(members)}"#)
    }

    private static func weighted(_ name: String, _ size: Any, _ weight: String) -> String {
        #""\#(name)": {"$value": {"fontSize": \#(px(size)), "fontWeight": \#(weight)}}"#
    }

    @Test(arguments: [
        CheckRow("regular", nested(#""regular": \#(sized("«point-size:error»18"))"#)),
        CheckRow("Regular", nested(#""Regular": \#(sized("«point-size:error»18"))"#)),
        CheckRow("emphasized", nested(#""emphasized": \#(sized("«point-size:error»18"))"#)),
        CheckRow("$root", nested(#""$root": \#(sized("«point-size:error»18"))"#)),
        CheckRow("a weight", nested(#""semi-bold": \#(sized("«point-size:error»18"))"#)),
        CheckRow("all right", nested(#""regular": \#(sized(17)), "emphasized": \#(sized(17))"#)),
        CheckRow("something else", nested(#""tablet": \#(sized(18)), "phone": \#(sized(18))"#, mark: note)),
        CheckRow(
            "something else beside", nested(#""regular": \#(sized(17)), "tablet": \#(sized(18))"#, mark: note)
        ),
        CheckRow("emphasized weight", nested(weighted("emphasized", 17, "600"))),
        CheckRow("not emphasized", nested(weighted("emphasized", 17, "«font-weight:warning»400"))),
        CheckRow("regular weight", nested(weighted("regular", 17, "400"))),
        CheckRow("another weight", nested(weighted("regular", 17, "«font-weight:warning»700"))),
        CheckRow("the weight of its name", nested(weighted("bold", 17, "700"))),
        CheckRow("not the weight of its name", nested(weighted("bold", 17, "«font-weight:warning»800"))),
        CheckRow(
            "a misspelt group",
            set(8, #"\#(note)"boddy": {"regular": \#(sized(17)), "emphasized": \#(sized(17))}"#)),
        CheckRow("another group", set(8, #""more": {"code": \#(sized(15))}"#)),
        CheckRow("a group of seven", set(7, #""footnot": {"regular": \#(sized(1))}"#), bound: []),
        CheckRow(
            "silenced",
            nested(
                #""$extensions": {"typescale": {"ignore": ["unbound-token"]}}, "tablet": \#(sized(18))"#)),
    ])
    func groupsInsideASet(row: CheckRow) { row.expect() }

    @Test func groupsCountTowardsASet() {
        let text = set(7, #""subheadline": {"regular": \#(sized("«point-size:error»16"))}"#)
        CheckRow("", text).expect()
    }

    @Test func namesBindAWeightOfAGroup() {
        let text = #"{"body": {"$type": "typography", "regular": \#(sized("«point-size:error»18"))}}"#
        CheckRow("", text) { $0.names = .mirror }.expect()
        CheckRow("", text.replacing("«point-size:error»", with: ""), bound: []).expect()
    }
}
