extension Arguments {
    /// The arguments with those of `--options` files after them.
    ///
    /// A file holds one argument a line; empty lines and those that begin with `#` are left out.
    func withOptionFiles() throws(UsageError) -> Arguments {
        var words: [String] = []
        for path in values(.options) {
            let text = String(decoding: try Files.read(path), as: UTF8.self)
            for line in text.parts(separatedBy: "\n") {
                let word = line.utf8.last == UInt8(ascii: "\r") ? line.dropLast() : line
                if !word.isEmpty, word.utf8.first != UInt8(ascii: "#") { words.append(String(word)) }
            }
        }
        return words.isEmpty ? self : try adding(words)
    }
}
