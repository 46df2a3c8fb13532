/// The completion script for bash 3.2 and later; it needs no other package.
enum BashCompletions {
    static var script: String {
        """
        # bash completion for typescale

        _typescale_list() {
            local prefix=
            case $1 in *,*) prefix=${1%,*}, ;; esac
            COMPREPLY=($(compgen -P "$prefix" -W "$2" -- "${1##*,}"))
        }

        _typescale() {
            local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
            local command=scale first=1 i
            # bash splits --name=value at the equals sign.
            if [[ $word == = ]]; then word=; fi
            if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                    \(Command.named.map(\.rawValue).joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
                    -*) ;;
                    *) first= ;;
                esac
            done
            case $previous in
        \(values)
            esac
            case $command$first in
        \(operands)
            esac
        }

        complete -F _typescale typescale

        """
    }

    private static var values: String {
        OptionTable.options.filter { $0.value != nil }.map { option in
            let pattern = option.flags.joined(separator: "|")
            let words = option.completion.words.joined(separator: " ")
            let action =
                option.completion.isList
                ? "_typescale_list \"$word\" '\(words)'"
                : "COMPREPLY=($(compgen -W '\(words)' -- \"$word\"))"
            return "        \(pattern)) \(action); return ;;"
        }.joined(separator: "\n")
    }

    private static var operands: String {
        Command.allCases.map { command in
            let flags = OptionTable.options(of: command).flatMap(\.flags)
            let words = command.operandWords + flags
            let line = { (pattern: String, words: [String]) in
                "        \(pattern)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")) ;;"
            }
            guard command == .scale else { return line("\(command.rawValue)*", words) }
            return line("scale1", command.firstWords + flags) + "\n" + line("scale", words)
        }.joined(separator: "\n")
    }
}
