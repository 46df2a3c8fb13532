/// Measures texts in a face: advances and kerning, after the substitutions that apply to every text.
///
/// Ligatures, contextual alternates, composed letters and the joined forms of Arabic letters are among them. Each run of
/// one script is measured by itself, with the default language of the script. The width equals HarfBuzz's to the unit for
/// nearly all interface texts, but not in scripts whose letters move, such as Devanagari. A text is measured as one line;
/// line feeds are ordinary characters.
///
/// It caches look-ups, so use one measurer for many texts.
public struct TextMeasurer {
    /// Notes about the widths, in addition to the notes of the face.
    public private(set) var notes: [FontNote]

    /// The line height of the face, in its units.
    public let metrics: VerticalMetrics

    /// The number of units in the point size, 16 to 16384.
    public var unitsPerEm: Int { metrics.unitsPerEm }

    /// Whether the face has glyphs in color, as fonts of emoji have.
    let isInColor: Bool
    let face: FontFace
    private let advances: AdvanceTable
    let numberOfGlyphs: Int
    let classes: GlyphClasses?
    let substitution: LayoutTable<SubstitutionSubtable>?
    let positioning: LayoutTable<PositioningSubtable>?
    let kern: KernTable?
    var finder: GlyphFinder
    var plans: [TextPlan] = []
    /// The positioning of marks, for texts that are drawn.
    var placement: GlyphPlacement?
    // Reused for each text, to keep their memory.
    var scalars: [Unicode.Scalar] = []
    var row = GlyphRow()
    var missing: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    /// Whether a mark of the measured text has no glyph.
    var lacksMark = false
    /// Whether a grapheme of the measured text may be an emoji.
    var mayHoldEmoji = false

    /// Opens and checks the tables that measuring needs.
    ///
    /// - Throws: ``FontError`` if `maxp`, `hmtx` or `cmap` is missing or broken.
    public init(_ face: FontFace) throws(FontError) {
        self.face = face
        let directory = face.directory
        let count = face.numberOfHMetrics
        let profile = try directory.required(.maxp) { table throws(TableFault) in try MaximumProfile(table) }
        var advances = try directory.required(.hmtx) { table throws(TableFault) in
            try AdvanceTable(table, count: count)
        }
        let map = try directory.required(.cmap) { table throws(TableFault) in
            try CharacterMap(table, numberOfGlyphs: profile.numberOfGlyphs)
        }
        var notes: [FontNote] = []
        classes = try directory.optional(.gdef, &notes) { table throws(TableFault) in try GlyphClasses(table)
        }
        let variations = LayoutVariations(face, classes, &notes)
        substitution = try directory.optional(.gsub, &notes) { table throws(TableFault) in
            try LayoutTable(table, variations)
        }
        positioning = try directory.optional(.gpos, &notes) { table throws(TableFault) in
            try LayoutTable(table, variations)
        }
        kern = try directory.optional(.kern, &notes) { table throws(TableFault) in try KernTable(table) }
        notes += (kern?.ignoredFormats ?? []).map { .ignoredKerning(format: $0) }
        if face.variation.chosen.isEmpty, let name = face.variation.unusualDefaultName {
            notes.append(.defaultInstance(name))
        }
        let apple = [FontTag.kerx, .morx, .trak].filter(directory.hasTable)
        if !apple.isEmpty { notes.append(.appleTables(apple)) }
        self.notes = notes
        metrics = face.metrics
        isInColor = [FontTag.cbdt, .colr, .sbix, .svg].contains(where: directory.hasTable)
        numberOfGlyphs = profile.numberOfGlyphs
        if let deltas = try GlyphAdvanceDeltas(face, numberOfGlyphs: numberOfGlyphs, &self.notes) {
            advances.vary(numberOfGlyphs: numberOfGlyphs, by: deltas)
        }
        self.advances = advances
        finder = GlyphFinder(map, classes)
    }

