import DesignTokens

/// The place of an expected finding.
struct Mark: Hashable, Comparable, CustomStringConvertible {
    let file: String
    let line: Int
    let column: Int
    let finding: String

    var description: String { "\(file):\(line):\(column): \(finding)" }

    static func < (first: Mark, second: Mark) -> Bool {
        (first.file, first.line, first.column, first.finding)
            < (second.file, second.line, second.column, second.finding)
    }
}

/// A file whose text marks its findings: `«point-size:error»` is right before the first character of each.
struct MarkedText: Sendable {
    let name: String
    /// The text without its marks.
    let text: String
    let marks: [Mark]

    init(_ marked: String, name: String = "tokens.json") {
        self.name = name
        var (text, marks, mark) = (String.UnicodeScalarView(), [Mark](), String?.none)
        var (line, column) = (1, 1)
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«": mark = ""
            case "»":
                marks.append(Mark(file: name, line: line, column: column, finding: mark ?? ""))
                mark = nil
            default:
                if mark != nil {
                    mark?.unicodeScalars.append(scalar)
                    continue
                }
                text.append(scalar)
                (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            }
        }
        self.text = String(text)
        self.marks = marks
    }

    var source: TokenSource { TokenSource(name: name, bytes: Array(text.utf8)) }
}
