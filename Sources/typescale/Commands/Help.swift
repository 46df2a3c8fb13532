import JSONText

/// The help of each command, made from the tables of commands and options.
enum Help {
    /// The answer to `typescale help [COMMAND]`.
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        guard let name = arguments.operands.first else { return Answer(text: text(for: .scale)) }
        if arguments.operands.count > 1 { throw .tooManyOperands(.help, arguments.operands[1]) }
        guard let command = Command(word: name) else { throw .unknownCommand(name) }
        return Answer(text: text(for: command))
    }

    /// The help of a command.
    static func text(for command: Command) -> String {
        var text = "usage: \(command.invocation) \(command.synopsis)\n"
        text += command == .scale ? commands : ""
        text += "\n\(command.introduction)\n\noptions:\n"
        let options = OptionTable.options(of: command)
        let width = options.map(\.forms.width).max() ?? 0
        for option in options {
            let lines = wrapped(option.description, width: 79 - width - 4)
            for (number, line) in lines.enumerated() {
                let forms = number == 0 ? option.forms : ""
                text += "  \(padded(forms, to: width))  \(line)\n"
            }
        }
        return text + (command == .scale ? examples : "\nsee \(command.manualPage)(1)\n")
    }

    private static var commands: String {
        let named = Command.named
        let width = named.map { $0.invocation.width + 1 + $0.synopsis.width }.max() ?? 0
        return named.reduce(into: "") { text, command in
            text += "       \(padded("\(command.invocation) \(command.synopsis)", to: width))"
            text += "  \(command.summary)\n"
        }
    }

    private static let examples = """

        examples:
          typescale body --category accessibilityXXXL
          typescale --category AX1 --json
          typescale body -c AX5 --get pointSize
          typescale body --size 17 --max accessibilityMedium
          typescale title2 --size 21 -c XXXL --framework swiftui

        see typescale(1) for all fields and the source of every figure

        """

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.width))
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines = [""]
        for word in text.parts(separatedBy: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.width + 1 + word.unicodeScalars.count <= width {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
