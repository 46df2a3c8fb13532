import OpenType
import Testing

/// Every font of the machine, whatever it is.
@Suite("Every installed font") struct EveryInstalledFontTests {
    private static let fonts = InstalledFonts.paths(endingIn: [".ttf", ".otf", ".ttc", ".otc"])
    private static let foreign: [(ending: String, format: ForeignFormat)] = [
        (".woff", .woff), (".woff2", .woff2), (".eot", .embeddedOpenType), (".pfb", .type1), (".t1", .type1),
    ]

    @Test(.enabled(if: !fonts.isEmpty, "no font is installed")) func soundFontsAreRead() throws {
        for path in Self.fonts {
            let collection = try FontFile(InstalledFonts.source(path))
            for number in 0..<collection.count {
                let face = try collection.face(at: number)
                #expect(face.metrics.lineHeight > 0, "\(path)")
                #expect(face.name.postScriptName != nil, "\(path)")
            }
        }
    }

    /// No table of a sound font is found broken; that a font is variable is not a fault.
    ///
    /// Play alone has pairs in another format, and Apple's tables.
    @Test(.enabled(if: !fonts.isEmpty, "no font is installed")) func soundFontsAreMeasured() throws {
        for path in Self.fonts where !path.contains("/play/") {
            let collection = try FontFile(InstalledFonts.source(path))
            for number in 0..<collection.count {
                let measurer = try TextMeasurer(try collection.face(at: number))
                let faults = measurer.notes.filter { note in
                    if case .defaultInstance = note { return false }
                    return true
                }
                #expect(faults.isEmpty, "\(path)")
            }
        }
    }

    @Test(.enabled(if: !fonts.isEmpty, "no font is installed")) func foreignFormatsAreNamed() {
        for (ending, format) in Self.foreign {
            for path in InstalledFonts.paths(endingIn: [ending]) {
                #expect(throws: FontError.foreign(format), "\(path)") {
                    try FontFile(InstalledFonts.source(path))
                }
            }
        }
    }

    /// Faces of a collection are found by their PostScript names.
    @Test(
        .enabled(if: InstalledFonts.has("truetype/arphic/uming.ttc"), "fonts-arphic-uming is not installed"))
    func facesOfACollection() throws {
        let collection = try FontFile(InstalledFonts.source("truetype/arphic/uming.ttc"))
        #expect(collection.count == 4)
        for number in 0..<collection.count {
            let name = try #require(try collection.name(at: number).postScriptName)
            #expect(collection.number(ofFaceNamed: name) == number)
        }
    }
}
