/// A font and its fallbacks, which measures texts in them.
///
/// Each grapheme is measured in the first font that has all of it, and adjacent ones in one font together,
/// with kerning. A character that no font has gets its ``PresumedWidth``, or no width if that is not known,
/// so that the sum is a lower bound.
public struct FontCascade {
    /// The ascender and descender of the first font's lines, if they differ from its file.
    public struct LineMetrics: Hashable, Sendable {
        let unitsPerEm: Int
        let ascender: Int
        let descender: Int

        /// Makes metrics in units, with 16 to 16384 units per em; the descender is negative below the
        /// baseline.
        public init(unitsPerEm: Int, ascender: Int, descender: Int) {
            precondition((16...16384).contains(unitsPerEm), "an em has 16 to 16384 units")
            (self.unitsPerEm, self.ascender, self.descender) = (unitsPerEm, ascender, descender)
        }
    }

    /// The number of units of the cascade per em: a multiple of each font's, so that widths are whole
    /// numbers.
    public let unitsPerEm: Double

    private var fonts: [Font]
    /// The fonts of the characters that were looked up.
    private var known: [Unicode.Scalar: Place] = [:]
    // Reused for each grapheme, to keep its memory.
    private var grapheme: [Unicode.Scalar] = []

    private struct Font {
        var measurer: TextMeasurer
        /// The number of units of the cascade in a unit of the font.
        let factor: Double
        let ascender: Double
        let descender: Double
    }

    /// The font in which a grapheme is measured.
    private enum Place: Hashable {
        case font(Int)
        /// The first part decides: fonts of emoji join emoji by ligatures with the joiner.
        case joined(Int)
        /// In none.
        case presumed(PresumedWidth)
    }

    /// Makes a cascade of a font and its fallbacks.
    ///
    /// - Parameters:
    ///   - first: The font of the text; every line is at least as high as its lines.
    ///   - fallbacks: The fonts for characters that it lacks.
    ///   - lineMetrics: The metrics of the first font's lines; `nil` for its own.
    public init(_ first: TextMeasurer, fallbacks: [TextMeasurer] = [], lineMetrics: LineMetrics? = nil) {
        let measurers = [first] + fallbacks
        let counts = measurers.map(\.unitsPerEm) + (lineMetrics.map { [$0.unitsPerEm] } ?? [])
        let unitsPerEm = Double(Self.commonMultiple(of: counts) ?? first.unitsPerEm)
        self.unitsPerEm = unitsPerEm
        fonts = measurers.enumerated().map { place, measurer in
            let metrics = measurer.metrics
            let lines =
                (place == 0 ? lineMetrics : nil)
                ?? LineMetrics(
                    unitsPerEm: metrics.unitsPerEm, ascender: metrics.ascender,
                    descender: metrics.descender)
            let factor = unitsPerEm / Double(lines.unitsPerEm)
            return Font(
                measurer: measurer, factor: unitsPerEm / Double(metrics.unitsPerEm),
                ascender: Double(lines.ascender) * factor, descender: Double(-lines.descender) * factor)
        }
    }

    /// The least common multiple; `nil` if widths would not be exact.
    private static func commonMultiple(of counts: [Int]) -> Int? {
        var result = 1
        for count in counts {
            var (first, second) = (result, count)
            while second > 0 { (first, second) = (second, first % second) }
            result = result / max(1, first) * count
            guard result < 1 << 30 else { return nil }
        }
        return result
    }

    /// The width and height of a line, measured separately.
    ///
    /// - Parameters:
    ///   - line: The line, or a part of it.
    ///   - script: The script whose substitutions and kerning apply in the first font, mostly that of the
    ///     whole text; in the
    ///     others it is that of the part in the font.
    /// - Returns: Units of the cascade, and traits of missing characters.
    public mutating func measure(_ line: Substring, script: TextScript? = nil) -> CascadeWidth {
        let whole = fonts[0].measurer.measure(line, script: script)
        var width = CascadeWidth(ascender: fonts[0].ascender, descender: fonts[0].descender)
        guard isComplete(whole) else {
            if !whole.missingCharacters.isEmpty { width.traits.insert(.lacksCharacters) }
            measureParts(of: line, script, &width)
            return width
        }
        // An odd font may give a negative width.
        width.units = Double(max(0, whole.units)) * fonts[0].factor
        width.glyphCount = whole.glyphCount
        return width
    }

    /// The parts of a line with their glyphs, which are as wide together as the line is measured.
    ///
    /// - Parameters:
    ///   - line: The line, in scripts that are written from left to right.
    ///   - script: The script whose substitutions and positions apply in the first font, as in measuring.
    /// - Returns: The parts in their order.
    public mutating func placed(_ line: Substring, script: TextScript? = nil) -> [PlacedPart] {
        let isOne = isComplete(fonts[0].measurer.measure(line, script: script))
        let parts = isOne ? [Part.run(line, font: 0)] : parts(of: line)
        return parts.map { part in
            switch part {
            case .run(let run, let font):
                let glyphs = fonts[font].measurer.placed(run, script: font == 0 ? script : nil)
                return .glyphs(font: font, glyphs)
            case .presumed(let character): return .presumed(character)
            }
        }
    }

    /// Notes about the places of glyphs in the fonts, in addition to those about widths.
    public mutating func placementNotes() -> [[FontNote]] {
        fonts.indices.map { fonts[$0].measurer.placementNotes() }
    }

    /// The number of units of each font per em.
    public var unitsPerEmOfFonts: [Int] { fonts.map(\.measurer.unitsPerEm) }

    /// The characters of a line that the first font lacks, each once, in the order of the text.
    public mutating func charactersMissing(in line: Substring) -> [Unicode.Scalar] {
        fonts[0].measurer.measure(line).missingCharacters
    }

