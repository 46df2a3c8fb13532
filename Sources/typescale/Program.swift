/// The program from its arguments to its exit status.
enum Program {
    static let version = "0.1.0"

    /// Runs a command, writes its answer and returns the exit status.
    static func run() -> ExitStatus {
        System.prepare()
        let answer: Answer
        do {
            answer = try self.answer(to: System.arguments())
            try answer.folder?.write()
        } catch {
            return fail(error.message)
        }
        for message in answer.messages { tell(message) }
        if let name = answer.inputs?.name(of: System.status(of: .standardOutput)), !answer.contents.isEmpty {
            return fail(UsageError.outputIsInput("standard output", input: name).message)
        }
        if let reason = System.write(answer.contents, to: .standardOutput) {
            return fail("standard output: \(reason)")
        }
        if let summary = answer.summary { tell(summary) }
        return answer.status
    }

    /// The answer to a command line; nothing is written before it is complete.
    static func answer(to words: [String]) throws(UsageError) -> Answer {
        let arguments = try Arguments(words)
        var answer = try self.answer(to: arguments)
        answer.inputs = arguments.inputs
        return answer
    }

    private static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        switch arguments.request {
        case .help(let command): return Answer(text: Help.text(for: command))
        case .version: return Answer(text: "typescale \(version)\n")
        case .run(let command): return try command.answer(to: arguments)
        }
    }

    private static func fail(_ message: String) -> ExitStatus {
        tell(message)
        return .trouble
    }

    private static func tell(_ message: String) {
        // If standard error is closed too, nothing more can be done.
        let shown = System.isTerminal(.standardError) ? TerminalText.shown(message) : message
        _ = System.write(Array("typescale: \(shown)\n".utf8), to: .standardError)
    }
}