    /// The width of a text.
    ///
    /// - Parameters:
    ///   - text: One line.
    ///   - script: The script for substitutions and kerning; `nil` for that of the first letter.
    /// - Returns: Units of the face, and the characters that it lacks.
    public mutating func measure(_ text: String, script: TextScript? = nil) -> TextWidth {
        measure(text[...], script: script)
    }

    /// The width of a part of a text, measured separately.
    ///
    /// - Parameters:
    ///   - text: The part.
    ///   - script: The script whose substitutions and kerning apply, mostly that of the whole text; `nil` for
    ///     that of the
    ///     part's first letter.
    /// - Returns: Units of the face, and the characters that it lacks.
    public mutating func measure(_ text: Substring, script: TextScript? = nil) -> TextWidth {
        scalars.removeAll(keepingCapacity: true)
        for scalar in text.unicodeScalars { scalars.append(scalar) }
        return measureScalars(script)
    }

    /// The width of a part of a text, given as its scalars and measured separately.
    ///
    /// - Parameters:
    ///   - text: The part's scalars.
    ///   - script: The script whose substitutions and kerning apply, mostly that of the whole text; `nil` for
    ///     that of the
    ///     part's first letter.
    /// - Returns: Units of the face, and the characters that it lacks.
    public mutating func measure(_ text: ArraySlice<Unicode.Scalar>, script: TextScript? = nil) -> TextWidth {
        scalars.removeAll(keepingCapacity: true)
        scalars.append(contentsOf: text)
        return measureScalars(script)
    }

    /// Whether the face has all of a grapheme.
    ///
    /// - Parameters:
    ///   - grapheme: Its scalars.
    ///   - countingMarks: Whether a mark without a glyph counts.
    /// - Returns: Whether each character has a glyph, in one of its spellings.
    mutating func covers(_ grapheme: some Sequence<Unicode.Scalar>, countingMarks: Bool) -> Bool {
        scalars.removeAll(keepingCapacity: true)
        scalars.append(contentsOf: grapheme)
        prepare()
        findGlyphs(scalars.indices, .none)
        return missing.isEmpty && !(countingMarks && lacksMark)
    }

    mutating func prepare() {
        missing.removeAll()
        if !seen.isEmpty { seen.removeAll() }
        (lacksMark, mayHoldEmoji) = (false, false)
    }

    /// Measures the runs of the text that have one script each.
    private mutating func measureScalars(_ script: TextScript?) -> TextWidth {
        prepare()
        var (units, count, start) = (0, 0, 0)
        while start < scalars.count {
            let run = run(from: start)
            let width = measure(start..<run.end, run.script ?? script ?? .none)
            units += width.units
            count += width.glyphCount
            start = run.end
        }
        return TextWidth(
            units: units, glyphCount: count, missingCharacters: missing, lacksMark: lacksMark,
            mayHoldEmoji: mayHoldEmoji)
    }

    /// The longest run of one script from a position: characters of all scripts belong to the letters before
    /// them, at the start of a text to those after them.
    mutating func run(from start: Int) -> (end: Int, script: TextScript?) {
        var script: TextScript?
        // Most texts are Latin.
        if start == 0, scalars.allSatisfy({ $0.value < 0x2B0 }) {
            return (scalars.count, scalars.contains { TextScript(of: $0.value) != nil } ? .latin : nil)
        }
        for place in start..<scalars.count {
            guard let next = finder.find(scalars[place]).script, next != script else { continue }
            if script != nil { return (place, script) }
            script = next
        }
        return (scalars.count, script)
    }

    private mutating func measure(
        _ run: Range<Int>, _ script: TextScript
    ) -> (units: Int, glyphCount: Int) {
        findGlyphs(run, script)
        let plan = plan(for: script)
        plans[plan].substitution?.apply(to: &row, classes)
        var (units, count) = (0, 0)
        for glyph in row.glyphs where glyph.takesSpace {
            units += advance(of: glyph)
            count += 1
        }
        units += plans[plan].kerning.sum(over: row, classes) { advance(of: row.glyphs[$0]) }
        return (units, count)
    }

    func advance(of glyph: TextGlyph) -> Int {
        glyph.space.map(advance) ?? (glyph.takesSpace ? advances.advance(of: glyph.glyph) : 0)
    }

