/// Reads words as options and operands, by the conventions of POSIX and GNU.
///
/// Options may appear anywhere before `--`. `--name value`, `--name=value`, `-nVALUE`, `-n VALUE` and clustered flags are
/// read; long names cannot be abbreviated. An option that takes a value takes the next word, whatever it looks like.
struct ArgumentReader {
    /// One option or operand.
    enum Item {
        case operand(String, mayNameCommand: Bool)
        case option(OptionName, String)
    }

    /// The position of the word with which the last item begins.
    private(set) var position = 0
    private var words: ArraySlice<String>
    private var optionsHaveEnded = false
    /// The rest of a cluster such as `-hcXL`.
    private var cluster: (word: String, letters: Substring.UnicodeScalarView)?

    init(_ words: [String]) { self.words = words[...] }

    /// The next item; `nil` at the end.
    mutating func next() throws(UsageError) -> Item? {
        if let cluster { return try nextInCluster(cluster.word, cluster.letters) }
        position = words.startIndex
        guard let word = words.popFirst() else { return nil }
        if optionsHaveEnded || word == "-" || word.utf8.first != UInt8(ascii: "-") {
            return .operand(word, mayNameCommand: !optionsHaveEnded)
        }
        if word == "--" {
            optionsHaveEnded = true
            return try next()
        }
        if word.utf8.starts(with: "--".utf8) { return try longOption(word) }
        return try nextInCluster(word, word.unicodeScalars.dropFirst())
    }

    private mutating func longOption(_ word: String) throws(UsageError) -> Item {
        let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
        let flag = String(word[..<(equals ?? word.endIndex)])
        guard let name = OptionName(typed: flag.dropFirst(2)),
            let option = OptionTable.options.first(where: { $0.name == name })
        else {
            throw .unknownOption(flag)
        }
        guard let equals else { return .option(option.name, try separateValue(of: option)) }
        guard option.value != nil else { throw .unexpectedValue(option.name) }
        return .option(option.name, String(word[word.utf8.index(after: equals)...]))
    }

    private mutating func nextInCluster(
        _ word: String, _ letters: Substring.UnicodeScalarView
    ) throws(UsageError) -> Item? {
        cluster = nil
        var rest = letters
        guard let letter = rest.popFirst() else { return try next() }
        guard let option = OptionTable.options.first(where: { $0.letter == letter }) else {
            throw .unknownLetter(letter, in: word)
        }
        if option.value == nil {
            if !rest.isEmpty { cluster = (word, rest) }
            return .option(option.name, "")
        }
        return .option(option.name, rest.isEmpty ? try separateValue(of: option) : String(rest))
    }

    private mutating func separateValue(of option: Option) throws(UsageError) -> String {
        guard option.value != nil else { return "" }
        guard let value = words.popFirst() else { throw .missingValue(option.name) }
        return value
    }
}
