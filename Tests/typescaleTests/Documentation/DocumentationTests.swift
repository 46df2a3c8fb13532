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
        let table = OptionTable.options(of: command).compactMap(Self.forms(of:))
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

    /// A section lists the options of its command that no section above it has; it may list one again that is
    /// something else there.
    @Test func manualHasTheOptionsOfTheTable() throws {
        let page = try ManualPage().options
        var sections: [String] = []
        var seen: Set<String> = []
        for command in Command.allCases {
            let options = OptionTable.options(of: command)
            let new = Set(options.compactMap(Self.forms(of:))).subtracting(seen)
            guard !new.isEmpty else { continue }
            let section = command == .scale ? "OPTIONS" : "OPTIONS OF \(command.rawValue.uppercased())"
            sections.append(section)
            seen.formUnion(new)
            let variants = options.filter { option in
                OptionTable.options.contains {
                    $0.name == option.name && $0.variants.contains { $0.commands.contains(command) }
                }
            }
            let listed = page.first { $0.section == section }?.forms ?? []
            #expect(new.subtracting(listed) == [], "not in \(section)")
            let allowed = new.union(variants.compactMap(Self.forms(of:)))
            #expect(Set(listed).subtracting(allowed) == [], "not in the table: \(section)")
            #expect(Set(listed).count == listed.count, "twice in \(section)")
        }
        #expect(page.map(\.section) == sections)
    }

    private static func forms(of option: Option) -> String? { forms("  " + option.forms) }

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
            .filter { $0.command.contains("typescale ") || $0.command == "typescale" }
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
