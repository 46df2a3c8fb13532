import DynamicType

extension Command {
    /// The words that a shell offers as operands.
    var operandWords: [String] {
        switch self {
        case .scale: ["all"] + TextStyle.allCases.map(\.shortName)
        case .names: ContentSizeCategory.allCases.map(\.shortName) + TextStyle.allCases.map(\.shortName)
        case .completions: CompletionsCommand.shells
        case .help: Command.named.map(\.rawValue)
        }
    }

    /// The words that a shell offers as the first operand.
    var firstWords: [String] {
        self == .scale ? Command.named.map(\.rawValue) + operandWords : operandWords
    }
}

extension Option {
    /// The forms as words of their own: `-c` and `--category`.
    var flags: [String] { (letter.map { ["-\($0)"] } ?? []) + [name.flag] }
}
