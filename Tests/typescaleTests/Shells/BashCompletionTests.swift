import Testing

/// The script for bash, loaded by bash and asked.
@Suite(.enabled(if: Shell.bash.isInstalled, "bash is not installed")) struct BashCompletionTests {
    /// The completions of bash for the last of the words, which are split as in bash.
    private func offers(for words: [String]) throws -> [String] {
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let outcome = try Shell.bash.run(
            """
            eval "$(typescale completions bash)"
            COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1)
            _typescale
            for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
            """)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty, "\(outcome.errorText)")
        return outcome.lines
    }

    @Test(
        arguments: [
            ("long option", ["typescale", "--cat"], ["--category"]),
            ("options", ["typescale", "--m"], ["--max", "--min", "--max-category", "--min-category"]),
            ("option of names", ["typescale", "names", "--s"], ["--styles"]),
            ("no option of names", ["typescale", "--st"], []),
            ("no option of the scale", ["typescale", "names", "--cat"], []),
            ("category", ["typescale", "--category", "accessibilityX"], categoriesBeyondXL),
            ("category, short", ["typescale", "body", "-c", "st"], ["standard"]),
            ("after a comma", ["typescale", "-c", "XL,XXX"], ["XL,XXXL"]),
            ("after two commas", ["typescale", "-c", "XL,L,sta"], ["XL,L,standard"]),
            ("fields", ["typescale", "--field", "style,tr"], ["style,tracking"]),
            ("after an equals sign", ["typescale", "--format", "=", "j"], ["json"]),
            (
                "at an equals sign", ["typescale", "--format", "="],
                ["table", "json", "csv", "markdown", "svg"]
            ),
            ("platform", ["typescale", "-p", "w"], ["watchos"]),
            (
                "framework", ["typescale", "--framework", ""],
                [
                    "uikit", "swiftui", "react-native", "react-native-ramp", "flutter", "maui", "ionic",
                    "webkit", "compose-multiplatform", "nativescript",
                ]
            ),
            ("watch size", ["typescale", "--watch-size", "4"], ["40", "41", "42", "44", "45", "49"]),
            ("free value", ["typescale", "--size", ""], []),
            ("vocabulary", ["typescale", "names", "--as", "s"], ["short", "swiftui", "simctl"]),
            ("command", ["typescale", "na"], ["names"]),
            ("style", ["typescale", "bo"], ["body"]),
            ("second style", ["typescale", "body", "title"], ["title1", "title2", "title3"]),
            ("no command as second operand", ["typescale", "body", "na"], []),
            ("name", ["typescale", "names", "accessibilityX"], categoriesBeyondXL),
            (
                "shell", ["typescale", "completions", ""],
                ["bash", "zsh", "fish", "-o", "--output", "-h", "--help", "--version"]
            ),
            ("no list for export", ["typescale", "export", "-c", "s"], []),
            ("category of export", ["typescale", "export", "-c", "accessibilityX"], categoriesBeyondXL),
            ("platform of export", ["typescale", "export", "-p", ""], exportedPlatforms),
            ("option of export", ["typescale", "export", "--d"], ["--directory"]),
            ("folders", ["typescale", "export", "--directory", "/us"], ["/usr"]),
            ("report format", ["typescale", "check", "-f", "s"], ["sarif"]),
            ("no report format", ["typescale", "tokens", "-f", "s"], []),
            ("format of tokens", ["typescale", "tokens", "--format", "=", "c"], ["csv"]),
            ("rule", ["typescale", "check", "--rule", "hier"], ["hierarchy="]),
            (
                "short name of an accessibility category", ["typescale", "-c", "AX"],
                ["AX1", "AX2", "AX3", "AX4", "AX5"]
            ),
            ("category as an operand", ["typescale", "body", "AX5"], ["AX5"]),
            ("size of nearest", ["typescale", "nearest", "--w"], ["--weight"]),
            ("frameworks", ["typescale", "frameworks", "--framework", "flutter,ma"], ["flutter,maui"]),
            ("names", ["typescale", "check", "--bind-names", ""], ["auto", "mirror", "relative", "off"]),
            ("option of check", ["typescale", "check", "--st"], ["--strict"]),
            ("no option of tokens", ["typescale", "tokens", "--st"], []),
            ("no list for check", ["typescale", "check", "-c", "s"], []),
            ("list for tokens", ["typescale", "tokens", "-c", "s"], ["standard"]),
            (
                "fields of tokens", ["typescale", "tokens", "--field", "token,li"],
                ["token,lineHeight", "token,line"]
            ),
            ("one field of tokens", ["typescale", "tokens", "--get", "base"], ["baseSize"]),
            ("no list of fields", ["typescale", "tokens", "--get", "token,li"], []),
            ("format of fit", ["typescale", "fit", "-f", "g"], ["github", "gitlab"]),
            ("no such format of font", ["typescale", "font", "-f", "g"], []),
            ("fields of fit", ["typescale", "fit", "--field", "key,ver"], ["key,verdict"]),
            ("one field of fit", ["typescale", "fit", "--get", "needed"], ["neededWidth", "neededScale"]),
            ("style of fit", ["typescale", "fit", "--style", "bo"], ["body"]),
            ("option of fit", ["typescale", "fit", "--st"], ["--style", "--strings", "--stale"]),
            ("strings of fit", ["typescale", "fit", "--strings", "/us"], ["/usr"]),
            ("fonts", ["typescale", "font", "/us"], ["/usr"]),
            ("a text", ["typescale", "fit", "bo"], []),
            ("tokens and check", ["typescale", "tok"], ["tokens"]),
            ("help", ["typescale", "help", ""], ["names", "completions", "help"]),
            ("nothing", ["typescale", "zzz"], []),
        ] as [(String, [String], [String])])
    func offers(name: String, words: [String], expected: [String]) throws {
        // Later versions may add commands.
        let offered = try offers(for: words)
        #expect(name == "help" ? Set(offered).isSuperset(of: expected) : offered == expected)
    }

    private static let categoriesBeyondXL = [
        "accessibilityXL", "accessibilityXXL", "accessibilityXXXL",
    ]

    private static let exportedPlatforms = ["ios", "ipados", "watchos", "tvos", "macos"]

    @Test(
        "Files are offered by their endings, and folders",
        arguments: [
            ("check ''", ["a.json", "b.tokens", "d"]), ("font ''", ["c.otf", "d"]),
            ("fit x --font ''", ["c.otf", "d"]),
            ("fit --strings ''", ["a.json", "d", "s.xcstrings"]),
            ("check --options ''", ["a.json", "b.tokens", "c.otf", "d", "s.xcstrings", "x"]),
        ] as [(String, [String])])
    func files(line: String, expected: [String]) throws {
        let words = (["typescale"] + line.split(separator: " ").map(String.init)).joined(separator: " ")
        let outcome = try Shell.bash.run(
            """
            eval "$(typescale completions bash)"
            cd "$(mktemp -d)"; mkdir d; touch a.json b.tokens c.otf s.xcstrings x
            COMP_WORDS=(\(words)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _typescale
            for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
            """)
        #expect(outcome.lines.sorted() == expected)
    }

    @Test func offersFoldersWithSpaces() throws {
        let folder = try TemporaryFolder()
        _ = try folder.shell("mkdir -p 'one two' && touch 'one file'")
        let offered = try offers(for: ["typescale", "export", "--directory", "\(folder.path)/one"])
        #expect(offered == ["\(folder.path)/one two"])
    }

    /// Files are offered as operands and as values of options.
    @Test(arguments: [
        ["check"], ["tokens"], ["check", "--with"], ["check", "--options"], ["check", "--output"],
    ])
    func offersFilesWithSpaces(words: [String]) throws {
        let folder = try TemporaryFolder()
        _ = try folder.shell("touch 'one file.json'")
        let offered = try offers(for: ["typescale"] + words + ["\(folder.path)/one"])
        #expect(offered == ["\(folder.path)/one file.json"])
    }

    @Test func offersCommandsAndStylesFirst() throws {
        let offered = try offers(for: ["typescale", ""])
        for word in ["names", "completions", "help", "all", "body", "largeTitle", "--json", "-c"] {
            #expect(offered.contains(word))
        }
    }

    @Test func isRegistered() throws {
        let outcome = try Shell.bash.run("eval \"$(typescale completions bash)\"; complete -p typescale")
        #expect(outcome.text == "complete -F _typescale typescale\n")
    }
}
