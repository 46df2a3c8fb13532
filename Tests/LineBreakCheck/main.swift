import Foundation
import LineBreaking
import OpenType

// usage: LineBreakCheck NAME PERCENT FONT[,FONT...]: compares the breaks of the texts on standard input with those given
// before each, in UTF-16 code units, and fails where less than that share of texts agrees. Then it compares the numbers
// of lines at five widths and twelve sizes, in the first font that is installed, and fails where less than 99.9 percent
// agree.
let arguments = CommandLine.arguments
guard arguments.count == 4, let minimum = Double(arguments[2]) else {
    fatalError("usage: LineBreakCheck NAME PERCENT FONT[,FONT...]")
}

/// The text with a bar at each break.
func marked(_ text: String, _ breaks: Set<Int>) -> String {
    var marked = ""
    for index in text.indices {
        if breaks.contains(index.utf16Offset(in: text)) { marked += "|" }
        marked.append(text[index])
    }
    return marked
}

/// Whether Hangul syllables are on both sides, where ICU breaks for want of a rule of its own.
func isInsideHangul(_ offset: Int, of text: String) -> Bool {
    let index = String.Index(utf16Offset: offset, in: text)
    let sides = [text.unicodeScalars[index], text.unicodeScalars[text.unicodeScalars.index(before: index)]]
    return sides.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
}

let measurer = arguments[3].split(separator: ",").lazy.compactMap { path -> TextMeasurer? in
    guard let data = FileManager.default.contents(atPath: "/usr/share/fonts/\(path)") else { return nil }
    return try? TextMeasurer(try FontFile(FontSource(Array(data))).face(at: 0))
}.first
var counts = LineCounts(measurer)
var (count, agreeing) = (0, 0)
while let line = readLine() {
    let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 2, !fields[1].isEmpty else { continue }
    let text = fields[1]
    let theirs = Set(fields[0].split(separator: " ").compactMap { Int($0) })
        .filter { !isInsideHangul($0, of: text) }
    let ours = Set(LineBreak.all(in: text).map { $0.position.utf16Offset(in: text) })
    count += 1
    if ours == theirs {
        agreeing += 1
    } else {
        counts.leaveOut(text)
        print("  ours: \(marked(text, ours))\n  ICU:  \(marked(text, theirs))")
    }
    counts.compare(text, breaks: theirs.sorted())
}
let share = count == 0 ? 0 : Double(agreeing) * 100 / Double(count)
let isEnough = share >= minimum
print(
    "\(arguments[1]): \(agreeing) of \(count) texts, \((share * 10).rounded() / 10) percent"
        + (isEnough ? "" : ", less than \(arguments[2])") + "; " + counts.summary)
exit(isEnough && counts.areEqual ? 0 : 1)
