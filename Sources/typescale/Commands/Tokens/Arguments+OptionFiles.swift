import JSONText

extension Arguments {
    /// The arguments with those of `--options` files, which the command line overrides.
    ///
    /// A file has one argument per line; empty lines and lines that begin with `#` are skipped.
    ///
    /// - Throws: `unreadableFile` or `inOptionFile`.
    func withOptionFiles() throws(UsageError) -> Arguments {
        var result = self
        for path in values(.options) {
            let file = try OptionFile(path, inputs)
            var reader = ArgumentReader(file.words)
            while let item = try file.nextItem(of: &reader) {
                let origin = file.origin(ofWord: reader.position)
                switch item {
                case .operand(let word, _): result.add(operand: word)
                case .option(let name, _) where [.options, .help, .version].contains(name):
                    throw UsageError.optionInFile(name).located(at: origin)
                case .option(let name, let value):
                    try result.add(GivenOption(name: name, value: value, origin: origin))
                }
            }
        }
        return result
    }
}

/// The words of an options file and their lines.
private struct OptionFile {
    let path: String
    private(set) var words: [String] = []
    private var lines: [Int] = []

    init(_ path: String, _ inputs: InputFiles) throws(UsageError) {
        self.path = path
        let bytes = try Files.read(path, addingTo: inputs)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .unreadableFile(path, reason: "the file is not in UTF-8")
        }
        for (position, line) in text.parts(separatedBy: "\n").enumerated() {
            var word = line.utf8.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if position == 0, word.unicodeScalars.first == "\u{FEFF}" {
                word = Substring(word.unicodeScalars.dropFirst())
            }
            if word.isEmpty || word.utf8.first == UInt8(ascii: "#") { continue }
            words.append(String(word))
            lines.append(position + 1)
        }
    }

    func origin(ofWord position: Int) -> GivenOption.Origin? {
        lines.indices.contains(position) ? GivenOption.Origin(file: path, line: lines[position]) : nil
    }

    /// The next item of a reader; an error names the line.
    func nextItem(of reader: inout ArgumentReader) throws(UsageError) -> ArgumentReader.Item? {
        do throws(UsageError) {
            return try reader.next()
        } catch {
            throw error.located(at: origin(ofWord: reader.position))
        }
    }
}
