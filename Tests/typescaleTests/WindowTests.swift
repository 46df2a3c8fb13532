import Foundation
import Testing

/// Tables on a terminal: no line is wider than the window, and nothing is lost.
@Suite("Windows", .enabled(if: hasScript, "script(1) is not installed, which gives a terminal"))
struct WindowTests {
    /// The lines that a command prints on a terminal of a width, without standard error.
    private static func lines(_ command: String, columns: Int, environment: String = "") throws -> [String] {
        let files = try TokenFolder([
            "t.json": #"{"text": {"size": {"$value": {"fontSize": "16px", "lineHeight": "22px"}}}}"#
        ])
        let line = "stty cols \(columns); \(environment) typescale \(command) 2> /dev/null"
        try files.write(line, to: "line")
        let text = try files.folder.shell("unset COLUMNS; script -qc 'sh line' /dev/null < /dev/null").text
        return text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    }

    private static let commands = [
        "", "--size 17", "AX1...", "body", "body --size 17 --max 34 --line-height 24 --value 8",
        "body title1 -c L", "body -c L --size 17 --max 2x", "names", "names --styles", "names AX5",
        "names body L",
        "check --list-rules", "tokens --relative '*.*=body' t.json", "-p watchos", "-p tvos",
    ]

    @Test("No line is wider than the window", arguments: [60, 80, 120], commands)
    func fits(columns: Int, command: String) throws {
        let lines = try Self.lines(command, columns: columns)
        #expect(lines.count > 1)
        for line in lines { #expect(line.count <= columns, "\(line)") }
    }

    @Test("A matrix of 60 columns is split into standard and accessibility sizes")
    func matrix() throws {
        let lines = try Self.lines("", columns: 60)
        #expect(lines.first == "iOS \u{B7} point size/leading \u{B7} default category L")
        #expect(
            lines.filter { $0.hasPrefix("style ") }.map {
                $0.split(separator: " ").dropFirst().joined(separator: " ")
            }
                == ["XS S M L XL XXL XXXL", "AX1 AX2 AX3 AX4 AX5"])
        #expect(lines.contains { $0.hasPrefix("body") && $0.hasSuffix("53/62") })
    }

    @Test("Columns with one value are a heading, and long names of categories become short")
    func heading() throws {
        let lines = try Self.lines("body --size 17 --max 34", columns: 80)
        #expect(lines.first == "body \u{B7} base size 17 \u{B7} maximum point size 34")
        #expect(lines.last?.hasPrefix("AX5 ") == true)
        #expect(try Self.lines("body", columns: 120).last?.hasPrefix("body   accessibilityXXXL ") == true)
    }

    @Test("A row that does not fit is a block, and below 40 columns every row is")
    func blocks() throws {
        #expect(try Self.lines("body -c L", columns: 60).first == "style        body")
        #expect(try Self.lines("body L XL", columns: 39).filter { $0.hasPrefix("category ") }.count == 2)
    }

    @Test(
        "COLUMNS counts if it is a whole number above 0",
        arguments: [("60", 60), ("0", 120), ("x", 120), ("", 120)])
    func columns(value: String, width: Int) throws {
        let widest =
            try Self.lines("", columns: 120, environment: "COLUMNS='\(value)'").map(\.count).max() ?? 0
        #expect((widest > 60) == (width == 120))
    }

    @Test("The default category is marked in names, and other vocabularies are left to --as")
    func names() throws {
        let lines = try Self.lines("names", columns: 120)
        #expect(lines.contains { $0.contains(" L (default) ") })
        #expect(!lines.contains { $0.contains("UICTContentSizeCategory") })
        #expect(
            try Self.lines("names --format csv", columns: 80).contains {
                $0.contains("UICTContentSizeCategoryL,")
            })
    }

    @Test("In a pipe tables have one line per row, whatever COLUMNS is")
    func pipe() throws {
        let outcome = try ProgramUnderTest.run(["body", "--size", "17", "--max", "34"])
        #expect(outcome.lines.count == 13)
        #expect(outcome.lines.last?.hasPrefix("body   accessibilityXXXL ") == true)
    }
}
