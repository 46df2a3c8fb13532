import DynamicType
import Foundation
import Testing

@testable import DesignTokens

private func check(_ text: String) -> CheckResult { CheckRow("", text).run().result }

/// The minimum processor time of this thread in three runs, in seconds.
private func seconds(_ run: () -> Void) -> Double {
    let now = {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    return (0..<3).reduce(.infinity) { least, _ in
        let start = now()
        run()
        return min(least, now() - start)
    }
}

/// Whether the time for twice as much is twice as long, and not four times.
private func areInProportion(_ times: [Double]) -> Bool { times[1] < times[0] * 3 + 0.02 }

@Suite struct RobustnessTests {
    @Test func nestedGroups() {
        let depth = 508
        let text =
            String(repeating: #"{"g":"#, count: depth) + one(#""mirrors": "body""#, #""fontSize": 18"#)
            + String(repeating: "}", count: depth)
        let result = check(text)
        #expect(result.findings.map(\.rule) == [.pointSize])
        #expect(result.bound.first?.token.split(separator: ".").count == depth + 1)
        let whole = String(repeating: #"{"g":"#, count: 512) + "1" + String(repeating: "}", count: 512)
        #expect(CheckRow("", whole).run().errors.isEmpty)
    }

    @Test func longChainsOfAliases() {
        let links = (1..<20_000).map { #""a\#($0)": {"$value": "{a\#($0 + 1)}"}"# }.joined(separator: ",\n")
        let token = one(#""mirrors": "body""#, #""fontSize": "{a1}""#).dropFirst().dropLast()
        let end = check(#"{\#(token), \#(links), "a20000": {"$value": "18px"}}"#)
        #expect(end.findings.map(\.rule) == [.pointSize])
        let dead = check(#"{\#(token), \#(links), "a20000": {"$value": "{gone}"}}"#)
        #expect(dead.findings.map(\.rule) == [.unresolvedAlias])
    }

    @Test func longCyclesTakeTimeInProportion() {
        let times = [250, 500].map { count in
            let links = (1..<count).map { #""a\#($0)": {"$value": "{a\#($0 + 1)}"}"# }.joined(
                separator: ",\n")
            let text = #"{\#(links), "a\#(count)": {"$value": "{a1}"}}"#
            return seconds {
                #expect(check(text).findings.map(\.rule) == [.circularAlias])
            }
        }
        #expect(areInProportion(times), "\(times)")
    }

    @Test func aLargeGroupTakesTimeInProportion() {
        let times = [10_000, 20_000].map { count in
            let text = many(count)
            return seconds { #expect(check(text).findings.isEmpty) }
        }
        #expect(areInProportion(times), "\(times)")
    }

    private func many(_ count: Int) -> String {
        let members = (0..<count).map { #""m\#($0)": {"$value": "17px"}"# }.joined(separator: ", ")
        let aliases = (0..<count).map { #""a\#($0)": {"$value": "{g.m\#($0)}"}"# }.joined(separator: ", ")
        return #"{"g": {\#(members)}, "h": {\#(aliases)}}"#
    }

    @Test func aliasesOfOneLargeGroupTakeTimeInProportion() {
        let times = [500, 1_000].map { count in
            let members = (0..<count).map { #""m\#($0)": {"$value": "17px"}"# }.joined(separator: ", ")
            let aliases = (0..<count).map { #""a\#($0)": {"$value": "{g}"}"# }.joined(separator: ", ")
            let text = #"{"g": {\#(members)}, "h": {\#(aliases)}}"#
            return seconds { _ = check(text) }
        }
        #expect(areInProportion(times), "\(times)")
    }

    @Test func aliasesOfOneLargeValueTakeTimeInProportion() {
        let times = [1_000, 2_000].map { count in
            let members = (0..<count).map { #", "m\#($0)": 1"# }.joined()
            let aliases = (0..<count).map { #""a\#($0)": {"$value": "{v}"}"# }.joined(separator: ", ")
            let text =
                #"{"$type": "typography", "v": {"$value": {"lineSpacing": 5, "lineHeight": 21\#(members), "font-size": {"unit": "px", "value": 16\#(members)}}}, "#
                + #""g": {"$extensions": {"typescale": {"mirrors": "callout"}}, \#(aliases)}}"#
            return seconds {
                let result = check(text)
                #expect(result.findings.isEmpty)
                #expect(result.bound.count == count)
            }
        }
        #expect(areInProportion(times), "\(times)")
    }

    @Test func aliasesToElementsOfOneArrayTakeTimeInProportion() {
        let times = [4_000, 8_000].map { count in
            // The text before an element is not a name.
            let elements = (0..<count).map { _ in #""value", "17px""# }.joined(separator: ", ")
            let aliases = (0..<count).map {
                #""a\#($0)": {"$value": {"fontSize": "{v.$value.\#(2 * $0 + 1)}"}}"#
            }
            let text =
                #"{"v": {"$value": [\#(elements)]}, "u": {"value": "{v}", "unit": "px", "type": "dimension"}, "#
                + #""t": {"$type": "typography", "$extensions": {"typescale": {"mirrors": "body"}}, "#
                + aliases.joined(separator: ", ") + "}}"
            return seconds {
                let result = check(text)
                #expect(result.findings.isEmpty)
                #expect(result.bound.count == count)
            }
        }
        #expect(areInProportion(times), "\(times)")
    }

    @Test func duplicatesAmongManyMembers() {
        let members = (0..<10_000).map { #""m\#($0)": 1"# }.joined(separator: ",\n")
        let result = check("{\(members),\n\"m5000\": 2,\n\"\\u006d0\": 3}")
        #expect(result.findings.map(\.rule) == [.duplicateName, .duplicateName])
        #expect(result.findings.map { $0.place?.location.line } == [10_001, 10_002])
    }

    @Test(arguments: [
        "{}", #"{"a": {}}"#, #"{"$value": 1}"#, #"{"$value": {"fontSize": 17}}"#, #"{"a": {"$value": null}}"#,
        #"{"a": {"$value": []}}"#, #"{"a": {"$value": 1e999}}"#,
        #"{"a": {"$type": 5, "$value": {"fontSize": 17}}}"#,
        #"{"a": {"$type": "typography", "$value": {"fontSize": {"value": {"value": {}}}}}}"#,
        #"{"$extends": "{}"}"#, ##"{"$ref": "#"}"##, #"{"a": {"$extends": 5}}"#, #"{"a": {"$ref": null}}"#,
        #"{"$themes": 5, "$metadata": 5}"#, #"{"$metadata": {"tokenSetOrder": [1, "a", "a"]}, "a": {}}"#,
        #"{"$themes": [{"name": 1}, 2]}"#, #"{"resolutionOrder": 5}"#, #"{"": {"": {"$value": "{.}"}}}"#,
        #"{"a": {"$extensions": 5, "$value": {"fontSize": 17}}}"#,
        #"{"a": {"$extensions": {"typescale": []}, "$value": {"fontSize": 17}}}"#,
        #"{"\ud800": {"$value": "{\ud800}"}}"#,
    ])
    func oddFiles(text: String) {
        let result = check(text)
        #expect(!result.hasReadableSize)
        #expect(result.bound.isEmpty)
    }

    @Test func hugeNumbers() {
        for text in ["1e308", "1e-308", "1e999", "-0", "4e307"] {
            for binding in [
                #""mirrors": "body""#, #""relativeTo": "body""#,
                #""relativeTo": "body", "maximum": "1e307x""#,
            ] {
                let values =
                    #""fontSize": \#(text), "lineHeight": \#(text), "letterSpacing": \#(text), "fontWeight": \#(text)"#
                let file = MarkedText(one(binding, values))
                _ = TokenChecker(TokenOptions()).check([file.source])
                _ = TokenChecker(TokenOptions()).scale([file.source], TokenScaling())
            }
        }
    }

    @Test func findingsStandInTheOrderOfTheFile() {
        let text =
            #"{"c": {"$type": "typography", "$value": "{x}"}, "b": {"$type": "typography", "$value": "{y}"}, \#(one(#""mirrors": "body""#, #""fontSize": 18, "lineHeight": 99, "fontWeight": 900"#).dropFirst())"#
        let columns = check(text).findings.compactMap { $0.place?.location.column }
        #expect(columns.count == 5)
        #expect(columns == columns.sorted())
    }
}
