/// A command line taken apart: which command, its operands, and its options with their values.
///
/// Nothing is validated here but the shape. The first operand before any `--` may name the command. A
/// request for help or for the version goes before every error.
struct Arguments {
    /// What is asked for.
    enum Request {
        case run(Command)
        case help(Command)
        case version
    }

    private(set) var request = Request.run(.scale)
    private(set) var operands: [String] = []
    /// Whether the first operand stands where a command is named, and so may be a mistyped one.
    private(set) var firstMayNameCommand = false
    private var given: [(name: OptionName, value: String)] = []

    init(_ words: [String]) throws(UsageError) {
        var reader = ArgumentReader(words)
        var command: Command?
        var leaving: OptionName?
        var firstError: UsageError?
        loop: while true {
            do throws(UsageError) {
                switch try reader.next() {
                case nil: break loop
                case .operand(let word, let mayNameCommand):
                    if operands.isEmpty, command == nil, mayNameCommand, let named = Command(word: word) {
                        command = named
                    } else {
                        if operands.isEmpty, command == nil { firstMayNameCommand = mayNameCommand }
                        operands.append(word)
                    }
                case .option(let name, let value):
                    if name == .help || name == .version { leaving = leaving ?? name }
                    given.append((name, value))
                }
            } catch {
                firstError = firstError ?? error
            }
        }
        let asked = command ?? .scale
        switch leaving {
        case .help: request = .help(asked)
        case .version: request = .version
        default:
            request = .run(asked)
            if let firstError { throw firstError }
            try checkOptions(of: asked)
        }
    }

    /// Whether an option was given.
    func has(_ name: OptionName) -> Bool { given.contains { $0.name == name } }

    /// The value that was given to an option.
    func value(_ name: OptionName) -> String? { given.first { $0.name == name }?.value }

    /// The values that were given to a repeatable option, in their order.
    func values(_ name: OptionName) -> [String] { given.filter { $0.name == name }.map(\.value) }

    /// The value that was given to an option, read by a function that knows the option's name.
    func value<Value>(
        _ name: OptionName, as read: (OptionName, String) throws(UsageError) -> Value
    ) throws(UsageError) -> Value? {
        guard let text = value(name) else { return nil }
        return try read(name, text)
    }

    /// The arguments with more words after them, which name no command and no further files of options.
    func adding(_ words: [String]) throws(UsageError) -> Arguments {
        guard case .run(let command) = request else { return self }
        var result = self
        var reader = ArgumentReader(words)
        while let item = try reader.next() {
            switch item {
            case .operand(let word, _): result.operands.append(word)
            case .option(let name, _) where [.options, .help, .version].contains(name):
                throw .optionInFile(name)
            case .option(let name, let value): result.given.append((name, value))
            }
        }
        try result.checkOptions(of: command)
        return result
    }

    private func checkOptions(of command: Command) throws(UsageError) {
        let options = OptionTable.options(of: command)
        for (position, option) in given.enumerated() {
            guard let entry = options.first(where: { $0.name == option.name }) else {
                throw .optionOfOtherCommand(option.name, command)
            }
            if entry.value != nil, !entry.isRepeatable,
                given[..<position].contains(where: { $0.name == option.name })
            {
                throw .repeatedOption(option.name)
            }
        }
    }
}
