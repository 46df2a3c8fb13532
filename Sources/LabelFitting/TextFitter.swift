import DynamicType
import LineBreaking
import OpenType

/// Fits texts into a label at the sizes of a scale.
///
/// A text is measured once, in font units; the rest is arithmetic for each size, and lines are filled only if they are
/// asked for. If the platform tracks glyphs, or the text has the platform's emoji, every size has widths of its own, in
/// points.
package struct TextFitter {
    /// A size of the scale.
    package struct Size {
        let pointSize: Double
        /// Points added between two lines; negative if lines are closer together than they are high.
        var leading = 0.0
        /// Points that the platform adds to each glyph of its own fonts; `nil` if the amount is not published.
        private(set) var tracking: Double? = 0
        /// Points added to each glyph besides.
        private let letterSpacing: Double
        /// Whether the height of a line is known.
        var hasLineHeight = true

        /// The size of a custom font.
        ///
        /// - Parameters:
        ///   - pointSize: Points, positive and finite.
        ///   - platform: The platform, which tracks the glyphs of its own fonts.
        ///   - hasSystemGlyphs: Whether the font file holds the platform's own font.
        ///   - letterSpacing: Points added to each glyph besides the platform's tracking.
        package init(
            pointSize: Double, on platform: Platform, hasSystemGlyphs: Bool, letterSpacing: Double = 0
        ) {
            self.pointSize = pointSize
            self.letterSpacing = letterSpacing
            if hasSystemGlyphs { tracking = Tracking(ofSystemFontAt: pointSize, on: platform)?.points }
        }

        /// Points added to each glyph, without a tracking that is not published.
        var glyphSpacing: Double { (tracking ?? 0) + letterSpacing }

        /// The size of a text style's system font.
        package init(systemFont: SystemFont, hasSystemGlyphs: Bool, letterSpacing: Double = 0) {
            self.init(
                pointSize: systemFont.pointSize, on: systemFont.platform, hasSystemGlyphs: hasSystemGlyphs,
                letterSpacing: letterSpacing)
            leading = systemFont.fontLeading ?? 0
            hasLineHeight = systemFont.lineHeight != nil
        }
    }

    /// A number that is too large for the arithmetic.
    package enum TooLarge: Error {
        /// The size makes the text's width infinite.
        case pointSize
        /// The display scale makes a number of pixels infinite.
        case displayScale
    }

    private let measurer: LabelMeasurer
    /// A fitter for each size, if the fonts have optical sizes.
    private let fitters: [TextFitter]
    private let sizes: [Size]
    private let limits: LabelLimits
    private let margin: Double
    private let displayScale: Double
    private let questions: SizedText.Questions
    private let hasLineHeight: Bool

    /// Makes a fitter.
    ///
    /// - Parameters:
    ///   - measurers: The fonts for all sizes, or the fonts for each size.
    ///   - sizes: The sizes, in the order of the results.
    ///   - limits: The room for the text.
    ///   - margin: Percent by which widths are increased, 0 to 100.
    ///   - displayScale: Pixels per point.
    ///   - questions: The figures that are needed.
    ///   - hasLineHeight: Whether the height of a line is known.
    package init(
        measurers: [LabelMeasurer], sizes: [Size], limits: LabelLimits, margin: Double, displayScale: Double,
        questions: SizedText.Questions, hasLineHeight: Bool
    ) {
        measurer = measurers[0]
        fitters =
            measurers.count == 1
            ? []
            : zip(measurers, sizes).map { measurer, size in
                TextFitter(
                    measurers: [measurer], sizes: [size], limits: limits, margin: margin,
                    displayScale: displayScale, questions: questions, hasLineHeight: hasLineHeight)
            }
        self.sizes = sizes
        self.limits = limits
        self.margin = margin
        self.displayScale = displayScale
        self.questions = questions
        self.hasLineHeight = hasLineHeight
    }

    /// The possible widths of Hangul in ems if no font has it: 0.92 in Noto Sans CJK, 1 in WenQuanYi Zen Hei.
    private static let narrowestHangul = 0.9

    /// The results for a text, one for each size.
    package func fit(_ text: String) throws(TooLarge) -> TextFit {
        if let first = fitters.first {
            var fit = try first.fit(text)
            for fitter in fitters.dropFirst() {
                let other = try fitter.fit(text)
                fit.labels += other.labels
                fit.complexScript = fit.complexScript ?? other.complexScript
            }
            return fit
        }
        let script = TextScript(of: text)
        let shaped = ComplexScript.first(in: text, needing: .shaper)
        let dictionary = ComplexScript.first(in: text, needing: .dictionary)
        let measurer = measurer
        var traits: CascadeWidth.Traits = []
        let filler = LineFiller(text) { part -> LineMeasure in
            let width = measurer.measure(part, script)
            traits.formUnion(width.traits)
            return LineMeasure(width: width.units, height: width.lineHeight)
        }
        let missing = traits.contains(.lacksCharacters) ? measurer.charactersMissing(in: text) : []
        guard shaped == nil else {
            return TextFit(
                missingCharacters: missing, presumedCharacters: [],
                labels: sizes.map { unknown(at: $0, missing) }, complexScript: shaped)
        }
        let isInPoints = traits.contains(.hasEmoji) || sizes.contains { $0.glyphSpacing != 0 }
        // All sizes share the filler, so that each part of the text is measured once.
        var sized = SizedText(filler: filler, widthUnit: .one, heightUnit: .one, limits: limits)
        var narrow: SizedText?
        var isUnbreakable = false
        var labels: [FittedLabel] = []
        labels.reserveCapacity(sizes.count)
        for size in sizes {
            set(&sized, to: size)
            if isInPoints { setPoints(&sized, of: text, script, at: size) }
            var label = try label(&sized, needsDictionary: dictionary != nil)
            if questions.lineTexts, label.verdict != .unknown, dictionary == nil || label.lineCount == 1 {
                label.lineTexts = sized.lineTexts(limits.width, of: text)
            }
            (label.pointSize, label.missingCharacters) = (size.pointSize, missing)
            if label.verdict == .unknown { isUnbreakable = true }
            if label.isBorderline == false {
                if traits.contains(.hasEmoji) || size.tracking == nil {
                    label.isBorderline = true
                } else if traits.contains(.hasHangul) {
                    var other = narrow ?? narrowed(sized, text, script)
                    set(&other, to: size)
                    if isInPoints {
                        setPoints(&other, of: text, script, at: size, hangulEm: Self.narrowestHangul)
                    }
                    let fit = other.fit(limits.width, SizedText.Questions(lines: label.lineCount != nil))
                    label.isBorderline = fit.verdict != label.verdict || fit.lines != label.lineCount
                    narrow = other
                }
            }
            labels.append(traits.contains(.isLowerBound) ? label.ofLowerBound : label)
        }
        return TextFit(
            missingCharacters: missing,
            presumedCharacters: traits.contains(.hasPresumed)
                ? measurer.presumedCharacters(in: text) : [],
            labels: labels, complexScript: isUnbreakable ? dictionary : nil)
    }

    /// The lines of a text in the label at one of the sizes, glyph by glyph.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - index: The place of the size.
    /// - Returns: `nil` if the verdict is unknown.
    package func layout(of text: String, at index: Int) -> LabelLayout? {
        if fitters.indices.contains(index) { return fitters[index].layout(of: text, at: 0) }
        guard sizes.indices.contains(index), ComplexScript.first(in: text, needing: .shaper) == nil else {
            return nil
        }
        let (size, script, measurer) = (sizes[index], TextScript(of: text), measurer)
        var traits: CascadeWidth.Traits = []
        let filler = LineFiller(text) { part -> LineMeasure in
            let width = measurer.measure(part, script)
            traits.formUnion(width.traits)
            return LineMeasure(width: width.units, height: width.lineHeight)
        }
        var sized = SizedText(filler: filler, widthUnit: .one, heightUnit: .one, limits: limits)
        set(&sized, to: size)
        if traits.contains(.hasEmoji) || size.glyphSpacing != 0 {
            setPoints(&sized, of: text, script, at: size)
        }
        let needsDictionary = ComplexScript.first(in: text, needing: .dictionary) != nil
        guard let label = try? self.label(&sized, needsDictionary: needsDictionary),
            label.verdict != .unknown, !(needsDictionary && sized.textWidth > limits.width)
        else { return nil }
        let isShrunk = label.verdict == .shrinks || label.verdict == .mayShrink
        let setter = TextSetter(
            measurer: measurer, script: script, size: size, limits: limits,
            scale: isShrunk ? label.neededScale ?? 1 : 1, displayScale: displayScale)
        return setter.layout(of: text, &sized)
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
                + Double(width.glyphCount) * size.glyphSpacing
            return LineMeasure(width: max(0, points), height: width.lineHeight)
        }
        sized.widthUnit = .one.widened(by: margin)
    }

    /// A text in which Hangul is as narrow as possible, in units.
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

    private func unknown(at size: Size, _ missing: [Unicode.Scalar]) -> FittedLabel {
        var label = FittedLabel(.unknown)
        (label.pointSize, label.missingCharacters) = (size.pointSize, missing)
        return label
    }

    /// The result for a text whose words are not known: it needs at least as many lines as its width fills.
    private func unbroken(_ sized: SizedText) -> FittedLabel {
        // The widest of its lines is broken; the others may not be.
        let others = Double(sized.filler.unbrokenLineCount - 1)
        let lines = others + (sized.textWidth / limits.width).rounded(.up)
        let count = Int(exactly: lines) ?? .max
        let height = sized.height(ofLines: count)
        let isTooMuch = !limits.allow(count, ofHeight: height)
        var label = FittedLabel(isTooMuch ? .truncates : .unknown)
        (label.textWidth, label.lineCount) = (sized.textWidth, count)
        label.neededWidth = (sized.textWidth * displayScale).rounded(.up) / displayScale
        if isTooMuch, questions.isBorderline {
            let wider = others + (sized.textWidth / (limits.width * 1.005)).rounded(.up)
            label.isBorderline = limits.allow(Int(exactly: wider) ?? .max, ofHeight: height)
        }
        return label
    }

    private func label(_ sized: inout SizedText, needsDictionary: Bool) throws(TooLarge) -> FittedLabel {
        let width = sized.textWidth
        let needed = (width * displayScale).rounded(.up) / displayScale
        guard width.isFinite else { throw .pointSize }
        guard needed.isFinite else { throw .displayScale }
        // A label with one line does not break texts.
        let isUnbreakable = needsDictionary && width > limits.width
        if isUnbreakable, limits.lines != 1 { return unbroken(sized) }
        var questions = questions
        if isUnbreakable { questions.lines = false }
        let fit = sized.fit(limits.width, questions)
        var label = FittedLabel(fit.verdict)
        (label.textWidth, label.neededWidth) = (width, needed)
        (label.lineCount, label.neededScale) = (fit.lines, fit.neededScale)
        if hasLineHeight, let height = fit.height {
            let rounded = (height * displayScale).rounded(.up) / displayScale
            guard rounded.isFinite else { throw .displayScale }
            label.height = rounded
        }
        if questions.isBorderline {
            label.isBorderline =
                needsDictionary && limits.lines != 1
                ? width > limits.width * 0.995
                : sized.isBorderline(fit, countingLines: questions.lines && !needsDictionary)
        }
        return label
    }
}

/// The results of fitting one text.
package struct TextFit {
    /// The characters that the font lacks, each once, whether or not a fallback has them.
    package let missingCharacters: [Unicode.Scalar]
    /// The characters that neither the font nor a fallback has, in the order of the text.
    package let presumedCharacters: [PresumedCharacter]
    /// One result for each size.
    package fileprivate(set) var labels: [FittedLabel]
    /// The script because of which some verdicts are unknown.
    package fileprivate(set) var complexScript: ComplexScript?
}
