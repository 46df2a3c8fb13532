import DynamicType
import Testing

@testable import DesignTokens

private let good = MarkedText(one(#""mirrors": "body""#, #""fontSize": "17px""#), name: "good.json")
private let web =
    #"{"u": {«unbound-file:note»"b": {"$type": "typography", "$value": {"fontSize": "18px"}}, "c": {"$type": "typography", "$value": {"fontSize": "18px"}}}}"#

private func unmarked(_ text: String) -> String { text.replacing("«unbound-file:note»", with: "") }

@Suite struct UnboundFileTests {
    @Test(arguments: [
        CheckRow("beside a good one", web, file: "web.json", also: [good]),
        CheckRow("alone, where nothing is judged", unmarked(web), file: "web.json"),
        CheckRow(
            "only looked up in", good.text, also: [], with: [MarkedText(unmarked(web), name: "web.json")]),
        CheckRow("colours", #"{"c": {"$type": "color", "$value": "red"}}"#, also: [good]),
        CheckRow(
            "silenced at the root",
            #"{"$extensions": {"typescale": {"ignore": ["unbound-file"]}}, "#
                + String(unmarked(web).dropFirst()), also: [good]),
        CheckRow(
            "silenced at the root of a file of sets",
            #"{"$extensions": {"typescale": {"ignore": ["unbound-file"]}}, "$metadata": {"tokenSetOrder": ["u"]}, "#
                + String(unmarked(web).dropFirst()), also: [good]),
        CheckRow("off", unmarked(web), also: [good]) { $0.levels[.unboundFile] = .off },
        CheckRow("raised", web.replacing(":note", with: ":error"), also: [good]) {
            $0.levels[.unboundFile] = .error
        },
        CheckRow(
            "an empty order of resolution",
            #"{"resolutionOrder": [], "#
                + String(web.dropFirst()), also: [good]),
        CheckRow(
            "an order of resolution beside tokens that bind",
            #"{"resolutionOrder": [], "t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": "«point-size:error»18px"}}}"#
                .replacing(#""«point-size:error»"#, with: #"«point-size:error»""#)),
        CheckRow(
            "tokens beside a resolver's sets",
            ##"{"sets": {"s": {"sources": [{"t": \##(sizedBody("17"))}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}], "more": \##(sizedBody("«point-size:error»18"))}"##,
            bound: ["t", "more"]),
        CheckRow(
            "tokens that are a resolver's source",
            ##"{"sets": {"s": {"sources": [{"$ref": "#/core"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}], "core": {"t": \##(sizedBody("17"))}}"##,
            bound: ["t"]),
        CheckRow(
            "tokens of a context that is not chosen",
            ##"{"modifiers": {"m": {"contexts": {"a": [{"$ref": "#/a"}], "b": [{"$ref": "#/b"}]}, "default": "a"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}], "a": {"t": \##(sizedBody("17"))}, "b": {"t": \##(sizedBody("18"))}}"##,
            bound: ["t"]),
    ])
    func unboundFile(row: CheckRow) { row.expect() }

    @Test func filesWithoutTypographyAreCounted() {
        let colours = MarkedText(#"{"c": {"$type": "color", "$value": "red"}}"#, name: "c.json")
        let sizes = MarkedText(#"{"s": {"$value": "17px"}}"#, name: "s.json")
        let row = CheckRow("", unmarked(web), also: [good, colours, sizes])
        #expect(row.run().result.filesWithoutTypography == 2)
        let split = CheckRow("", #"{"size": {"body": {"$value": "17px"}}}"#, also: [good, colours]) {
            try? $0.mirror("{property}.{style}", nil)
        }
        #expect(split.run().result.filesWithoutTypography == 1)
    }
}

private func sizedBody(_ size: String) -> String {
    #"{"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "$value": {"fontSize": \#(px(size))}}"#
}
