import DesignTokens
import JSONText

/// The completion script for zsh; it works as an autoloaded file and when it is sourced.
enum ZshCompletions {
    static var script: String {
        """
        #compdef typescale
        # zsh completion for typescale

        _typescale() {
            local command=scale operands='\(words(Command.scale.firstWords))' word skip
            for word in ${words[2,CURRENT-1]}; do
                if [[ -n $skip ]]; then skip=; continue; fi
                case $word in
                    (--) break ;;
                    (\(CompletionWords.valueFlags.joined(separator: "|"))) skip=1 ;;
                    (-*) ;;
                    (\(CompletionWords.commands.joined(separator: "|"))) command=$word; break ;;
                    (*) operands='\(words(Command.scale.operandWords))'; break ;;
                esac
            done
            case $command in
        \(Command.allCases.map(arguments).joined(separator: "\n"))
            esac
        }

        if [ "$funcstack[1]" = _typescale ]; then
            _typescale "$@"
        else
            compdef _typescale typescale
        fi

        """
    }

    private static func arguments(of command: Command) -> String {
        let options = OptionTable.options(of: command).map { "            \(specification(of: $0)) \\\n" }
        let rest =
            command.operandFiles?.fileEndings.map { "*:file:\(files($0))" }
            ?? "*:operand:(\(words(command.operandWords)))"
        let operands =
            command == .scale
            ? "\"*:operand:($operands)\"" : "'1:command:(\(command.rawValue))' '\(rest)'"
        return "        (\(command.rawValue)) _arguments -s -S \\\n" + options.joined()
            + "            \(operands) ;;"
    }

    private static func files(_ endings: [String]) -> String {
        endings.isEmpty ? "_files" : "_files -g \"*.(\(endings.joined(separator: "|")))\""
    }

    private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

    private static func specification(of option: Option) -> String {
        let summary = option.description.parts(separatedBy: "'").joined(separator: "'\\''")
        let value = option.value.map { ":\($0):\(action(of: option))" } ?? ""
        let long = option.value == nil ? option.name.flag : option.name.flag + "="
        let repeats = option.isRepeatable ? "*" : ""
        guard let letter = option.letter else { return "'\(repeats)\(long)[\(summary)]\(value)'" }
        let short = option.value == nil ? "-\(letter)" : "-\(letter)+"
        return "'(\(option.flags.joined(separator: " ")))'{\(short),\(long)}'[\(summary)]\(value)'"
    }

    private static func action(of option: Option) -> String {
        if option.completion == .directories { return "_files -/" }
        if let endings = option.completion.fileEndings { return files(endings) }
        if option.completion == .rules {
            let levels = words(RuleLevel.allCases.map(\.rawValue))
            let ids = words(Rule.allCases.map(\.rawValue))
            return "{ if compset -P \"*=\"; then compadd \(levels); else compadd -S= \(ids); fi }"
        }
        let words = words(option.completion.words)
        guard !words.isEmpty else { return " " }
        return option.completion.isList ? "_sequence compadd - \(words)" : "(\(words))"
    }
}
