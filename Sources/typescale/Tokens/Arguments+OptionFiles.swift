/// One argument of a file of `--options`, and the number of its line from 1.
struct OptionFileLine {
    let number: Int
    let word: String
}

extension Arguments {
    /// The arguments with those of `--options` files after them.
    ///
    /// A file holds one argument a line; empty lines and those that begin with `#` are left out.
    func withOptionFiles() throws(UsageError) -> Arguments {
        var result = self
        for path in values(.options) { result = try result.adding(try Self.lines(of: path), of: path) }
        return result
    }

    private static func lines(of path: String) throws(UsageError) -> [OptionFileLine] {
        let text = String(decoding: try Files.read(path), as: UTF8.self)
        var lines: [OptionFileLine] = []
        for (index, line) in text.parts(separatedBy: "\n").enumerated() {
            let word = line.utf8.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if word.isEmpty || word.utf8.first == UInt8(ascii: "#") { continue }
            lines.append(OptionFileLine(number: index + 1, word: String(word)))
        }
        return lines
    }
}