    /// The characters of a line that no font has, in the order of the text.
    public mutating func presumedCharacters(in line: Substring) -> [PresumedCharacter] {
        var found: [PresumedCharacter] = []
        for character in line {
            guard case .presumed(let width) = place(of: character), width != .nothing else { continue }
            if width == .emoji {
                // A font may have the digit of a keycap but not the key.
                let sign = grapheme.first.map { $0.isASCII ? EmojiPresentation.keycap : $0 }
                if let sign { found.append(PresumedCharacter(scalar: sign, width: width)) }
            } else {
                for scalar in grapheme {
                    guard case .presumed(let width) = place(ofPart: scalar), width != .nothing else {
                        continue
                    }
                    found.append(PresumedCharacter(scalar: scalar, width: width))
                }
            }
        }
        return found
    }

    /// Whether a line needs only the first font.
    private func isComplete(_ width: TextWidth) -> Bool {
        width.missingCharacters.isEmpty && !width.mayHoldEmoji && !(width.lacksMark && fonts.count > 1)
    }

    /// A part of a line: neighbours in one font, or a character that no font has.
    private enum Part {
        case run(Substring, font: Int)
        case presumed(PresumedCharacter)
    }

    /// The parts of a line that needs more than the first font.
    private mutating func parts(of line: Substring) -> [Part] {
        var parts: [Part] = []
        var run: (font: Int, start: String.Index)?
        for place in line.indices {
            let found = self.place(of: line[place])
            if case .font(let font) = found, run?.font == font { continue }
            if let run { parts.append(.run(line[run.start..<place], font: run.font)) }
            run = nil
            switch found {
            case .font(let font): run = (font, place)
            case .joined(let font):
                let rest = line[place...]
                let joiner = rest.unicodeScalars.firstIndex(of: EmojiPresentation.joiner) ?? rest.endIndex
                parts.append(.run(rest[..<joiner], font: font))
            case .presumed(.emoji):
                guard let sign = grapheme.first else { continue }
                parts.append(.presumed(PresumedCharacter(scalar: sign, width: .emoji)))
            case .presumed:
                for scalar in grapheme {
                    switch self.place(ofPart: scalar) {
                    case .font(let font), .joined(let font):
                        parts.append(.run(String(scalar)[...], font: font))
                    case .presumed(let width):
                        parts.append(.presumed(PresumedCharacter(scalar: scalar, width: width)))
                    }
                }
            }
        }
        if let run { parts.append(.run(line[run.start...], font: run.font)) }
        return parts
    }

    /// Measures a line part by part.
    private mutating func measureParts(
        of line: Substring, _ script: TextScript?, _ width: inout CascadeWidth
    ) {
        for part in parts(of: line) {
            switch part {
            case .run(let run, let font): measure(run, script, in: font, &width)
            case .presumed(let character): add(character.width, &width)
            }
        }
    }

    private mutating func measure(
        _ run: Substring, _ script: TextScript?, in number: Int, _ width: inout CascadeWidth
    ) {
        let measured = fonts[number].measurer.measure(run, script: number == 0 ? script : nil)
        width.units += Double(max(0, measured.units)) * fonts[number].factor
        if number == 0 { width.glyphCount += measured.glyphCount }
        width.ascender = max(width.ascender, fonts[number].ascender)
        width.descender = max(width.descender, fonts[number].descender)
    }

    private func add(_ presumed: PresumedWidth, _ width: inout CascadeWidth) {
        if presumed != .nothing { width.traits.insert(.hasPresumed) }
        switch presumed {
        case .em: width.units += unitsPerEm
        case .halfEm: width.units += unitsPerEm / 2
        case .hangul:
            width.units += unitsPerEm
            width.hangulCount += 1
            width.traits.insert(.hasHangul)
        case .emoji:
            width.emojiCount += 1
            width.traits.insert(.hasEmoji)
        case .unknown: width.traits.insert(.isLowerBound)
        case .nothing: break
        }
    }

    /// The font for a part of a grapheme that no font has completely.
    private mutating func place(ofPart scalar: Unicode.Scalar) -> Place {
        let width = PresumedWidth(scalar)
        guard grapheme.count > 1, width == .unknown else { return .presumed(width) }
        for number in fonts.indices
        where fonts[number].measurer.covers(CollectionOfOne(scalar), countingMarks: true) {
            return .font(number)
        }
        return .presumed(width)
    }

    /// The font in which a grapheme is measured, with its scalars kept.
    private mutating func place(of character: Character) -> Place {
        grapheme.removeAll(keepingCapacity: true)
        grapheme.append(contentsOf: character.unicodeScalars)
        let single = grapheme.count == 1 ? grapheme.first : nil
        if let single, let place = known[single] { return place }
        let place = findPlace()
        if let single { known[single] = place }
        return place
    }

    private mutating func findPlace() -> Place {
        let emoji = EmojiPresentation(grapheme)
        for number in fonts.indices {
            // A text font may have the heart but not the colored one that is requested.
            if emoji == .byRequest, !fonts[number].measurer.isInColor { continue }
            guard fonts[number].measurer.covers(grapheme, countingMarks: true) else { continue }
            let isOne =
                emoji != nil && fonts[number].measurer.isInColor
                && grapheme.contains(EmojiPresentation.joiner)
            return isOne ? .joined(number) : .font(number)
        }
        if emoji != nil { return .presumed(.emoji) }
        for number in fonts.indices where fonts[number].measurer.covers(grapheme, countingMarks: false) {
            return .font(number)
        }
        return .presumed(grapheme.lazy.map(PresumedWidth.init).first { $0 != .nothing } ?? .nothing)
    }
}
