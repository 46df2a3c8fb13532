import Foundation
import Testing

@testable import typescale

/// Faults that the program once had, one test a fault.
@Suite struct RegressionTests {
    @Test func lineHeightOfAHugeSizeIsFiniteOrRefused() throws {
        let outcome = try ProgramUnderTest.run(["body", "--min", "1e308", "--json"])
        #expect(outcome.status == 2)
        #expect(!outcome.text.contains("inf"))
    }

    @Test func anImageBesideAHugeMinimumDoesNotTrap() throws {
        let outcome = try ProgramUnderTest.run(["body", "--image", "2x1", "--min", "1.6e308"])
        #expect(outcome.status == 2)
        #expect(outcome.errorText == "typescale: --min: too large: the result is not a finite number\n")
    }

    /// fish read the apostrophe of a command's summary as the end of its description.
    @Test(.enabled(if: Shell.fish.isInstalled, "fish is not installed"))
    func theScriptForFishCanBeRead() throws {
        let outcome = try Shell.fish.run("typescale completions fish | fish --no-execute /dev/stdin")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty, "\(outcome.errorText)")
    }

    @Test func whatWasCheckedStandsAfterTheFindings() throws {
        let line =
            #"echo '{ "body": { "$value": { "fontSize": "16px" } } }'"#
            + " | typescale check --names mirror - 2>&1"
        let lines = try ProgramUnderTest.shell(line).lines
        #expect(lines.first?.hasPrefix("-:1:37: error: ") == true)
        #expect(lines.last == "typescale: 1 token in 1 file, 1 bound: 1 error, 0 warnings, 0 notes")
    }

    /// Room for all of a file was asked for, however large it said it was.
    @Test(arguments: ["check a.json", "tokens a.json", "check --options a.json a.json"])
    func aHugeFileIsRefused(arguments: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try folder.shell("truncate -s 1T a.json && typescale \(arguments)")
        #expect(outcome.status == 2)
        #expect(outcome.errorText.hasPrefix("typescale: a.json: File too large\n"))
    }

    @Test(.disabled(if: geteuid() == 0, "root may read everything"))
    func aFileThatMayNotBeReadIsTold() throws {
        let folder = try TemporaryFolder()
        let outcome = try folder.shell("echo '{}' > a.json; chmod 000 a.json; typescale check a.json")
        #expect(outcome.status == 2)
        #expect(outcome.errorText.hasPrefix("typescale: a.json: Permission denied\n"))
    }

    @Test(arguments: ["names", "help", "completions"])
    func nothingIsSuggestedThatWasTyped(word: String) throws {
        let outcome = try ProgramUnderTest.run(["--", word])
        #expect(outcome.status == 2)
        #expect(!outcome.errorText.contains("did you mean '\(word)'?"))
    }

    @Test func aFieldThatIsNamedTwiceIsNoDuplicateKey() throws {
        let outcome = try ProgramUnderTest.run(["body", "-c", "AX5", "--field", "style,style", "--json"])
        #expect(outcome.text.split(separator: "\"style\": ").count <= 2)
    }

    @Test(arguments: [0x1p53, -0x1p53, 0x1p54 - 2])
    func wholeNumbersHaveNoDecimals(number: Double) {
        #expect(!NumberText.exact(number).hasSuffix(".0"))
    }

    @Test func aColumnThatWasAskedForStaysThoughItIsEmpty() throws {
        let words = ["names", "callout", "--as", "css", "--format", "markdown"]
        let lines = try ProgramUnderTest.run(words).lines
        #expect(lines == ["| css |", "| --- |", "| -   |"])
    }

    @Test func slashesOfAMatrixStandUnderEachOther() throws {
        let words = ["body", "title1", "--min", "110%", "--max", "1.5x", "-c", "XS,L,AX5"]
        let lines = try ProgramUnderTest.run(words).lines
        try #require(lines.count == 3)
        let places = lines[1...].map { line in
            line.indices.filter { line[$0] == "/" }.map { $0.utf16Offset(in: line) }
        }
        #expect(places[0] == places[1])
    }

    @Test func theSmallestWholeNumberDoesNotTrap() throws {
        let words = ["body", "-c", "L", "--value", "-9223372036854775808", "--get", "value"]
        let outcome = try ProgramUnderTest.run(words)
        #expect(outcome.text == "-9.223372036854776e+18\n")
    }
}
