import Foundation
import Testing

@testable import typescale

/// What the program does not do right yet.
///
/// A row that has been put right moves to the other tests.
@Suite struct KnownFaultTests {
    @Test func lineHeightOfAHugeSizeIsFiniteOrRefused() throws {
        let outcome = try ProgramUnderTest.run(["body", "--min", "1e308", "--json"])
        withKnownIssue("the system font's line height overflows", isIntermittent: true) {
            #expect(outcome.status == 2)
            #expect(!outcome.text.contains("inf"))
        }
    }

    @Test(arguments: ["names", "help", "completions"])
    func nothingIsSuggestedThatWasTyped(word: String) throws {
        let outcome = try ProgramUnderTest.run(["--", word])
        #expect(outcome.status == 2)
        withKnownIssue("after '--' no operand names a command", isIntermittent: true) {
            #expect(!outcome.errorText.contains("did you mean '\(word)'?"))
        }
    }

    @Test func aFieldThatIsNamedTwiceIsNoDuplicateKey() throws {
        let outcome = try ProgramUnderTest.run(["body", "-c", "AX5", "--field", "style,style", "--json"])
        withKnownIssue("an object has one key twice", isIntermittent: true) {
            #expect(outcome.text.split(separator: "\"style\": ").count <= 2)
        }
    }

    @Test(arguments: [0x1p53, -0x1p53, 0x1p54 - 2])
    func wholeNumbersHaveNoDecimals(number: Double) {
        withKnownIssue("between 2^53 and 2^54 the description ends in .0", isIntermittent: true) {
            #expect(!NumberText.exact(number).hasSuffix(".0"))
        }
    }

    @Test func aColumnThatWasAskedForStaysThoughItIsEmpty() throws {
        let words = ["names", "callout", "--as", "css", "--format", "markdown"]
        let lines = try ProgramUnderTest.run(words).lines
        withKnownIssue("the only column is left out, which leaves no table", isIntermittent: true) {
            #expect(lines == ["| css |", "| --- |", "| -   |"])
        }
    }

    @Test func wholePartsOfAMatrixStandUnderEachOther() throws {
        let words = ["body", "title1", "--min", "110%", "--max", "1.5x", "-c", "XS,L,AX5"]
        let lines = try ProgramUnderTest.run(words).lines
        try #require(lines.count == 3)
        withKnownIssue("42/- and 25.5/- are not aligned by their points", isIntermittent: true) {
            let point = try #require(lines[1].range(of: "25.5/")?.lowerBound.utf16Offset(in: lines[1]))
            let whole = try #require(lines[2].range(of: "42")?.lowerBound.utf16Offset(in: lines[2]))
            #expect(point == whole)
        }
    }
}
