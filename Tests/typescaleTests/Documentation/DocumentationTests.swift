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
            case .formats, .frameworks, .nameBindings, .platforms, .reportFormats, .vocabularies:
                for word in option.completion.words { #expect(option.summary.contains(word), "\(word)") }
            default: break
            }
        }
    }

    /// A section lists the options of its command that no section above it has, or that are another thing
    /// there.
    @Test func manualHasTheOptionsOfTheTable() throws {
        var seen: [Option] = []
        var table: [(section: String, forms: [String])] = []
        for command in Command.allCases {
            let new = OptionTable.options(of: command).filter { option in
                !seen.contains {
                    $0.name == option.name && $0.forms == option.forms
                        && Self.words(of: $0).isSuperset(of: Self.words(of: option))
                }
            }
            guard !new.isEmpty else { continue }
            seen += new
            let section = command == .scale ? "OPTIONS" : "OPTIONS OF \(command.rawValue.uppercased())"
            table.append((section, new.compactMap { Self.forms("  " + $0.forms) }))
        }
        let page = try ManualPage().options
        #expect(page.map(\.section) == table.map(\.section))
        for (listed, known) in zip(page, table) {
            #expect(listed.forms.sorted() == known.forms.sorted(), "\(known.section)")
        }
    }

    /// The words that may be an option's value; those of fields depend on the command alone.
    private static func words(of option: Option) -> Set<String> {
        switch option.completion {
        case .fields, .fieldList, .tokenFields: []
        default: Set(option.completion.words)
        }
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