    /// The advance of a glyph, whether or not it is a mark.
    func advance(ofGlyph glyph: UInt16) -> Int { advances.advance(of: glyph) }

    private func advance(of space: FixedSpace) -> Int {
        space.units(unitsPerEm: unitsPerEm) { scalar in
            let glyph = finder.map.glyph(of: scalar.value)
            return glyph == 0 ? nil : advances.advance(of: glyph)
        }
    }
}

extension TextMeasurer {
    /// Puts the glyphs of a run into the row.
    mutating func findGlyphs(_ run: Range<Int>, _ script: TextScript) {
        row.removeAll()
        let forms = RunForms(scalars[run], script)
        var place = run.lowerBound
        while place < run.upperBound {
            let found = finder.find(scalars[place])
            if found.suggestsEmoji { mayHoldEmoji = true }
            var end = place + 1
            // Nothing joins before U+0300.
            while end < run.upperBound, scalars[end].value >= 0x300, finder.find(scalars[end]).joins {
                end += 1
            }
            let form = forms.forms(at: place - run.lowerBound)
            if let parts = SaraAm.parts(of: scalars[place]), finder.map.glyph(of: parts.vowel) != 0 {
                appendVowel(parts, at: place, of: run, form)
            } else if end > place + 1, found.kind == .letter {
                let spelling = LetterWithMarks(scalars[place..<end], finder.map)
                append([spelling.letter] + spelling.marks, form)
            } else {
                end = place + 1
                append(found, scalars[place], form, script)
            }
            place = end
        }
    }

    /// Appends a vowel of two parts: the mark stands before the marks above the letter.
    private mutating func appendVowel(
        _ parts: (mark: UInt32, vowel: UInt32), at place: Int, of run: Range<Int>, _ forms: GlyphForms
    ) {
        var first = place
        while first > run.lowerBound, SaraAm.isAbove(scalars[first - 1]),
            finder.find(scalars[first - 1]).glyph != 0
        {
            first -= 1
        }
        let above = (0..<place - first).compactMap { _ in row.popLast() }
        append([parts.mark], forms)
        for glyph in above.reversed() { row.append(glyph) }
        append([parts.vowel], forms)
    }

    private mutating func append(_ characters: [UInt32], _ forms: GlyphForms) {
        for character in characters {
            guard let scalar = Unicode.Scalar(character) else { continue }
            append(finder.find(scalar), scalar, forms, .none)
        }
    }

    private mutating func append(
        _ found: GlyphFinder.Found, _ scalar: Unicode.Scalar, _ forms: GlyphForms, _ script: TextScript
    ) {
        switch found.kind {
        case .ignorable:
            // The joiner prevents ligatures of letters that join.
            if scalar == EmojiPresentation.joiner, script.joins { appendBarrier() }
        case .nonJoiner: appendBarrier()
        case .mark:
            guard found.glyph != 0 else {
                lacksMark = true
                return
            }
            row.append(
                TextGlyph(
                    glyph: found.glyph, glyphClass: found.glyphClass, isMark: true, character: scalar.value))
        case .letter:
            if found.glyph == 0 {
                if let spelling = LetterWithMarks(decomposing: scalar.value, finder.map),
                    spelling.letter != scalar.value
                {
                    return append([spelling.letter] + spelling.marks, forms)
                }
                if seen.insert(scalar).inserted { missing.append(scalar) }
            }
            var glyph = TextGlyph(
                glyph: found.glyph, glyphClass: found.glyphClass, forms: forms, character: scalar.value)
            glyph.space = found.space
            if script.isRightToLeft, let mirror = MirroredCharacter.mirror(of: scalar.value) {
                let mirrored = finder.map.glyph(of: mirror)
                if mirrored != 0 { glyph.glyph = mirrored }
            }
            row.append(glyph)
        }
    }

    private mutating func appendBarrier() {
        row.append(TextGlyph(glyph: 0, glyphClass: .none, isBarrier: true))
    }
}
