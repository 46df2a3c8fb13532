/// Reads the outlines of a face's glyphs.
///
/// Outlines are those of `glyf`, at the instance of a variable font, or of `CFF `. `CFF2` is not read.
public struct OutlineReader {
    private enum Source {
        case trueType(TrueTypeOutlines, bearings: SideBearings, GlyphVariations?)
        case cff(CFFTable)
    }

    private let source: Source
    private let characters: CharacterMap
    private let unitsPerEm: Double

    /// Opens the tables that outlines need.
    ///
    /// - Throws: ``FontError`` if the face has neither `glyf` nor `CFF `, or if a table is broken.
    public init(_ face: FontFace) throws(FontError) {
        let directory = face.directory
        let numberOfGlyphs = Int(
            try directory.required(.maxp) { (table) throws(TableFault) in
                try table.start(count: 6).uint16(at: 4)
            })
        characters = try directory.required(.cmap) { (table) throws(TableFault) in
            try CharacterMap(table, numberOfGlyphs: numberOfGlyphs)
        }
        unitsPerEm = Double(face.metrics.unitsPerEm)
        if directory.hasTable(.cff) {
            source = .cff(try directory.required(.cff) { (table) throws(TableFault) in try CFFTable(table) })
            return
        }
        let head = try directory.required(.head) { (table) throws(TableFault) in try HeadTable(table) }
        let count = face.numberOfHMetrics
        let bearings = try directory.required(.hmtx) { (table) throws(TableFault) in
            SideBearings(table, advances: count)
        }
        let outlines = try directory.required(.glyf) { (_) throws(TableFault) in
            try TrueTypeOutlines(
                directory, hasLongOffsets: head.hasLongOffsets, numberOfGlyphs: numberOfGlyphs)
        }
        var variations: GlyphVariations?
        if !face.variation.isDefault, directory.hasTable(.gvar) {
            variations = try directory.required(.gvar) { (table) throws(TableFault) in
                try GlyphVariations(
                    table, directory, at: face.variation.coordinates, numberOfGlyphs: numberOfGlyphs)
            }
        }
        source = .trueType(outlines, bearings: bearings, variations)
    }

    /// The glyph of a character; `nil` if the face does not have it.
    public func glyph(for character: Unicode.Scalar) -> Int? {
        let glyph = characters.glyph(of: character.value)
        return glyph == 0 ? nil : Int(glyph)
    }

    /// The outline of a glyph, in font units; empty for a glyph that draws nothing.
    ///
    /// - Parameter glyph: The glyph's number.
    /// - Returns: `nil` for a broken glyph, one beyond the limits, and a number without a glyph.
    public func outline(ofGlyph glyph: Int) -> GlyphOutline? {
        guard let outline = readOutline(ofGlyph: glyph), outline.isPlausible else { return nil }
        return outline
    }

    private func readOutline(ofGlyph glyph: Int) -> GlyphOutline? {
        do throws(TableFault) {
            switch source {
            case .trueType(let outlines, let bearings, let variations):
                let (points, origin) = try outlines.points(ofGlyph: glyph, varied: variations)
                let outline = GlyphOutline(points)
                // The left side bearing is the place of the left edge that the glyph states.
                guard let edge = try outlines.statedMinimumX(ofGlyph: glyph) else { return outline }
                let shift = Double((bearings.leftSideBearing(of: glyph) ?? edge) - edge) - origin
                guard shift != 0 else { return outline }
                return outline.mapped { OutlinePoint(x: $0.x + shift, y: $0.y) }
            case .cff(let table):
                let outline = try Charstring(ofGlyph: glyph, in: table).outline
                guard let matrix = try table.matrix(forGlyph: glyph) else {
                    return scaled(outline, [0.001, 0, 0, 0.001, 0, 0])
                }
                return scaled(outline, matrix)
            }
        } catch {
            return nil
        }
    }

    /// The outline in font units, by the matrix from its own units to an em.
    private func scaled(_ outline: GlyphOutline, _ matrix: [Double]) -> GlyphOutline {
        let own = matrix.map { $0 * unitsPerEm }
        // Matrices are written with few digits: 0.000355113 for 1 ÷ 2816.
        let isIdentity = zip(own, [1, 0, 0, 1, 0, 0]).allSatisfy { abs($0 - $1) < 1e-4 }
        guard !isIdentity, own.allSatisfy({ $0.isFinite }) else { return outline }
        return outline.mapped {
            OutlinePoint(
                x: own[0] * $0.x + own[2] * $0.y + own[4], y: own[1] * $0.x + own[3] * $0.y + own[5])
        }
    }
}

/// `hmtx`: the distances from the origin to the left edges of glyphs.
struct SideBearings {
    private let table: FontTable
    private let advances: Int

    init(_ table: FontTable, advances: Int) { (self.table, self.advances) = (table, advances) }

    /// The left side bearing of a glyph in units; `nil` if the table ends before it.
    func leftSideBearing(of glyph: Int) -> Int? {
        let offset = glyph < advances ? 4 * glyph + 2 : 4 * advances + 2 * (glyph - advances)
        let bytes = try? table.bytes(at: offset, count: 2)
        return (try? bytes?.int16(at: 0)).map(Int.init)
    }
}
