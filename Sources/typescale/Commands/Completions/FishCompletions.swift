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

            complete -c typescale -f
            """
        ]
        for command in Command.allCases {
            let names = command == .scale ? "start scale" : command.rawValue
            let condition = "-n '__typescale_is \(names)'"
            // `-F` would offer files after every option too.
            let operands =
                command.takesFiles
                ? "(__fish_complete_path (commandline -ct))" : words(command.operandWords)
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
        let words = words(option.completion.words)
        return !words.isEmpty && option.completion.isList ? "(__fish_append , \(words))" : words
    }

    private static func words(_ words: [String]) -> String { words.joined(separator: " ") }
}
