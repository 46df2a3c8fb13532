/// The completion script for zsh; it works as an autoloaded file and when it is sourced.
enum ZshCompletions {
    static var script: String {
        """
        #compdef typescale
        # zsh completion for typescale

        _typescale() {
            local command=scale word
            for word in ${words[2,CURRENT-1]}; do
                case $word in
                    (\(Command.named.map(\.rawValue).joined(separator: "|"))) command=$word; break ;;
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
        let word = command == .scale ? "" : "'1:command:(\(command.rawValue))' "
        let operands = command == .scale ? command.firstWords : command.operandWords
        return "        (\(command.rawValue)) _arguments -s \\\n" + options.joined()
            + "            \(word)'*:operand:(\(operands.joined(separator: " ")))' ;;"
    }

    private static func specification(of option: Option) -> String {
        let summary = option.summary.filter { !"[]'".contains($0) }
        let value = option.value.map { ":\($0):\(action(of: option))" } ?? ""
        let long = option.value == nil ? option.name.flag : option.name.flag + "="
        guard let letter = option.letter else { return "'\(long)[\(summary)]\(value)'" }
        let short = option.value == nil ? "-\(letter)" : "-\(letter)+"
        return "'(\(option.flags.joined(separator: " ")))'{\(short),\(long)}'[\(summary)]\(value)'"
    }

    private static func action(of option: Option) -> String {
        let words = option.completion.words.joined(separator: " ")
        guard !words.isEmpty else { return " " }
        return option.completion.isList ? "_sequence compadd - \(words)" : "(\(words))"
    }
}
