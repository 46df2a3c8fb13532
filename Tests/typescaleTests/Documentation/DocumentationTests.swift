import DesignTokens
import DynamicType
import LabelFitting
import Testing

@testable import typescale

/// The help, the man pages and the README agree with the program.
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

    @Test(arguments: Command.allCases)
    func helpFitsAWindow(command: Command) {
        for line in Help.text(for: command).split(separator: "\n") { #expect(line.count <= 79, "\(line)") }
    }

    @Test func theOldNameOfAnOptionIsUnderstood() throws {
        for name in ["--names", "--bind-names"] {
            let outcome = try ProgramUnderTest.run(["check", name, "often", "a.json"])
            #expect(outcome.errorText.contains("--bind-names: unknown way of binding names 'often'"))
        }
    }

    @Test func everyOptionBelongsToACommandAndIsThereOnce() {
        #expect(OptionTable.options.map(\.name) == OptionName.allCases)
        #expect(OptionTable.options.allSatisfy { !$0.commands.isEmpty && !$0.description.isEmpty })
        let letters = OptionTable.options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }

    @Test(arguments: CompletionsCommand.shells)
    func theMakefileInstallsAndPacksTheScript(shell: String) throws {
        let makefile = try Package.text(of: "Makefile")
        let packed = makefile.split(separator: "\n").filter { $0.contains("for shell in") }
        #expect(makefile.contains("$(PROGRAM) completions \(shell) >"))
        #expect(packed.contains { " \($0) ".replacing(";", with: " ").contains(" \(shell) ") })
    }

    @Test(arguments: ManualPage.names)
    func pageHasTheOptionsOfItsCommands(name: String) throws {
        let listed = Set(try ManualPage(name).options)
        let commands = Command.allCases.filter { $0.manualPage == name }
        #expect(!commands.isEmpty)
        let table = commands.flatMap { OptionTable.options(of: $0).compactMap(Self.forms(of:)) }
        #expect(Set(table).subtracting(listed) == [], "missing in \(name)(1)")
        #expect(listed.subtracting(table) == [], "not an option of \(commands)")
    }

    /// Fields, rules and words that a page must name, so that a new one is not forgotten.
    private static let words: [(page: String, words: [String])] = [
        (
            "typescale",
            ScaleField.allCases.map(\.rawValue) + NearestField.allCases.map(\.rawValue) + Format.words
                + Platform.words + [RequestedPlatform.catalystWord] + SystemSize.Scaling.words
                + NameVocabulary.allCases.map(\.rawValue)
                + Command.allCases.filter { $0 != .scale }.map(\.rawValue)
        ),
        (
            "typescale-check",
            TokenField.allCases.map(\.rawValue) + Rule.allCases.map(\.rawValue)
                + RuleLevel.allCases.map(\.rawValue) + ReportFormat.words
        ),
        (
            "typescale-fit",
            FitField.allCases.map(\.rawValue) + FontField.allCases.map(\.rawValue) + FitOutput.formats
                + FitVerdict.allCases.map(\.rawValue)
        ),
    ]

    @Test(arguments: ManualPage.names)
    func pageNamesEveryWord(name: String) throws {
        let text = try Package.text(of: "man/\(name).1")
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init))
        let expected = Self.words.first { $0.page == name }?.words ?? []
        #expect(!expected.isEmpty)
        for word in expected { #expect(words.contains(word), "\(word) is missing in \(name)(1)") }
    }

    @Test func everyCommandHasAPage() {
        #expect(Set(Command.allCases.map(\.manualPage)) == Set(ManualPage.names))
    }

    private static func forms(of option: Option) -> String? { forms("  " + option.forms) }

    @Test(arguments: ManualPage.names)
    func examplesOfThePageRun(name: String) throws {
        let examples = try ManualPage(name).examples.filter { $0.hasPrefix("typescale") }
        #expect(!examples.isEmpty)
        for example in examples {
            let outcome = try ProgramUnderTest.shell("cd Tests/typescaleTests/Fixtures && \(example)")
            #expect(outcome.status == 0, "\(example): \(outcome.errorText)")
            #expect(!outcome.output.isEmpty || !outcome.errorText.isEmpty, "\(example)")
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

    /// The forms that a line of the help begins with; `nil` if a summary goes on.
    private static func forms(_ line: some StringProtocol) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("-"), line.count - text.count <= 6 else { return nil }
        return String(text.firstRange(of: "  ").map { text[..<$0.lowerBound] } ?? text)
    }
}
