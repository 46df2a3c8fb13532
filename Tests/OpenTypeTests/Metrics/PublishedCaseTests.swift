import OpenType
import Testing

/// Metrics that were measured on devices, from synthetic fonts with the fonts' table values.
@Suite("Published cases") struct PublishedCaseTests {
    /// Hiragino Kaku Gothic ProN W3 at 12 points.
    @Test func hiragino() throws {
        let metrics = try SyntheticFont.hiragino.face().metrics.scaled(to: 12)
        #expect(metrics.pointSize == 12)
        #expect(metrics.ascender == 10.56)
        #expect(metrics.descender == -1.44)
        #expect(metrics.lineGap == 6)
        #expect(metrics.lineHeight == 12)
        #expect(metrics.capHeight == nil)
        #expect(metrics.xHeight == nil)
    }

    /// Helvetica Neue at 16 points on iOS.
    @Test func helveticaNeue() throws {
        let metrics = try SyntheticFont(unitsPerEm: 1000, 952, -213, 28).face().metrics.scaled(to: 16)
        #expect(metrics.ascender == 15.232)
        #expect(metrics.descender == -3.408)
        #expect(metrics.lineGap == 0.448)
    }

    /// Open Sans at 15 points on iOS.
    @Test func openSans() throws {
        let metrics = try SyntheticFont(unitsPerEm: 2048, 2189, -600, 0).face().metrics
        #expect(metrics.scaled(to: 15).lineHeight == 20.42724609375)
    }

    @Test func roboto() throws {
        let metrics = try SyntheticFont(unitsPerEm: 2048, 1900, -500, 0).face().metrics
        #expect(metrics.scaled(to: 17).lineHeight == 19.921875)
    }

    @Test func carlito() throws {
        let metrics = try SyntheticFont(unitsPerEm: 2048, 1536, -512, 452).face().metrics.scaled(to: 17)
        #expect(metrics.lineHeight == 17)
        #expect(metrics.lineGap == 3.751953125)
    }

    @Test func heightsOfLetters() throws {
        let font = SyntheticFont(unitsPerEm: 2048)
            .with("OS/2", FontTables.os2(xHeight: 1024, capHeight: 1536))
        let metrics = try font.face().metrics.scaled(to: 17)
        #expect(metrics.xHeight == 8.5)
        #expect(metrics.capHeight == 12.75)
    }
}
