import OpenType
import Testing

/// All published fonts: from synthetic fonts with their raw metrics, and from the files that are installed.
@Suite("Published fonts") struct PublishedFontTests {
    private static let installed = PublishedFont.packaged.filter { InstalledFonts.has($0.path) }
    private static let missing = PublishedFont.packaged.filter { !InstalledFonts.has($0.path) }
    private static let noto = PublishedFont.elsewhere.filter { $0.path.hasPrefix("opentype/noto") }

    @Test func allAreThere() {
        #expect(PublishedFont.packaged.count == 29)
        #expect(PublishedFont.elsewhere.count == 6)
        #expect(Self.noto.count == 1)
    }

    @Test(arguments: PublishedFont.packaged + PublishedFont.elsewhere)
    func synthetic(font: PublishedFont) throws { check(try font.synthetic.face(), font) }

    @Test(.enabled(if: !installed.isEmpty, "no published font is installed"), arguments: installed)
    func file(font: PublishedFont) throws { try checkFile(font) }

    /// Says what of the above could not be checked.
    @Test(.disabled(if: !missing.isEmpty, "not installed: \(missing.map(\.path))"))
    func everyPackageIsInstalled() { #expect(Self.missing.isEmpty) }

    @Test(.enabled(if: noto.allSatisfy { InstalledFonts.has($0.path) }, "fonts-noto-cjk is not installed"))
    func notoCJK() throws { for font in Self.noto { try checkFile(font) } }

    private func checkFile(_ font: PublishedFont) throws {
        let face = try FontFile(InstalledFonts.source(font.path)).face(at: 0)
        check(face, font)
        #expect(face.name.family != nil)
        #expect(face.name.postScriptName != nil)
        #expect(face.notes.isEmpty)
    }

    private func check(_ face: FontFace, _ font: PublishedFont) {
        let metrics = face.metrics
        #expect(metrics.unitsPerEm == font.unitsPerEm)
        #expect(metrics.table.rawValue == font.table)
        #expect([metrics.ascender, metrics.descender, metrics.lineGap] == font.lineMetrics)
        #expect(metrics.capHeight == font.capHeight)
        #expect(metrics.xHeight == font.xHeight)
        let points = metrics.scaled(to: 17)
        let at17 = [points.ascender, points.descender, points.lineGap, points.lineHeight]
        #expect(at17.map(InstalledFonts.tenDigits) == font.at17)
    }
}
