import OpenType
import Testing

/// Published widths, in the files that are installed.
@Suite("Published widths") struct PublishedWidthTests {
    private static let installed = PublishedWidths.fonts.filter { InstalledFonts.has($0.path) }
    private static let missing = PublishedWidths.fonts.filter { !InstalledFonts.has($0.path) }
    private static let liberation = "truetype/liberation2/LiberationSans-Regular.ttf"

    @Test func allAreThere() {
        #expect(PublishedWidths.fonts.count * PublishedWidths.texts.count == 180)
        for font in PublishedWidths.fonts { #expect(font.units.count == PublishedWidths.texts.count) }
    }

    @Test(.enabled(if: !installed.isEmpty, "no published font is installed"), arguments: installed)
    func file(font: PublishedWidths) throws {
        var measurer = try InstalledFonts.measurer(font.path)
        #expect(measurer.unitsPerEm == font.unitsPerEm)
        for (text, units) in zip(PublishedWidths.texts, font.units) {
            let width = measurer.measure(text)
            #expect(width.units == units, "\(text)")
            #expect(width.missingCharacters.isEmpty)
        }
    }

    /// Says what of the above could not be checked.
    @Test(.disabled(if: !missing.isEmpty, "not installed: \(missing.map(\.path))"))
    func everyPackageIsInstalled() { #expect(Self.missing.isEmpty) }

    /// T and e are 227 units closer; a text of an app at 30 points.
    @Test(.enabled(if: InstalledFonts.has(liberation), "fonts-liberation2 is not installed"))
    func liberationSans() throws {
        var measurer = try InstalledFonts.measurer(Self.liberation)
        let apart = measurer.measure("T").units + measurer.measure("e").units
        #expect(measurer.measure("Te").units - apart == -227)
        let points = Double(measurer.measure("Awesome!").units) * 30 / Double(measurer.unitsPerEm)
        #expect((points * 1000).rounded() == 139_512)
    }

    /// That `morx` is not followed is said.
    @Test(.enabled(if: InstalledFonts.has("truetype/play/Play-Regular.ttf"), "fonts-play is not installed"))
    func notesOnPlay() throws {
        let measurer = try InstalledFonts.measurer("truetype/play/Play-Regular.ttf")
        #expect(measurer.notes == [.appleTables(["morx"])])
    }
}

extension InstalledFonts {
    /// The measurer of the first face of a file.
    static func measurer(_ path: String) throws -> TextMeasurer {
        try TextMeasurer(try FontFile(source(path)).face(at: 0))
    }
}
