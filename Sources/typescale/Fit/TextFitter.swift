import DynamicType
import FontFile

/// Fits texts into a label at the sizes of a scale.
///
/// A text is measured once, in units; at each size the rest is arithmetic, and lines are filled only where they are
/// asked for. Where the platform adds a tracking to each glyph, every size has widths of its own.
struct TextFitter {
    /// A size of the scale.
    struct Size {
        let pointSize: Double
        let lineHeight: Double
        /// Points that are added for each glyph.
        let tracking: Double
    }

    let measurer: FaceMeasurer
    let sizes: [Size]
    let limits: FitLimits
    let displayScale: Double
    let questions: SizedText.Questions

    /// The answers for a text.
    func fitted(_ text: LocalizedText) throws(UsageError) -> FittedText {
        let script = TextScript(of: text.text)
        let shaped = IntricateScript.first(in: text.text, needing: .shaper)
        let dictionary = IntricateScript.first(in: text.text, needing: .dictionary)
        let (measurer, unitsPerEm) = (measurer, measurer.unitsPerEm)
        let filler = LineFiller(text.text) { measurer.measure($0, script).units }
        let missing = measurer.takeMissingCharacters()
        guard shaped == nil else {
            return FittedText(
                text: text, missingCharacters: missing, answers: sizes.map { _ in .unknown },
                intricateScript: shaped)
        }
        // One for all sizes: what was measured for a line of one need not be for the next.
        var untracked = SizedText(filler: filler, unitsPerPoint: .one, lineHeight: 0, limits: limits)
        var answers: [FittedText.Answer] = []
        answers.reserveCapacity(sizes.count)
        for size in sizes {
            if size.tracking == 0 {
                untracked.unitsPerPoint = SizedText.UnitsPerPoint(
                    pointSize: size.pointSize, unitsPerEm: unitsPerEm)
                untracked.lineHeight = size.lineHeight
                answers.append(try answer(&untracked, needsDictionary: dictionary != nil))
            } else {
                let filler = LineFiller(text.text) { part in
                    let width = measurer.measure(part, script)
                    return max(0, width.units * size.pointSize / unitsPerEm + width.glyphs * size.tracking)
                }
                var tracked = SizedText(
                    filler: filler, unitsPerPoint: .one, lineHeight: size.lineHeight, limits: limits)
                answers.append(try answer(&tracked, needsDictionary: dictionary != nil))
            }
        }
        let isUnknown = answers.contains { $0.verdict == .unknown }
        return FittedText(
            text: text, missingCharacters: missing, answers: answers,
            intricateScript: isUnknown ? dictionary : nil)
    }

    private func answer(
        _ sized: inout SizedText, needsDictionary: Bool
    ) throws(UsageError) -> FittedText.Answer {
        let width = sized.textWidth
        let needed = (width * displayScale).rounded(.up) / displayScale
        guard width.isFinite else { throw .tooLarge(.size) }
        guard needed.isFinite else { throw .tooLarge(.displayScale) }
        // A label of one line breaks nothing.
        let isUnbreakable = needsDictionary && width > limits.width
        if isUnbreakable, limits.lines != 1 { return .unknown }
        var questions = questions
        if isUnbreakable { questions.lines = false }
        let fit = sized.fit(limits.width, questions)
        var answer = FittedText.Answer(
            verdict: fit.verdict, textWidth: width, neededWidth: needed, lines: fit.lines,
            neededScale: fit.neededScale)
        if let lines = fit.lines {
            let height = Double(lines) * sized.lineHeight
            let rounded = (height * displayScale).rounded(.up) / displayScale
            guard rounded.isFinite else { throw .tooLarge(.displayScale) }
            answer.height = rounded
        }
        if questions.isBorderline {
            answer.isBorderline =
                needsDictionary && limits.lines != 1
                ? width > limits.width * 0.995
                : sized.isBorderline(fit, countingLines: !needsDictionary)
        }
        return answer
    }
}
