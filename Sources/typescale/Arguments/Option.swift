/// One option: what the parser, the help, the completions and the test of the man page know of it.
struct Option {
    let name: OptionName
    /// The letter of its short form.
    var letter: Unicode.Scalar?
    /// What its value is called; `nil` for a flag.
    var value: String?
    /// The commands that take it.
    let commands: [Command]
    /// What it does, in one phrase.
    let summary: String
    var completion = Completion.none
    /// Whether it may be given several times.
    var isRepeatable = false
    /// What the option is to commands for which it is something else than above.
    var variants: [Variant] = []

    /// An option that takes a value, as some commands take it.
    struct Variant {
        let commands: [Command]
        let value: String
        let summary: String
        let completion: Completion
    }

    /// What a shell offers as the value.
    enum Completion {
        case none
        case categories
        /// Categories and the words for several of them, which commas join.
        case categoryList
        case directories
        case files
        case fields
        /// Fields that commas join.
        case fieldList
        case fitFields
        /// Fields of `fit` that commas join.
        case fitFieldList
        case fitFormats
        case fontFields
        /// Fields of `font` that commas join.
        case fontFieldList
        case formats
        case frameworks
        case nameBindings
        case platforms
        case reportFormats
        case rules
        case textStyles
        case tokenFields
        /// Fields of `tokens` that commas join.
        case tokenFieldList
        /// The platforms whose scale can be exported.
        case platformsWithLeadings
        case vocabularies
        case watchSizes
    }

    /// The option as a command takes it.
    func taken(by command: Command) -> Option {
        guard let variant = variants.first(where: { $0.commands.contains(command) }) else { return self }
        return Option(
            name: name, letter: letter, value: variant.value, commands: variant.commands,
            summary: variant.summary, completion: variant.completion,
            isRepeatable: isRepeatable)
    }

    /// The short and the long form, as the help shows them.
    var forms: String {
        let long = value.map { "\(name.flag) \($0)" } ?? name.flag
        return letter.map { "-\($0), \(long)" } ?? "    \(long)"
    }
}
