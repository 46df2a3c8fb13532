/// An option: the data from which the parser, the help, the completions and the tests of the man pages are made.
struct Option {
    let name: OptionName
    /// The letter of its short form.
    var letter: Unicode.Scalar?
    /// The name of its value; `nil` for a flag.
    var value: String?
    /// The commands that take it.
    let commands: [Command]
    /// A phrase that describes it.
    let summary: String
    var completion = Completion.none
    /// Whether it may be given more than once.
    var isRepeatable = false
    /// The forms that the option has in particular commands.
    var variants: [Variant] = []

    /// The form that an option with a value has in some commands.
    struct Variant {
        let commands: [Command]
        let value: String
        let summary: String
        let completion: Completion
    }

    /// The words that a shell offers as the value.
    enum Completion {
        case none
        case categories
        /// Categories and the words for several of them, separated by commas.
        case categoryList
        case directories
        case files
        case fields
        /// Fields, separated by commas.
        case fieldList
        case fitFields
        /// Fields of `fit`, separated by commas.
        case fitFieldList
        case fitFormats
        case fontFields
        /// Fields of `font`, separated by commas.
        case fontFieldList
        case formats
        case frameworks
        case nameBindings
        case platforms
        case reportFormats
        case rules
        case textStyles
        case tokenFields
        /// Fields of `tokens`, separated by commas.
        case tokenFieldList
        /// The platforms whose scale can be exported.
        case platformsWithLeadings
        case vocabularies
        case watchSizes
    }

    /// The form that the option has in a command.
    func taken(by command: Command) -> Option {
        guard let variant = variants.first(where: { $0.commands.contains(command) }) else { return self }
        return Option(
            name: name, letter: letter, value: variant.value, commands: variant.commands,
            summary: variant.summary, completion: variant.completion,
            isRepeatable: isRepeatable)
    }

    /// The short and the long form, as in the help.
    var forms: String {
        let long = value.map { "\(name.flag) \($0)" } ?? name.flag
        return letter.map { "-\($0), \(long)" } ?? "    \(long)"
    }
}
