import DynamicType
import Testing

@testable import DesignTokens

/// A token whose size no style has, with these extensions.
private func token(_ extensions: String, size: String = "18") -> String {
    #"{"$type": "typography", "$extensions": {\#(extensions)}, "$value": {"fontSize": \#(px(size))}}"#
}

private let wrong = "«point-size:error»18"

/// A set of eight whose body follows another vendor's style.
private func follower(_ more: String = "", family: String = #""SF Pro""#) -> String {
    set(8, family: family).replacing(
        #""body": {"#,
        with: #""body": {"$extensions": {"com.x": {"relativeTo": "body"}\#(more)}, "#)
}

@Suite struct OwnKeyTests {
    @Test(arguments: [
        CheckRow(
            "mirrors, then relativeTo",
            #"{"a": \#(token(#""typescale": {"mirrors": "body", «unknown-name:error»"relativeTo": "body"}"#))}"#,
            bound: ["a"]),
        CheckRow(
            "relativeTo, then mirrors",
            #"{"a": \#(token(#""typescale": {"relativeTo": "body", «unknown-name:error»"mirrors": "body"}"#))}"#,
            bound: ["a"]),
        CheckRow(
            "both on a group",
            #"{"g": {"$extensions": {"typescale": {"mirrors": "body", «unknown-name:error»"relativeTo": "body"}}, "a": {"$type": "typography", "$value": {"fontSize": "18px"}}}}"#,
            bound: ["g.a"]),
        CheckRow(
            "near and far",
            #"{"g": {"$extensions": {"typescale": {"mirrors": "body"}}, "a": \#(token(#""typescale": {"relativeTo": "body"}"#))}}"#,
            bound: ["g.a"]),
        CheckRow(
            "far and near",
            #"{"g": {"$extensions": {"typescale": {"relativeTo": "body"}}, "a": \#(token(#""typescale": {"mirrors": "body"}"#, size: wrong))}}"#
        ),
        CheckRow(
            "a foreign one on the token, ours on its group",
            #"{"g": {"$extensions": {"typescale": {"mirrors": "body"}}, "a": \#(token(#""com.x": {"relativeTo": "body"}"#, size: wrong))}}"#
        ),
        CheckRow(
            "two groups away",
            #"{"g": {"$extensions": {"typescale": {"mirrors": "body"}}, "h": {"$extensions": {"com.x": {"relativeTo": "title1"}}, "a": \#(token("", size: wrong))}}}"#
        ),
        CheckRow(
            "a foreign one alone", #"{"a": \#(token(#""com.x": {"relativeTo": "body"}"#))}"#, bound: ["a"]),
        CheckRow(
            "one on a token of a set that mirrors",
            follower().replacing(#""body": "#, with: #"«unbound-token:note»"body": "#)),
        CheckRow(
            "which silences it", follower(#", "typescale": {"ignore": ["unbound-token"]}"#)),
        CheckRow("on a token of a set that follows", follower(family: #""Inter""#)) {
            $0.levels[.hierarchy] = .off
            $0.levels[.minimumSize] = .off
        },
        CheckRow(
            "on all tokens of a set",
            set(8).replacing(
                #"{"$type": "#, with: #"{"$extensions": {"com.x": {"relativeTo": "body"}}, "$type": "#)
        ) {
            $0.levels[.hierarchy] = .off
            $0.levels[.minimumSize] = .off
        },
    ])
    func oursGoesBeforeForeignOnes(row: CheckRow) { row.expect() }

    @Test func aFollowersNoteNamesTheVendor() throws {
        let finding = try #require(CheckRow("", follower()).run().result.findings.first)
        #expect(finding.message == "body follows com.x's relativeTo beside tokens that mirror")
        #expect(finding.token == "body")
    }

    private static let right =
        #""z": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": "17px"}}"#

    @Test(arguments: [
        ("TypeScale", #"«unknown-name:error»"TypeScale": {"mirrors": "body"}"#),
        ("type-scale", #"«unknown-name:error»"type-scale": {"mirrors": "body"}"#),
        ("type_scale", #"«unknown-name:error»"type_scale": {"relativeTo": "body"}"#),
        ("Type Scale", #"«unknown-name:error»"Type Scale": 1"#),
        ("empty", #""typescale": «unknown-name:error»{}"#),
        ("only what export says", #""typescale": «unknown-name:error»{"letterSpacing": "x"}"#),
        ("an unknown key alone", #""typescale": {«unknown-name:error»"mirror": "body"}"#),
        ("no object", #""typescale": «unknown-name:error»true"#),
        ("another vendor", #""typescales": {"mirrors": "body"}"#),
        ("another vendor's", #""com.typescale": {}"#),
        ("ignore alone", #""typescale": {"ignore": ["point-size"]}"#),
        ("a category alone", #""typescale": {"category": «unused-binding:note»"L"}"#),
    ])
    func theNameOfOurKey(name: String, extensions: String) {
        CheckRow(name, #"{\#(Self.right), "a": \#(token(extensions))}"#, bound: ["z"]).expect()
    }
}
