/// A glyph of a text at its place.
public struct PlacedGlyph: Hashable, Sendable {
    /// The glyph's number; `nil` for a space that the face lacks and whose width is known.
    public let glyph: Int?
    /// The character that it shows; of a ligature the first.
    public let character: Unicode.Scalar?
    /// The distance to the origin of the next glyph, in units of the face; 0 for a mark.
    public let advance: Int
    /// The distance to the right from the glyph's origin at which it is drawn, in units of the face.
    public let xOffset: Int
    /// The distance upwards at which it is drawn.
    public let yOffset: Int
    /// Whether the platform's tracking is added after it.
    public let takesSpace: Bool
}

/// A part of a line in a font and its fallbacks.
public enum PlacedPart: Hashable, Sendable {
    /// Glyphs of a font, by its place in the cascade: 0 is the first font.
    case glyphs(font: Int, [PlacedGlyph])
    /// A character that no font has, with the width that it is taken to have.
    case presumed(PresumedCharacter)
}

/// Where glyphs are drawn: the positions that give widths, and those of marks.
struct GlyphPlacement {
    private let positioning: LayoutTable<PositioningSubtable>?
    private let kern: KernTable?
    private var plans: [(script: TextScript, positioning: GlyphPositioning?, kern: KernTable?)] = []
    /// Notes about tables that cannot be read.
    private(set) var notes: [FontNote] = []

    init(_ measurer: TextMeasurer) {
        kern = measurer.kern
        let variations = LayoutVariations(measurer.face, measurer.classes, &notes)
        let wanted = PositioningSubtable.features + PositioningSubtable.markFeatures
        let table = try? measurer.face.directory.optional(.gpos, &notes) { table throws(TableFault) in
            try LayoutTable<PositioningSubtable>(table, variations, wanted: wanted)
        }
        positioning = table.flatMap { $0 } ?? measurer.positioning
    }

    /// The adjustments of the glyphs of a run.
    mutating func adjustments(
        of row: GlyphRow, _ script: TextScript, _ classes: GlyphClasses?, numberOfGlyphs: Int,
        advance: (Int) -> Int, markWidth: (Int) -> Int
    ) -> [GlyphAdjustment] {
        let number = plan(for: script, numberOfGlyphs: numberOfGlyphs)
        var found =
            plans[number].positioning?.adjustments(of: row, classes, advance: advance)
            ?? row.indices.map { place in
                // Without positions a mark stands over the letter before it.
                let isMark = !row[place].isBarrier && !row[place].takesSpace
                return GlyphAdjustment(advance: 0, offset: isMark ? Int32(clamping: -markWidth(place)) : 0)
            }
        guard let kern = plans[number].kern else { return found }
        var left: Int?
        for place in row.indices where row[place].takesSpace {
            if let left {
                // Half of it is before the second glyph, as in HarfBuzz.
                let units = kern.adjustment(row[left].glyph, row[place].glyph)
                let second = Int32(clamping: units - (units >> 1))
                found[left].advance &+= Int32(clamping: units >> 1)
                found[place].advance &+= second
                found[place].offset &+= second
            }
            left = place
        }
        return found
    }

    private mutating func plan(for script: TextScript, numberOfGlyphs: Int) -> Int {
        if let known = plans.firstIndex(where: { $0.script == script }) { return known }
        guard let positioning else {
            plans.append((script, nil, kern))
            return plans.count - 1
        }
        let selection = positioning.selection(script: script.tag)
        let stage = LookupStage(
            positioning, FeatureOrder.positionings(of: selection), numberOfGlyphs: numberOfGlyphs)
        plans.append(
            (
                script, GlyphPositioning(stage, isRightToLeft: script.isRightToLeft),
                selection.features[.kern] == nil ? kern : nil
            ))
        return plans.count - 1
    }
}

extension TextMeasurer {
    /// The glyphs of a part of a text at their places: the positions that give its width, and those of marks.
    ///
    /// - Parameters:
    ///   - text: One line, in scripts that are written from left to right.
    ///   - script: The script whose substitutions and positions apply, mostly that of the whole text; `nil` for that of
    ///     the part's first letter.
    /// - Returns: The glyphs in their order, whose advances add up to the width that is measured.
    public mutating func placed(_ text: Substring, script: TextScript? = nil) -> [PlacedGlyph] {
        scalars.removeAll(keepingCapacity: true)
        scalars.append(contentsOf: text.unicodeScalars)
        prepare()
        var (placed, start): ([PlacedGlyph], Int) = ([], 0)
        while start < scalars.count {
            let run = run(from: start)
            place(start..<run.end, run.script ?? script ?? .none, &placed)
            start = run.end
        }
        return placed
    }

    /// Notes about places of glyphs, in addition to those about widths.
    public mutating func placementNotes() -> [FontNote] {
        let placement = placement ?? GlyphPlacement(self)
        self.placement = placement
        return placement.notes.filter { !notes.contains($0) }
    }

    private mutating func place(_ run: Range<Int>, _ script: TextScript, _ placed: inout [PlacedGlyph]) {
        findGlyphs(run, script)
        let plan = plan(for: script)
        plans[plan].substitution?.apply(to: &row, classes)
        var placement = self.placement ?? GlyphPlacement(self)
        // The only reference, so that it is changed in place.
        self.placement = nil
        let adjustments = placement.adjustments(
            of: row, script, classes, numberOfGlyphs: numberOfGlyphs,
            advance: { advance(of: row.glyphs[$0]) }, markWidth: { advance(ofGlyph: row.glyphs[$0].glyph) })
        self.placement = placement
        for (glyph, adjustment) in zip(row.glyphs, adjustments) where !glyph.isBarrier {
            placed.append(
                PlacedGlyph(
                    glyph: glyph.space == nil ? Int(glyph.glyph) : nil,
                    character: Unicode.Scalar(glyph.character),
                    advance: advance(of: glyph) + Int(adjustment.advance),
                    xOffset: Int(adjustment.offset), yOffset: Int(adjustment.rise),
                    takesSpace: glyph.takesSpace))
        }
    }
}
