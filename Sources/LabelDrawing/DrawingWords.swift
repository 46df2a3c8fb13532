import DynamicType
import LabelFitting

/// What drawings say in words.
enum DrawingWords {
    /// A number with at most two decimals.
    static func number(_ value: Double) -> String { Markup.number(value) }

    /// The caption of a panel: `AX1, 26 pt: the word Benachrichtigungen is broken`.
    static func caption(_ text: DrawnText, _ index: Int, _ layout: LabelLayout?) -> String {
        let result = text.results[index]
        var sentence = result.name + ": " + verdict(text, result.label, layout)
        if result.label.isBorderline ?? false { sentence += ", barely" }
        if let layout {
            switch layout.ending {
            case .complete: break
            case .ellipsis: break
            case .fullStops: sentence += "; the font has no ellipsis, so full stops are drawn"
            case .bare: sentence += "; the font has neither an ellipsis nor full stops"
            }
            if layout.undrawnLineCount > 0 {
                sentence +=
                    layout.undrawnLineCount == 1
                    ? "; 1 more line is not drawn"
                    : "; \(layout.undrawnLineCount) more lines are not drawn"
            }
        } else if text.hasRightToLeftLetters {
            sentence += "; texts with right-to-left letters are not drawn"
        }
        return sentence
    }

    private static func verdict(_ text: DrawnText, _ label: FittedLabel, _ layout: LabelLayout?) -> String {
        switch label.verdict {
        case .unknown: return "unknown" + (text.unknownReason.map { ": " + $0 } ?? "")
        case .fits:
            if text.text.isEmpty { return "the text is empty" }
            return "fits"
        case .wraps: return "wraps to \(lines(label.lineCount ?? layout?.neededLineCount ?? 2))"
        case .shrinks: return "shrinks to \(percent(label))"
        case .mayShrink: return "fits if it shrinks to \(percent(label)), which UIKit may not do exactly"
        case .wordTooWide:
            return layout?.brokenWord.map { "the word \($0) is broken" } ?? "a word is broken"
        case .truncates:
            // UIKit's rule for the place is not published.
            let place = layout.map { $0.ending == .complete } ?? true ? "cut off" : "cut off (likely here)"
            return place + failure(text.limits, label, layout)
        }
    }

    private static func failure(_ limits: LabelLimits, _ label: FittedLabel, _ layout: LabelLayout?) -> String
    {
        let count = label.lineCount ?? layout?.neededLineCount
        if let height = limits.height, let needed = label.height ?? layout?.neededHeight, needed > height,
            limits.lines != 1 || count == 1
        {
            return ": needs a height of \(number(needed)) pt, has \(number(height))"
        }
        if limits.lines == 1, let needed = label.neededWidth, needed > limits.width {
            return ": needs \(number(needed)) pt, has \(number(limits.width))"
        }
        if let count, limits.lines > 0, count > limits.lines {
            return ": needs \(lines(count)), has \(limits.lines)"
        }
        return ""
    }

    static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

    private static func percent(_ label: FittedLabel) -> String {
        label.neededScale.map { "\(Int(($0 * 100).rounded(.down)))%" } ?? "an unknown scale"
    }

    /// All verdicts in a sentence in the words of tables, as in `XS to L: fits`.
    static func description(of text: DrawnText) -> String {
        var parts: [String] = []
        var start = 0
        let results = text.results
        for index in results.indices {
            let isLast = index == results.count - 1
            guard isLast || results[index + 1].label.verdict != results[start].label.verdict else { continue }
            let (first, last) = (results[start].category.compactName, results[index].category.compactName)
            let range = start == index ? first : "\(first) to \(last)"
            parts.append("\(range): \(results[start].label.verdict.rawValue)")
            start = index + 1
        }
        return parts.joined(separator: "; ") + "."
    }

    /// The word of a verdict in a narrow cell.
    static func word(_ verdict: FitVerdict) -> String {
        switch verdict {
        case .unknown: "unknown"
        case .fits: "fits"
        case .wraps: "wraps"
        case .shrinks: "shrinks"
        case .mayShrink: "may shrink"
        case .truncates: "cut off"
        case .wordTooWide: "broken"
        }
    }
}
