import DesignTokens

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

        # Folders, and the files whose names end in one of the endings after the word; all files without endings.
        _typescale_paths() {
            local kind=$1 word=$2 name ending
            shift 2
            COMPREPLY=()
            while IFS= read -r name; do
                if [[ $# == 0 || -d $name ]]; then COMPREPLY+=("$name"); continue; fi
                for ending; do
                    if [[ $name == *."$ending" ]]; then COMPREPLY+=("$name"); fi
                done
            done < <(compgen "$kind" -- "$word")
            # Slashes and backslashes, as for files; bash 3 has no such command.
            compopt -o filenames 2>/dev/null
        }

        _typescale() {
            local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
            local command=scale place=first options=1 files= equals=0 i
            # bash splits --name=value at the equals sign, and ID=LEVEL too.
            if [[ $word == = ]]; then word= equals=$COMP_CWORD; fi
            if [[ $previous == = ]]; then equals=$((COMP_CWORD - 1)); fi
            if ((equals > 2)); then
                i=$((equals - 2))
                if [[ ${COMP_WORDS[i]} == = ]]; then i=$((i - 1)); fi
                if [[ ${COMP_WORDS[i]} == \(ruleFlag) ]]; then
                    COMPREPLY=($(compgen -W '\(RuleLevel.allCases.map(\.rawValue).joined(separator: " "))' -- "$word"))
                    return
                fi
            fi
            if ((equals > 1)); then previous=${COMP_WORDS[equals-1]}; fi
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                    --) options=; break ;;
                    \(CompletionWords.valueFlags.joined(separator: "|")))
                        if [[ ${COMP_WORDS[i+1]} == = ]]; then i=$((i + 1)); fi
                        i=$((i + 1)) ;;
                    -*) ;;
                    \(CompletionWords.commands.joined(separator: "|")))
                        if [[ $place == first ]]; then command=${COMP_WORDS[i]}; fi
                        place=later ;;
                    *) place=later ;;
                esac
            done
            if [[ $options ]]; then
                case $command:$previous in
        \(values)
                esac
            fi
            local words=
            case $command-$place in
        \(operands)
            esac
            if [[ $options ]]; then
                case $command in
        \(flags)
                esac
            fi
            if [[ $files && ! ($options && $word == -*) ]]; then
                # The endings are separate words.
                _typescale_paths -f "$word" $files
                return
            fi
            COMPREPLY=($(compgen -W "$words" -- "$word"))
        }

        complete -F _typescale typescale

        """
    }

    private static let ruleFlag = OptionName.rule.flag

    private static var values: String {
        OptionTable.options.filter { $0.value != nil }.flatMap { option in
            option.variants.flatMap(\.commands).map { line(for: option.taken(by: $0), of: $0.rawValue) }
                + [line(for: option, of: "*")]
        }.joined(separator: "\n")
    }

    /// The line that offers an option's values; `*` matches the commands without a line of their own.
    private static func line(for option: Option, of command: String) -> String {
        let patterns = option.flags.map { "\(command):\($0)" }
        return "            \(patterns.joined(separator: "|"))) \(action(of: option)); return ;;"
    }

    private static func action(of option: Option) -> String {
        let words = option.completion.words.joined(separator: " ")
        if option.completion == .directories { return "_typescale_paths -d \"$word\"" }
        if let endings = option.completion.fileEndings {
            return (["_typescale_paths -f \"$word\""] + endings).joined(separator: " ")
        }
        if option.completion == .rules {
            return "COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); compopt -o nospace 2>/dev/null"
        }
        if option.completion.isList { return "_typescale_list \"$word\" '\(words)'" }
        return "COMPREPLY=($(compgen -W '\(words)' -- \"$word\"))"
    }

    private static var operands: String {
        Command.allCases.map { command in
            let line = { (pattern: String, words: [String]) in
                "        \(pattern)) words='\(words.joined(separator: " "))' ;;"
            }
            if let endings = command.operandFiles?.fileEndings {
                return "        \(command.rawValue)-*) files='\(endings.joined(separator: " "))' ;;"
            }
            guard command == .scale else { return line("\(command.rawValue)-*", command.operandWords) }
            return line("scale-first", command.firstWords) + "\n" + line("scale-later", command.operandWords)
        }.joined(separator: "\n")
    }

    private static var flags: String {
        Command.allCases.map { command in
            let flags = OptionTable.options(of: command).flatMap(\.flags)
            return "            \(command.rawValue)) words+=' \(flags.joined(separator: " "))' ;;"
        }.joined(separator: "\n")
    }
}
