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
        let value =
            switch option.completion {
            case .none: option.value == nil ? "" : " -x"
            case .words(let words): " -x -a '\(self.words(words))'"
            case .list(let words): " -x -a '(__fish_append , \(self.words(words)))'"
            }
        let summary = option.summary.filter { $0 != "'" }
        return "complete -c typescale -n '\(condition)'\(letter) -l \(option.name.rawValue)\(value) -d '\(summary)'"
    }

    private static func words(_ words: [String]) -> String { words.joined(separator: " ") }
}
