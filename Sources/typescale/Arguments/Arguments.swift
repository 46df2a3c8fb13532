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
    /// How many of the options were typed; those of files follow.
    private var typedCount = 0

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
        typedCount = given.count
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

    /// The arguments with those of a file, which name no command and no further files of options.
    ///
    /// What stands on the command line goes before what the file says of the same.
    func adding(_ lines: [OptionFileLine], of path: String) throws(UsageError) -> Arguments {
        guard case .run(let command) = request else { return self }
        var result = self
        var reader = ArgumentReader(lines.map(\.word))
        do throws(UsageError) {
            while let item = try reader.next() {
                switch item {
                case .operand(let word, _): result.operands.append(word)
                case .option(let name, _) where [.options, .help, .version].contains(name):
                    throw .optionInFile(name)
                case .option(let name, let value):
                    if isSettled(name, value, command) { continue }
                    result.given.append((name, value))
                    try result.checkOption(at: result.given.count - 1, of: command)
                }
            }
        } catch {
            let line = lines.prefix(reader.count).last ?? lines.last
            throw .wordOfFile(path, line: line?.number ?? 1, error)
        }
        return result
    }

    /// Whether the command line says already what an option of a file would say: an option that is given once, or
    /// the level of a rule or the context of a modifier.
    private func isSettled(_ name: OptionName, _ value: String, _ command: Command) -> Bool {
        guard let option = OptionTable.options(of: command).first(where: { $0.name == name }),
            option.value != nil
        else { return false }
        if !option.isRepeatable { return wasTyped(name) { _ in true } }
        guard name == .rule || name == .context, let (key, _) = value.halves else { return false }
        return wasTyped(name) { $0.halves?.0 == key }
    }

    private func wasTyped(_ name: OptionName, _ isMeant: (String) -> Bool) -> Bool {
        given.prefix(typedCount).contains { $0.name == name && isMeant($0.value) }
    }

    private func checkOptions(of command: Command) throws(UsageError) {
        for position in given.indices { try checkOption(at: position, of: command) }
    }

    private func checkOption(at position: Int, of command: Command) throws(UsageError) {
        let name = given[position].name
        guard let entry = OptionTable.options(of: command).first(where: { $0.name == name }) else {
            throw .optionOfOtherCommand(name, command)
        }
        if entry.value != nil, !entry.isRepeatable, given[..<position].contains(where: { $0.name == name }) {
            throw .repeatedOption(name)
        }
    }
}
