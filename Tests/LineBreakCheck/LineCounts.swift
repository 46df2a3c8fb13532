import LineBreaking
import OpenType

/// The numbers of lines of texts, filled here and by a filler that knows nothing but ICU's breaks.
struct LineCounts {
    private static let widths = [80.0, 120, 160, 240, 320]
    /// Body at the twelve categories of iOS.
    private static let sizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    private var measurer: TextMeasurer?
    private var (count, equal) = (0, 0)
    private var differing: [String] = []
    /// The texts whose breaks differ, by a rule of ours.
    private(set) var named: Set<String> = []

    init(_ measurer: TextMeasurer?) { self.measurer = measurer }

    var areEqual: Bool { Double(equal) >= 0.999 * Double(count) }

    var summary: String {
        guard measurer != nil else {
            return "no font of its script is installed: line counts are not compared"
        }
        return "line counts: \(equal) of \(count) equal"
            + (named.isEmpty ? "" : ", without the texts above")
            + (differing.isEmpty ? "" : ", not in \(differing)")
    }

    /// Leaves a text out whose breaks differ, which is said.
    mutating func leaveOut(_ text: String) { named.insert(text) }

    /// Compares a text at all widths and sizes; `breaks` are ICU's, in UTF-16 code units.
    mutating func compare(_ text: String, breaks: [Int]) {
        guard !named.contains(text), var measurer, measurer.measure(text).missingCharacters.isEmpty else {
            return
        }
        let script = TextScript(of: text)
        let breaks = breaks.map { String.Index(utf16Offset: $0, in: text) }
        var filler = LineFiller(text) { Double(max(0, measurer.measure($0, script: script).units)) }
        var known: [Range<String.Index>: Double] = [:]
        let width = { (range: Range<String.Index>) -> Double in
            if let width = known[range] { return width }
            let part = text[range]
            let end = part.lastIndex { $0 != " " }.map(part.index(after:)) ?? part.startIndex
            let units = Double(max(0, measurer.measure(part[..<end], script: script).units))
            known[range] = units
            return units
        }
        for points in Self.widths {
            for size in Self.sizes {
                let limit = points * Double(measurer.unitsPerEm) / size
                let ours = filler.filled(to: limit).lines.count
                let theirs = Self.count(of: text, breaks, limit, width)
                count += 1
                if ours == theirs { equal += 1 } else if differing.last != text { differing.append(text) }
            }
        }
        self.measurer = measurer
    }

    /// The number of lines if each takes as many words as fit; a word that is too wide is broken between graphemes.
    private static func count(
        of text: String, _ breaks: [String.Index], _ limit: Double, _ width: (Range<String.Index>) -> Double
    ) -> Int {
        var (lines, start) = (0, text.startIndex)
        while start < text.endIndex {
            lines += 1
            var end = start
            for place in breaks.filter({ $0 > start }) + [text.endIndex] {
                guard width(start..<place) <= limit else { break }
                end = place
            }
            if end == start {
                end = text.index(after: start)
                while end < text.endIndex, width(start..<text.index(after: end)) <= limit {
                    end = text.index(after: end)
                }
            }
            start = end
        }
        return lines
    }
}
