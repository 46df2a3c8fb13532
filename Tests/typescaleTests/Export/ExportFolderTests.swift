import Foundation
import Testing

/// The files of `export --directory`.
@Suite struct ExportFolderTests {
    private static let categories = [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "accessibilityM", "accessibilityL", "accessibilityXL",
        "accessibilityXXL", "accessibilityXXXL",
    ]

    /// The names of the files of `export`.
    private static func files(of categories: [String]) -> [String] {
        (categories.map { "\($0).tokens.json" } + (categories.count > 1 ? ["typescale.resolver.json"] : []))
            .sorted()
    }

    @Test(
        arguments: [
            ("ios", categories), ("ipados", categories),
            ("watchos", categories.filter { !["M", "accessibilityXXL", "accessibilityXXXL"].contains($0) }),
            ("tvos", ["L"]), ("macos", ["L"]),
        ])
    func writesAFileForEachCategory(platform: String, categories: [String]) throws {
        let folder = try TemporaryFolder()
        let outcome = try folder.shell("typescale export -p \(platform) --directory 'design tokens/type/'")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errorText)")
        #expect(folder.names(in: "design tokens/type") == Self.files(of: categories))
        for category in categories {
            let text = try ProgramUnderTest.run(["export", "-p", platform, "-c", category]).text
            #expect(try folder.text(of: "design tokens/type/\(category).tokens.json") == text)
        }
    }

    @Test func resolverHasTheCategoriesAsContexts() throws {
        let folder = try TemporaryFolder()
        _ = try folder.shell("typescale export --directory .")
        let contexts = Self.categories.map {
            """
                    "\($0)": [
                      {
                        "$ref": "\($0).tokens.json"
                      }
                    ]
            """
        }
        #expect(
            try folder.text(of: "typescale.resolver.json") == """
                {
                  "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
                  "name": "Apple's text styles on iOS",
                  "version": "2025.10",
                  "modifiers": {
                    "contentSizeCategory": {
                      "description": "The text size that a person has chosen",
                      "contexts": {
                \(contexts.joined(separator: ",\n"))
                      },
                      "default": "L"
                    }
                  },
                  "resolutionOrder": [
                    {
                      "$ref": "#/modifiers/contentSizeCategory"
                    }
                  ]
                }

                """)
    }

    @Test func oneCategoryIsOneFile() throws {
        let folder = try TemporaryFolder()
        #expect(try folder.shell("typescale export -c AX5 --directory tokens").status == 0)
        #expect(folder.names(in: "tokens") == ["accessibilityXXXL.tokens.json"])
    }

    @Test func nothingIsWrittenWhereAFileIsThereAlready() throws {
        let folder = try TemporaryFolder()
        // The last file that would be written, and a link that leads nowhere.
        for existing in ["typescale.resolver.json", "XL.tokens.json"] {
            _ = try folder.shell("mkdir -p tokens && ln -s nowhere tokens/\(existing)")
            let outcome = try folder.shell("typescale export --directory tokens")
            #expect(outcome.status == 2)
            #expect(
                outcome.errorText
                    == "typescale: tokens/\(existing): file exists; use --force to replace it\n")
            #expect(folder.names(in: "tokens") == [existing])
            _ = try folder.shell("rm -r tokens")
        }
    }

    @Test func forceReplacesAndLeavesTheRest() throws {
        let folder = try TemporaryFolder()
        _ = try folder.shell("mkdir tokens; echo mine > tokens/mine; echo old > tokens/XL.tokens.json")
        for _ in 1...2 {
            #expect(try folder.shell("typescale export --directory tokens --force").status == 0)
            #expect(folder.names(in: "tokens") == (Self.files(of: Self.categories) + ["mine"]).sorted())
            let text = try ProgramUnderTest.run(["export", "-c", "XL"]).text
            #expect(try folder.text(of: "tokens/XL.tokens.json") == text)
            #expect(try folder.text(of: "tokens/mine") == "mine\n")
        }
    }

    @Test(
        arguments: [
            ("a file in the way", "touch tokens", "tokens: Not a directory"),
            ("a file further up", "touch tokens", "tokens: Not a directory"),
            (
                "a folder in the way", "mkdir -p tokens/L.tokens.json",
                "tokens/L.tokens.json: Is a directory"
            ),
            ("a link to nowhere", "ln -s nowhere tokens", "tokens: Not a directory"),
        ])
    func sayWhatCannotBeWritten(name: String, before: String, message: String) throws {
        let folder = try TemporaryFolder()
        let directory = name == "a file further up" ? "tokens/type" : "tokens"
        let outcome = try folder.shell(
            "\(before); typescale export -c L --force --directory \(directory)")
        #expect(outcome.status == 2)
        #expect(outcome.errorText == "typescale: \(message)\n")
        // No temporary file is left behind.
        #expect((folder.names(in: "tokens") ?? []).allSatisfy { $0 == "L.tokens.json" })
    }

    @Test(.disabled(if: geteuid() == 0, "root may write everywhere"))
    func aFolderThatMayNotBeWrittenIsReported() throws {
        let folder = try TemporaryFolder()
        let outcome = try folder.shell("mkdir -m 555 tokens; typescale export --directory tokens")
        #expect(outcome.status == 2)
        #expect(
            outcome.errorText == "typescale: tokens/XS.tokens.json: Permission denied; no file was written\n")
        #expect(folder.names(in: "tokens") == [])
    }

    @Test func aNameSteersNoTerminal() throws {
        let folder = try TemporaryFolder()
        let outcome = try folder.shell(
            "touch \"$(printf 'a\\033b')\"; typescale export --directory \"$(printf 'a\\033b')\"")
        #expect(outcome.errorText == "typescale: a\\u{1B}b: Not a directory\n")
    }
}
