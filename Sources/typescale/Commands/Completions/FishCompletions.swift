import DesignTokens
import JSONText

/// The completion script for fish.
enum FishCompletions {
    static var script: String {
        let commands = CompletionWords.commands.joined(separator: " ")
        var lines = [
            """
            # fish completion for typescale

            # Whether the operands so far name this command; `start` is the scale without operands.
            function __typescale_is
                set -l skip
                set -l command start
                set -l words (commandline -opc)
                for word in $words[2..]
                    if set -q skip[1]
                        set -e skip[1]
                        continue
                    end
                    switch $word
                        case \(CompletionWords.valueFlags.joined(separator: " "))
                            set skip 1
                        case '-*'
                        case \(commands)
                            test $command = start; and set command $word
                        case '*'
                            test $command = start; and set command scale
                    end
                end
                contains -- $command $argv
            end

            # Folders, and the files whose names end in one of the endings.
            function __typescale_files
                for path in (__fish_complete_path (commandline -ct))
                    set -l name (string split \\t -- $path)[1]
                    if string match -q '*/' -- $name
                        echo $path
                    else
                        contains -- (string replace -r '.*\\.' '' -- $name) $argv; and echo $path
                    end
                end
            end

            # The rules, and after an equals sign the levels of the rule.
            function __typescale_rules
                set -l parts (string split -m 1 = -- (commandline -ct))
                if set -q parts[2]
                    printf '%s\\n' $parts[1]={\(RuleLevel.allCases.map(\.rawValue).joined(separator: ","))}
                else
                    printf '%s=\\n' \(words(Rule.allCases.map(\.rawValue)))
                end
            end

            complete -c typescale -f
            """
        ]
        for command in Command.allCases {
            let names = command == .scale ? "start scale" : command.rawValue
            let condition = "-n '__typescale_is \(names)'"
            // `-F` would offer files after every option too.
            let operands =
                command.operandFiles?.fileEndings.map { "(__typescale_files \(words($0)))" }
                ?? words(command.operandWords)
            lines.append("complete -c typescale \(condition) -a '\(operands)'")
            lines += OptionTable.options(of: command).map { line(for: $0, condition) }
        }
        lines += Command.named.map { command in
            "complete -c typescale -n '__typescale_is start' -a \(command.rawValue) "
                + "-d '\(escaped(command.summary))'"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(for option: Option, _ condition: String) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let offer = offer(of: option)
        let value =
            option.value == nil
            ? "" : option.completion == .files ? " -r -F" : offer.isEmpty ? " -x" : " -x -a '\(offer)'"
        let flags = "\(letter) -l \(option.name.rawValue)"
        return "complete -c typescale \(condition)\(flags)\(value) -d '\(escaped(option.description))'"
    }

    /// A text escaped for single quotation marks.
    private static func escaped(_ text: String) -> String {
        text.parts(separatedBy: "'").joined(separator: "\\'")
    }

    private static func offer(of option: Option) -> String {
        if option.completion == .directories { return "(__fish_complete_directories)" }
        if option.completion == .rules { return "(__typescale_rules)" }
        if let endings = option.completion.fileEndings, !endings.isEmpty {
            return "(__typescale_files \(words(endings)))"
        }
        let words = words(option.completion.words)
        return !words.isEmpty && option.completion.isList ? "(__fish_append , \(words))" : words
    }

    private static func words(_ words: [String]) -> String { words.joined(separator: " ") }
}
