import DynamicType
import LineBreaking
import OpenType
import StringFiles

/// Fits texts into a label at the sizes of a scale.
///
/// A text is measured once, in units; at each size the rest is arithmetic, and lines are filled only where they are
/// asked for. Where the platform adds a tracking to each glyph, or the text has emoji of the platform, every size has
/// widths of its own, in points.
struct TextFitter {
    /// A size of the scale.
    struct Size {
        let pointSize: Double
        /// Points that are added to the height between two lines; below 0 where lines are closer than they are high.
        var leading = 0.0
        /// Points that are added for each glyph of the font; `nil` where the platform adds some, but does not say
        /// how many.
        var tracking: Double? = 0
    }

    let measurer: LabelMeasurer
    let sizes: [Size]
    let limits: FitLimits
    /// How many percent wider than measured texts are taken to be.
    let margin: Double
    let displayScale: Double
    let questions: SizedText.Questions
    /// Whether the height of a line is known.
    let hasLineHeight: Bool
    /// The option that makes sizes large.
    let sizeOption: OptionName

    /// How many ems wide Hangul may be where no font has it: from 0.92 in Noto Sans CJK to 1 in WenQuanYi Zen Hei.
    private static let narrowestHangul = 0.9

    /// The answers for a text.
    func fitted(_ text: LocalizedText) throws(UsageError) -> FittedText {
        let script = TextScript(of: text.text)
        let shaped = ComplexScript.first(in: text.text, needing: .shaper)
        let dictionary = ComplexScript.first(in: text.text, needing: .dictionary)
        let measurer = measurer
        var traits: CascadeWidth.Traits = []
        let filler = LineFiller(text.text) { part -> LineMeasure in
            let width = measurer.measure(part, script)
            traits.formUnion(width.traits)
            return LineMeasure(width: width.units, height: width.lineHeight)
        }
        let missing = traits.contains(.lacksCharacters) ? measurer.charactersMissing(in: text.text) : []
        guard shaped == nil else {
            return FittedText(
                text: text, missingCharacters: missing, presumedCharacters: [],
                answers: sizes.map { _ in .unknown }, complexScript: shaped)
        }
        let isInPoints = traits.contains(.hasEmoji) || sizes.contains { $0.tracking ?? 0 != 0 }
        // One for all sizes: what was measured for a line of one need not be for the next.
        var sized = SizedText(filler: filler, widthUnit: .one, heightUnit: .one, limits: limits)
        var narrow: SizedText?
        var isUnbreakable = false
        var answers: [FittedText.Answer] = []
        answers.reserveCapacity(sizes.count)
        for size in sizes {
            set(&sized, to: size)
            if isInPoints { setPoints(&sized, of: text.text, script, at: size) }
            var answer = try answer(&sized, needsDictionary: dictionary != nil)
            if answer.verdict == .unknown { isUnbreakable = true }
            if answer.isBorderline == false {
                if traits.contains(.hasEmoji) || size.tracking == nil {
                    answer.isBorderline = true
                } else if traits.contains(.hasHangul) {
                    var other = narrow ?? narrowed(sized, text.text, script)
                    set(&other, to: size)
                    if isInPoints {
                        setPoints(&other, of: text.text, script, at: size, hangulEm: Self.narrowestHangul)
                    }
                    let fit = other.fit(limits.width, SizedText.Questions(lines: answer.lines != nil))
                    answer.isBorderline = fit.verdict != answer.verdict || fit.lines != answer.lines
                    narrow = other
                }
            }
            answers.append(traits.contains(.isLowerBound) ? answer.ofLowerBound : answer)
        }
        return FittedText(
            text: text, missingCharacters: missing,
            presumedCharacters: traits.contains(.hasPresumed)
                ? measurer.presumedCharacters(in: text.text) : [],
            answers: answers, complexScript: isUnbreakable ? dictionary : nil)
    }

    private func set(_ sized: inout SizedText, to size: Size) {
        let unit = SizedText.UnitsPerPoint(pointSize: size.pointSize, unitsPerEm: measurer.unitsPerEm)
        sized.widthUnit = unit.widened(by: margin)
        (sized.heightUnit, sized.leading) = (unit, size.leading)
    }

    /// Measures a text in points at a size.
    private func setPoints(
        _ sized: inout SizedText, of text: String, _ script: TextScript, at size: Size, hangulEm: Double = 1
    ) {
        let (measurer, emoji) = (measurer, CascadeWidth.emojiWidth(at: size.pointSize))
        sized.filler = LineFiller(text) { part -> LineMeasure in
            let width = measurer.measure(part, script)
            let units = width.units(hangulEm: hangulEm, unitsPerEm: measurer.unitsPerEm)
            let points =
                units * size.pointSize / measurer.unitsPerEm + Double(width.emojiCount) * emoji
                + Double(width.glyphCount) * (size.tracking ?? 0)
            return LineMeasure(width: max(0, points), height: width.lineHeight)
        }
        sized.widthUnit = .one.widened(by: margin)
    }

    /// A text with Hangul as narrow as it may be, in units.
    private func narrowed(_ sized: SizedText, _ text: String, _ script: TextScript) -> SizedText {
        let measurer = measurer
        var narrow = sized
        narrow.filler = LineFiller(text) { part -> LineMeasure in
            let width = measurer.measure(part, script)
            return LineMeasure(
                width: width.units(hangulEm: Self.narrowestHangul, unitsPerEm: measurer.unitsPerEm),
                height: width.lineHeight)
        }
        return narrow
    }

    private func answer(
        _ sized: inout SizedText, needsDictionary: Bool
    ) throws(UsageError) -> FittedText.Answer {
        let width = sized.textWidth
        let needed = (width * displayScale).rounded(.up) / displayScale
        guard width.isFinite else { throw .tooLarge(sizeOption) }
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
        if hasLineHeight, let height = fit.height {
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
