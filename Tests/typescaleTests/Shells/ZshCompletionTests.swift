import Testing

/// The script for zsh, loaded by an interactive zsh in a pseudoterminal, with keys typed at it.
@Suite(.enabled(if: Shell.zsh.isInstalled, "zsh is not installed")) struct ZshCompletionTests {
    @Test func isZsh() throws {
        let outcome = try ProgramUnderTest.shell("typescale completions zsh | zsh -f -n /dev/stdin")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }

    /// The lines that stand at the prompt when tab and space were pressed behind each of these.
    ///
    /// The space takes away what zsh had added itself to go on with: an equals sign, a comma.
    private func completed(_ lines: [String]) throws -> [String] {
        let outcome = try Shell.zsh.run(
            """
            zmodload zsh/zpty || exit 3
            result=$(mktemp)
            zpty -b shell zsh -f -i
            send() { zpty -w shell "$1" }
            send "stty cols 400 -echo; PROMPT= RPROMPT= ZLE_RPROMPT_INDENT=0"
            send "autoload -Uz compinit && compinit -u -D"
            send "zstyle ':completion:*' insert-unambiguous true; setopt no_auto_menu no_list_beep"
            send 'eval "$(typescale completions zsh)"'
            send 'report() { print -r -- "$BUFFER" >> '$result'; BUFFER= }; zle -N report; bindkey "^G" report'
            send "print re''ady"
            zpty -r -m shell line '*ready*'
            for line in "$@"; do zpty -w -n shell "$line"$'\\t \\a'; done
            # The shell has answered when there are as many lines as questions.
            for ((i = 0; i < 1500; i++)); do
                while zpty -r -t shell line 2>/dev/null; do :; done
                [[ $(wc -l < $result) -ge $# ]] && break
                sleep 0.02
            done
            zpty -d shell
            cat $result; rm -f $result
            """.replacing("\"$@\"", with: lines.map { "'\($0)'" }.joined(separator: " "))
                .replacing("$# ]]", with: "\(lines.count) ]]"))
        #expect(outcome.status == 0, "\(outcome.errorText)")
        return outcome.text.split(separator: "\n").map { String($0) }
    }

    @Test func completesWhatIsTyped() throws {
        let rows = [
            ("typescale body --cat", "typescale body --category "),
            ("typescale --json --plat", "typescale --json --platform "),
            ("typescale --category stan", "typescale --category standard "),
            ("typescale -c stan", "typescale -c standard "),
            ("typescale -c XL,stan", "typescale -c XL,standard "),
            ("typescale --field style,tr", "typescale --field style,tracking "),
            ("typescale --format=mark", "typescale --format=markdown "),
            ("typescale -p wat", "typescale -p watchos "),
            ("typescale nam", "typescale names "),
            ("typescale bod", "typescale body "),
            ("typescale body foot", "typescale body footnote "),
            ("typescale names --st", "typescale names --styles "),
            ("typescale names --as launch", "typescale names --as launch-argument "),
            ("typescale names accessibilityXXX", "typescale names accessibilityXXXL "),
            ("typescale completions fi", "typescale completions fish "),
            ("typescale fit -f gith", "typescale fit -f github "),
            ("typescale fit --field key,verd", "typescale fit --field key,verdict "),
            ("typescale fit --min-s", "typescale fit --min-scale "),
            ("typescale names --cat", "typescale names --cat "),
            ("typescale exp", "typescale export "),
            ("typescale export -c stan", "typescale export -c stan "),
            ("typescale export -c accessibilityXXX", "typescale export -c accessibilityXXXL "),
            ("typescale tok", "typescale tokens "),
            ("typescale check -f sar", "typescale check -f sarif "),
            ("typescale tokens -f sar", "typescale tokens -f sar "),
            ("typescale check --rule hierarchy=n", "typescale check --rule hierarchy=note "),
            ("typescale check --bind-names rel", "typescale check --bind-names relative "),
            ("typescale check --str", "typescale check --strict "),
            ("typescale tokens --str", "typescale tokens --str "),
            ("typescale check -c stan", "typescale check -c stan "),
            ("typescale tokens -c XL,stan", "typescale tokens -c XL,standard "),
            ("typescale tokens --field token,base", "typescale tokens --field token,baseSize "),
            ("typescale tokens --get base", "typescale tokens --get baseSize "),
            ("typescale check /us", "typescale check /usr "),
            ("typescale check --with /us", "typescale check --with /usr "),
            ("typescale export --directory /us", "typescale export --directory /usr "),
        ]
        let completed = try completed(rows.map(\.0))
        #expect(completed == rows.map(\.1))
    }

    @Test func isRegisteredWhenItIsSourced() throws {
        let outcome = try Shell.zsh.run(
            "autoload -Uz compinit; compinit -u -D; eval \"$(typescale completions zsh)\"; print $_comps[typescale]"
        )
        #expect(outcome.text == "_typescale\n")
        #expect(outcome.errors.isEmpty)
    }
}
