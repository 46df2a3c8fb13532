/// Accented capitals that rise above the ascender.
extension FontFace {
    /// Capitals with accents of European languages and of Vietnamese, `À` first.
    private static let accentedCapitals = Array(
        "\u{C0}ÁÂÃÄÅÆÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝĂČĎĚĞĽŇŐŘŠŤŮŰŽẤẦẨẪẮẰẲẴẾỀỂỄỐỒỔỖ".unicodeScalars)

    /// A note about lines on macOS, which become taller than the font's metrics say if `À` or another accented capital
    /// rises above the ascender of `hhea`.
    ///
    /// - Returns: A note about `À` if it does, or else about the tallest that does; `nil` if none does, and if the face
    ///   has no outlines that can be read. Source: eight public reports of such fonts.
    public func tallAccentNote() -> FontNote? {
        guard let reader = try? OutlineReader(self) else { return nil }
        var tallest: (character: Unicode.Scalar, top: Double)?
        for character in Self.accentedCapitals {
            guard let glyph = reader.glyph(for: character),
                let top = reader.outline(ofGlyph: glyph)?.bounds?.maximumY, top > Double(horizontalAscender)
            else { continue }
            if tallest.map({ $0.top < top }) ?? true { tallest = (character, top) }
            if character == Self.accentedCapitals.first { break }
        }
        return tallest.flatMap { tallest in
            Int(exactly: tallest.top.rounded(.toNearestOrAwayFromZero)).map {
                .tallAccent(tallest.character, top: $0, ascender: horizontalAscender)
            }
        }
    }
}
