import Testing

/// The script for fish, loaded by fish and asked.
@Suite(.enabled(if: Shell.fish.isInstalled, "fish is not installed")) struct FishCompletionTests {
    /// The words that fish offers at the end of a line, in alphabetical order.
    private func offers(for line: String) throws -> [String] {
        let outcome = try Shell.fish.run("typescale completions fish | source; complete -C '\(line)'")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty, "\(outcome.errorText)")
        return outcome.lines.map { String($0.prefix { $0 != "\t" }) }.sorted()
    }

    @Test(
        arguments: [
            ("long option", "typescale body --cat", ["--category"]),
            ("options", "typescale --max", ["--max", "--max-category"]),
            ("option of names", "typescale names --s", ["--styles"]),
            ("no option of names", "typescale body --sty", []),
            ("no option of the scale", "typescale names --cat", []),
            ("category", "typescale --category accessibilityXX", ["accessibilityXXL", "accessibilityXXXL"]),
            ("category, short", "typescale -c sta", ["standard"]),
            ("after a comma", "typescale -c XL,XXX", ["XL,XXXL"]),
            ("after two commas", "typescale -c XL,L,sta", ["XL,L,standard"]),
            ("fields", "typescale --field style,tr", ["style,tracking"]),
            ("after an equals sign", "typescale --format=j", ["--format=json"]),
            ("platform", "typescale -p w", ["watchos"]),
            ("framework", "typescale --framework s", ["swiftui"]),
            ("watch size", "typescale --watch-size 4", ["40", "41", "42", "44", "45", "49"]),
            ("free value", "typescale --size ", []),
            ("vocabulary", "typescale names --as s", ["short", "simctl", "swiftui"]),
            ("category of export", "typescale export -c sta", []),
            ("platform of export", "typescale export -p vi", []),
            ("option of export", "typescale export --dir", ["--directory"]),
            ("folders", "typescale export --directory /us", ["/usr/"]),
            ("report format", "typescale check -f s", ["sarif"]),
            ("no report format", "typescale tokens -f sar", []),
            ("rule", "typescale check --rule hier", ["hierarchy="]),
            ("level of a rule", "typescale check --rule hierarchy=n", ["hierarchy=note"]),
            (
                "short name of an accessibility category", "typescale -c AX",
                ["AX1", "AX2", "AX3", "AX4", "AX5"]
            ),
            ("names", "typescale check --bind-names ", ["auto", "mirror", "off", "relative"]),
            ("option of check", "typescale check --st", ["--strict"]),
            ("no option of tokens", "typescale tokens --st", []),
            ("no list for check", "typescale check -c sta", []),
            ("list for tokens", "typescale tokens -c sta", ["standard"]),
            ("fields of tokens", "typescale tokens --field token,max", ["token,maximumPointSize"]),
            ("one field of tokens", "typescale tokens --get base", ["baseSize"]),
            ("file", "typescale check /et", ["/etc/"]),
            ("file of an option", "typescale check --with /et", ["/etc/"]),
            ("command", "typescale nam", ["names"]),
            ("style", "typescale bod", ["body"]),
            ("second style", "typescale body title", ["title1", "title2", "title3"]),
            ("no command as second operand", "typescale body nam", []),
            ("name", "typescale names accessibilityXX", ["accessibilityXXL", "accessibilityXXXL"]),
            ("shell", "typescale completions ", ["bash", "fish", "zsh"]),
        ] as [(String, String, [String])])
    func offers(name: String, line: String, expected: [String]) throws {
        #expect(try offers(for: line) == expected)
    }

    @Test func offersCommandsAndStylesFirst() throws {
        let offered = try offers(for: "typescale ")
        for word in ["names", "completions", "help", "all", "body", "largeTitle"] {
            #expect(offered.contains(word))
        }
    }

    @Test func describesOptions() throws {
        let outcome = try Shell.fish.run(
            "typescale completions fish | source; complete -C 'typescale --display'")
        #expect(outcome.text.hasPrefix("--display-scale\tpixels per point"))
    }
}
