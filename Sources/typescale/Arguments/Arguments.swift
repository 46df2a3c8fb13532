/// A parsed command line: the command, its operands, and its options with their values.
///
/// Only the shape is validated here. The first operand before `--` may name the command. A request for help
/// or the version takes precedence over errors.
struct Arguments {
    /// The request.
    enum Request {
        case run(Command)
        case help(Command)
        case version
    }

    /// The files that are read for these arguments.
    let inputs = InputFiles()
    private(set) var request = Request.run(.scale)
    private(set) var operands: [String] = []
    /// Whether the first operand is in the place of a command, and so may be a mistyped one.
    private(set) var firstMayNameCommand = false
    /// The options of the command line, then those of files.
    private var given: [GivenOption] = []
    /// The options in files that the command line overrides.
    private var replaced: Set<OptionName>?

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
                    given.append(GivenOption(name: name, value: value))
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

    /// Whether the option is present.
    func has(_ name: OptionName) -> Bool { given.contains { $0.name == name } }

    /// The file that the output goes to; `nil` for standard output, which `-` also means.
    var outputPath: String? { value(.output).flatMap { $0 == "-" ? nil : $0 } }

    /// Whether the output goes to a terminal.
    var isOutputTerminal: Bool { outputPath.map(System.isTerminal) ?? System.isTerminal(.standardOutput) }

    /// The value of an option.
    func value(_ name: OptionName) -> String? { given.first { $0.name == name }?.value }

    /// The values of a repeatable option: those of the command line, then those of files.
    func values(_ name: OptionName) -> [String] { given.filter { $0.name == name }.map(\.value) }

    /// The occurrences of some options in order: those of the command line, then those of files.
    func given(_ names: [OptionName]) -> [GivenOption] { given.filter { names.contains($0.name) } }

    /// The value of an option, read by a function that gets the option's name.
    func value<Value>(
        _ name: OptionName, as read: (OptionName, String) throws(UsageError) -> Value
    ) throws(UsageError) -> Value? {
        try given.first { $0.name == name }?.read(as: read)
    }

    /// The occurrences of a repeatable option on the command line or in files, in order.
    func given(_ name: OptionName, inFiles: Bool) -> [GivenOption] {
        given.filter { $0.name == name && ($0.origin != nil) == inFiles }
    }

    /// The arguments with other occurrences of some options.
    func replacing(_ names: Set<OptionName>, with options: [GivenOption]) -> Arguments {
        var arguments = self
        arguments.given.removeAll { names.contains($0.name) }
        arguments.given += options
        return arguments
    }

    /// Adds an operand that a file of options gives.
    mutating func add(operand: String) { operands.append(operand) }

    /// Adds an option of a file, unless the command line overrides it.
    mutating func add(_ option: GivenOption) throws(UsageError) {
        guard case .run(let command) = request else { return }
        let replaced = replaced ?? Set(given.filter { $0.origin == nil }.flatMap(\.replaced))
        self.replaced = replaced
        let isReplaced = replaced.contains(option.name)
        try Self.check(option, after: isReplaced ? [] : given, of: command)
        if !isReplaced { given.append(option) }
    }

    private func checkOptions(of command: Command) throws(UsageError) {
        for (position, option) in given.enumerated() {
            try Self.check(option, after: given[..<position], of: command)
        }
    }

    private static func check(
        _ option: GivenOption, after others: some Sequence<GivenOption>, of command: Command
    ) throws(UsageError) {
        guard let entry = OptionTable.options(of: command).first(where: { $0.name == option.name }) else {
            throw UsageError.optionOfOtherCommand(option.name, command).located(at: option.origin)
        }
        if entry.value != nil, !entry.isRepeatable, others.contains(where: { $0.name == option.name }) {
            throw UsageError.repeatedOption(option.name).located(at: option.origin)
        }
    }
}
