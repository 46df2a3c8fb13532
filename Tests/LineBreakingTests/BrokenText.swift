import LineBreaking
import Testing

/// A text whose breaks are written in it: `|` where a line may end, `¬` at a soft hyphen (which comes before it),
/// `⏎` where one ends.
struct BrokenText: CustomTestStringConvertible {
    let rule: String
    let marked: String

    init(_ rule: String, _ marked: String) { (self.rule, self.marked) = (rule, marked) }

    var text: String {
        String(String.UnicodeScalarView(marked.unicodeScalars.filter { !"|¬⏎".unicodeScalars.contains($0) }))
    }

    var testDescription: String { "\(rule): \(marked)" }

    /// The text with the breaks that are found.
    var found: String {
        var marks: [String.Index: String] = [:]
        let text = text
        for place in LineBreak.all(in: text) {
            marks[place.position] = [.allowed: "|", .softHyphen: "¬", .mandatory: "⏎"][place.kind]
        }
        return text.unicodeScalars.indices.reduce(into: "") { found, index in
            found += marks[index] ?? ""
            found.unicodeScalars.append(text.unicodeScalars[index])
        }
    }
}
