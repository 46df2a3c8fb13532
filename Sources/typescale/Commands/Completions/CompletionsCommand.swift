/// Completion scripts for shells, made from the table of options.
enum CompletionsCommand {
    static let shells = ["bash", "zsh", "fish"]

    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        guard let shell = arguments.operands.first else { throw .missingShell }
        if arguments.operands.count > 1 { throw .tooManyOperands(.completions, arguments.operands[1]) }
        switch shell {
        case "bash": return Answer(text: BashCompletions.script)
        case "zsh": return Answer(text: ZshCompletions.script)
        case "fish": return Answer(text: FishCompletions.script)
        default: throw .unknownShell(shell)
        }
    }
}
