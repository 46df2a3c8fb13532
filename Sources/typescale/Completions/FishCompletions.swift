/// The completion script for fish.
enum FishCompletions {
    static var script: String {
        let named = Command.named.map(\.rawValue).joined(separator: " ")
        var lines = ["# fish completion for typescale", "complete -c typescale -f"]
        for command in Command.allCases {
            let condition =
                command == .scale
                ? "not __fish_seen_subcommand_from \(named)"
                : "__fish_seen_subcommand_from \(command.rawValue)"
            lines.append("complete -c typescale -n '\(condition)' -a '\(words(command.operandWords))'")
            lines += OptionTable.options(of: command).map { line(for: $0, condition) }
        }
        lines += Command.named.map { command in
            "complete -c typescale -n __fish_use_subcommand -a \(command.rawValue) -d '\(command.summary)'"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(for option: Option, _ condition: String) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let words = words(option.completion.words)
        let offer = words.isEmpty ? "" : option.completion.isList ? "(__fish_append , \(words))" : words
        let value = option.value == nil ? "" : offer.isEmpty ? " -x" : " -x -a '\(offer)'"
        let summary = option.summary.filter { $0 != "'" }
        let flags = "\(letter) -l \(option.name.rawValue)"
        return "complete -c typescale -n '\(condition)'\(flags)\(value) -d '\(summary)'"
    }

    private static func words(_ words: [String]) -> String { words.joined(separator: " ") }
}
