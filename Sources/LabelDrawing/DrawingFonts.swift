import OpenType

/// The fonts of a drawing: the label's, then its fallbacks.
///
/// It remembers the outlines that it has read.
public final class DrawingFonts {
    private let faces: [FontFace]
    private var readers: [Key: OutlineReader?] = [:]
    private var faults: [Int: Set<Int>] = [:]

    /// A font, at a size if its outlines depend on the size.
    struct Key: Hashable {
        let font: Int
        let pointSize: Double
    }

    /// Takes the fonts in the order in which texts are measured in them.
    public init(_ faces: [FontFace]) { self.faces = faces }

    /// The key of the outlines of a font at a size; equal for sizes with equal outlines.
    func key(of font: Int, at pointSize: Double) -> Key {
        let follows = faces.indices.contains(font) && faces[font].opticalSizeFollowsPointSize
        return Key(font: font, pointSize: follows ? pointSize : 0)
    }

    /// The outline of a glyph; `nil` if it cannot be read.
    func outline(of glyph: Int, _ key: Key) -> GlyphOutline? {
        guard let outline = reader(key)?.outline(ofGlyph: glyph) else {
            faults[key.font, default: []].insert(glyph)
            return nil
        }
        return outline
    }

    private func reader(_ key: Key) -> OutlineReader? {
        if let known = readers[key] { return known }
        var reader: OutlineReader?
        if faces.indices.contains(key.font) {
            let face = key.pointSize > 0 ? try? faces[key.font].atOpticalSize(for: key.pointSize) : nil
            reader = try? OutlineReader(face ?? faces[key.font])
        }
        readers[key] = .some(reader)
        return reader
    }

    /// Notes about a font, once texts were drawn in it.
    ///
    /// - Parameter font: Its place: 0 is the label's font.
    /// - Returns: What of the font is not drawn, and what its license says of drawings.
    public func notes(of font: Int) -> [FontNote] {
        guard faces.indices.contains(font) else { return [] }
        var notes: [FontNote] = faces[font].hasRestrictedLicense ? [.restrictedLicense] : []
        if let glyphs = faults[font] {
            let note = faces[font].unreadOutlineTables.map(FontNote.unreadOutlineTables)
            notes.append(note ?? .unreadableOutlines(glyphs.sorted()))
        }
        return notes
    }
}
