/// The differences of advances between the default instance of a variable font and another.
///
/// They are those of `HVAR`, or else follow from the outlines' phantom points in `gvar`.
enum GlyphAdvanceDeltas {
    case table(AdvanceVariations)
    case outlines(GlyphVariations)

    /// Those at the instance of a face; `nil` at the default instance, or if the font has none.
    init?(_ face: FontFace, numberOfGlyphs: Int, _ notes: inout [FontNote]) throws(FontError) {
        guard !face.variation.isDefault else { return nil }
        let (directory, coordinates) = (face.directory, face.variation.coordinates)
        let table = try directory.optional(.hvar, &notes) { table throws(TableFault) in
            try AdvanceVariations(table, at: coordinates)
        }
        if let table {
            self = .table(table)
            return
        }
        let outlines = try directory.optional(.gvar, &notes) { table throws(TableFault) in
            try GlyphVariations(table, directory, at: coordinates, numberOfGlyphs: numberOfGlyphs)
        }
        guard let outlines else { return nil }
        self = .outlines(outlines)
    }

    /// The difference of a glyph's advance, in whole units.
    func delta(of glyph: Int) -> Int {
        switch self {
        case .table(let table): table.delta(of: glyph)
        case .outlines(let outlines): outlines.advanceDelta(of: glyph)
        }
    }
}
