import DesignTokens
import Foundation
import Testing

@testable import typescale

/// The three formats that are JSON.
@Suite struct JSONReportsTests {
    @Test func jsonIsAsPromised() {
        var result = CheckExamples.ordinary
        result.findings.removeLast(2)
        #expect(
            String(decoding: ReportFormat.json.bytes(of: result, workingDirectory: nil), as: UTF8.self) == """
                {
                  "version": 1,
                  "findings": [
                    {
                      "rule": "unused-binding",
                      "level": "error",
                      "file": null,
                      "line": null,
                      "column": null,
                      "token": null,
                      "message": "font.old: no token has this path",
                      "found": null,
                      "expected": null
                    },
                    {
                      "rule": "point-size",
                      "level": "error",
                      "file": "a/type.json",
                      "line": 3,
                      "column": 14,
                      "token": "font.body",
                      "message": "size is 16; Apple's is 17",
                      "found": 16,
                      "expected": 17
                    }
                  ],
                  "summary": {
                    "files": 1,
                    "tokens": 3,
                    "bound": 2,
                    "errors": 2,
                    "warnings": 0,
                    "notes": 0,
                    "ignored": 0,
                    "filesWithoutTypography": 0,
                    "unfollowedAliases": 0
                  }
                }

                """)
    }

    @Test func ignoredFindingsAreSuppressedInSARIFAndCountedInJSON() throws {
        var result = CheckExamples.ordinary
        result.ignored = [CheckExamples.finding(.pointSize, .error, token: "font.hero", line: 11)]
        let sarif = try object(ReportFormat.sarif.bytes(of: result, workingDirectory: "/work"))
        let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 4)
        #expect(results.dropLast().allSatisfy { $0["suppressions"] == nil })
        #expect(results.last?["suppressions"] as? [[String: String]] == [["kind": "inSource"]])
        let summary =
            try object(ReportFormat.json.bytes(of: result, workingDirectory: nil))["summary"]
            as? [String: Any]
        #expect(summary?["ignored"] as? Int == 1)
        #expect(summary?["errors"] as? Int == 2)
    }

    @Test(arguments: CheckExamples.all, [ReportFormat.json, .gitlab, .sarif])
    func isJSON(example: (name: String, result: CheckResult), format: ReportFormat) throws {
        let bytes = format.bytes(of: example.result, workingDirectory: "/work")
        _ = try JSONSerialization.jsonObject(with: Data(bytes))
        #expect(bytes.last == UInt8(ascii: "\n"))
    }

    @Test func nastyTextsSurvive() throws {
        let root = try object(ReportFormat.json.bytes(of: CheckExamples.nasty, workingDirectory: nil))
        let findings = try #require(root["findings"] as? [[String: Any]])
        for key in ["file", "token", "message", "found"] {
            #expect(findings[0][key] as? String == CheckExamples.nastyName)
        }
    }

    @Test func numbersThatAreNotFiniteAreNull() {
        let finding = Finding(
            rule: .pointSize, level: .error, place: nil, token: nil, message: "", found: .number(.infinity),
            expected: .number(0.1))
        let text = String(
            decoding: ReportFormat.json.bytes(of: CheckExamples.result([finding]), workingDirectory: nil),
            as: UTF8.self)
        #expect(text.contains("\"found\": null,\n      \"expected\": 0.1\n"))
    }

    @Test func gitlab() throws {
        let issues = try issues(of: CheckExamples.ordinary)
        #expect(issues.map { $0["severity"] as? String } == ["major", "major", "minor", "info"])
        #expect(issues[1]["description"] as? String == "size is 16; Apple's is 17")
        #expect(issues[1]["check_name"] as? String == "point-size")
        let location = try #require(issues[1]["location"] as? [String: Any])
        #expect(location["path"] as? String == "a/type.json")
        #expect((location["lines"] as? [String: Int]) == ["begin": 3])
        #expect((issues[0]["location"] as? [String: Any])?["path"] as? String == ".")
    }

    @Test func fingerprintsAreUniqueAndStable() throws {
        let finding = CheckExamples.finding(.pointSize, .error, token: "a")
        let moved = CheckExamples.finding(.pointSize, .error, token: "a", line: 99)
        let others = [
            CheckExamples.finding(.lineHeight, .error, token: "a"),
            CheckExamples.finding(.pointSize, .error, file: "b", token: "a"),
            CheckExamples.finding(.pointSize, .error, token: "b"),
            CheckExamples.finding(.pointSize, .error, token: "a", message: "other"),
            CheckExamples.finding(.pointSize, .error, token: nil, message: "awrong"),
        ]
        let first = try fingerprints(of: [finding, finding, finding] + others)
        #expect(Set(first).count == first.count)
        #expect(first.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
        #expect(try fingerprints(of: [moved] + others.reversed()) == [first[0]] + first[3...].reversed())
    }

    private func fingerprints(of findings: [Finding]) throws -> [String] {
        try issues(of: CheckExamples.result(findings)).compactMap { $0["fingerprint"] as? String }
    }

    private func issues(of result: CheckResult) throws -> [[String: Any]] {
        let bytes = ReportFormat.gitlab.bytes(of: result, workingDirectory: "/work")
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    }

    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func sarifHasWhatIsRequired() throws {
        let log = try object(ReportFormat.sarif.bytes(of: CheckExamples.ordinary, workingDirectory: "/work"))
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        #expect(driver["name"] as? String == "typescale")
        #expect(driver["version"] as? String == Program.version)
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == Rule.allCases.map(\.rawValue))
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
            }
            let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
            #expect(["note", "warning", "error"].contains(level))
        }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
        }
        let location = (results[0]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
        #expect((location?["artifactLocation"] as? [String: String]) == ["uri": "a/type.json"])
        #expect(
            (location?["region"] as? [String: Int])
                == ["startLine": 3, "startColumn": 14, "endLine": 3, "endColumn": 16])
    }

    @Test func sarifNotesWhatHasNoPlace() throws {
        let log = try object(ReportFormat.sarif.bytes(of: CheckExamples.ordinary, workingDirectory: nil))
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == true)
        let notes = try #require(invocation["toolConfigurationNotifications"] as? [[String: Any]])
        #expect(notes.count == 1)
        #expect(notes[0]["level"] as? String == "error")
        #expect((notes[0]["message"] as? [String: String])?["text"] == "font.old: no token has this path")
        #expect((notes[0]["associatedRule"] as? [String: Any])?["id"] as? String == "unused-binding")
    }
}
