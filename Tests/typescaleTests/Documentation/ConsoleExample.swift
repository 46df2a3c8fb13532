/// A command of a `console` block in a Markdown file, and the output that follows it there.
struct ConsoleExample: Equatable {
    let command: String
    var output = ""

    /// All examples of a text.
    static func examples(in markdown: String) -> [ConsoleExample] {
        var examples: [ConsoleExample] = []
        var isInBlock = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInBlock = !isInBlock && line == "```console"
            } else if isInBlock, line.hasPrefix("$ ") {
                examples.append(ConsoleExample(command: String(line.dropFirst(2))))
            } else if isInBlock, !examples.isEmpty {
                examples[examples.count - 1].output += line + "\n"
            }
        }
        return examples
    }
}
