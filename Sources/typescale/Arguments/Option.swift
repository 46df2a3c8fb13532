/// An option: the data from which the parser, the help, the completions and the tests of the man pages are made.
struct Option {
    let name: OptionName
    /// The letter of its short form.
    let letter: Unicode.Scalar?
    /// The name of its value; `nil` for a flag.
    let value: String?
    /// The commands that take it.
    let commands: [Command]
    /// A phrase that describes it.
    ///
    /// The words that the option takes follow a colon at the end, and replace an empty phrase.
    private let summary: String
    let completion: Completion
    /// Whether it may be given more than once.
    let isRepeatable: Bool
    /// The forms that the option has in particular commands.
    let variants: [Variant]

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
        case fontFiles
        case stringFiles
        case tokenFiles
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
        case formatsAndSVG
        case frameworks
        case frameworkFields
        /// Fields of `frameworks`, separated by commas.
        case frameworkFieldList
        /// Frameworks, separated by commas.
        case frameworkList
        case frameworkPlatforms
        case nameBindings
        case platforms
        case platformsAndCatalyst
        case nearestFields
        /// Fields of `nearest`, separated by commas.
        case nearestFieldList
        case systemScalings
        case weights
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

    init(
        name: OptionName, letter: Unicode.Scalar? = nil, value: String? = nil, commands: [Command],
        summary: String, completion: Completion = .none, isRepeatable: Bool = false, variants: [Variant] = []
    ) {
        (self.name, self.letter, self.value, self.commands) = (name, letter, value, commands)
        (self.summary, self.completion) = (summary, completion)
        (self.isRepeatable, self.variants) = (isRepeatable, variants)
    }

    /// A phrase that describes it, with the words that it takes.
    var description: String {
        if summary.isEmpty { return completion.wordList }
        return summary.utf8.last == UInt8(ascii: ":") ? "\(summary) \(completion.wordList)" : summary
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
