import Testing

@testable import typescale

/// The help, the manual page and the README say what the program does.
@Suite struct DocumentationTests {
    @Test(arguments: Command.allCases)
    func helpShowsTheOptionsOfTheTable(command: Command) throws {
        let words = command == .scale ? ["--help"] : [command.rawValue, "--help"]
        let outcome = try ProgramUnderTest.run(words)
        #expect(outcome.status == 0)
        let shown = outcome.lines.drop { $0 != "options:" }.dropFirst().prefix { $0.hasPrefix("  ") }
            .compactMap(Self.forms)
        let table = OptionTable.options(of: command).compactMap { Self.forms("  " + $0.forms) }
        #expect(!shown.isEmpty)
        #expect(shown == table)
    }

    @Test func everyOptionBelongsToACommandAndIsThereOnce() {
        #expect(OptionTable.options.map(\.name) == OptionName.allCases)
        #expect(OptionTable.options.allSatisfy { !$0.commands.isEmpty && !$0.summary.isEmpty })
        let letters = OptionTable.options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }

    /// The help spells the words out that completions take from the types.
    @Test func summariesNameEveryWordOfAShortList() {
        for option in OptionTable.options {
            switch option.completion {
            case .formats, .frameworks, .platforms, .vocabularies:
                for word in option.completion.words { #expect(option.summary.contains(word), "\(word)") }
            default: break
            }
        }
    }

    @Test func manualHasTheOptionsOfTheTable() throws {
        let page = try ManualPage()
        let options = Command.allCases.flatMap(OptionTable.options)
        let table = Set(options.compactMap { Self.forms("  " + $0.forms) })
        #expect(Set(page.options).subtracting(table) == [], "not in the table")
        #expect(table.subtracting(page.options) == [], "not in the manual page")
        #expect(Set(page.options).count == page.options.count, "twice in the manual page")
    }

    @Test func examplesOfTheManualRun() throws {
        let examples = try ManualPage().examples.filter { $0.hasPrefix("typescale") }
        #expect(!examples.isEmpty)
        for example in examples {
            let outcome = try ProgramUnderTest.shell(example)
            #expect(outcome.status == 0, "\(example): \(outcome.errorText)")
            #expect(!outcome.output.isEmpty, "\(example)")
        }
    }

    @Test func examplesOfTheREADMEPrintWhatItShows() throws {
        let examples = ConsoleExample.examples(in: try Package.text(of: "README.md"))
            .filter { $0.command.hasPrefix("typescale") }
        #expect(!examples.isEmpty)
        for example in examples {
            let output = try ProgramUnderTest.shell("{ \(example.command)\n} 2>&1").text
            #expect(output == example.output, "\(example.command)")
        }
    }

    @Test func readsConsoleBlocks() {
        let markdown = """
            ```console
            $ one
            a

            $ two
            ```
            $ not this
            ```sh
            $ nor this
            ```
            ```console
            $ three
            b
            ```
            """
        #expect(
            ConsoleExample.examples(in: markdown) == [
                ConsoleExample(command: "one", output: "a\n\n"), ConsoleExample(command: "two"),
                ConsoleExample(command: "three", output: "b\n"),
            ])
    }

    /// The forms that a line of the help begins with; `nil` where a summary goes on.
    private static func forms(_ line: some StringProtocol) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("-"), line.count - text.count <= 6 else { return nil }
        return String(text.firstRange(of: "  ").map { text[..<$0.lowerBound] } ?? text)
    }
}
