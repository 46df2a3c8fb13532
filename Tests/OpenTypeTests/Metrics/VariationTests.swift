import OpenType
import Testing

/// Axes, instances and optical sizes of variable fonts.
@Suite("Variable fonts") struct VariationTests {
    @Test func axesAndInstances() throws {
        let face = try FixtureFonts.face("boxes-hvar.ttf")
        #expect(face.axes.map(\.tag) == ["wght", "opsz"])
        #expect(face.axes.map(\.range) == [100...900, 8...144])
        #expect(face.axes.map(\.defaultValue) == [400, 14])
        #expect(face.axes.map(\.name) == ["Weight", "Optical Size"])
        #expect(face.instances.map(\.name) == ["Thin", "Regular", "Bold", "Black", "Display Black"])
        #expect(face.instances.last?.postScriptName == "TypescaleBoxes-DisplayBlack")
        #expect(face.instances.last?.values == [900, 144])
    }

    /// Ascender, descender, line gap, x-height and cap height in units, as HarfBuzz finds them.
    @Test(arguments: [
        ("boxes-hvar.ttf", "wght=700", [769, -245, 200, 504, 704]),
        ("boxes-hvar.ttf", "wght=900,opsz=144", [780, -252, 170, 495, 695]),
        ("boxes-hvar.ttf", "wght=100,opsz=8", [748, -233, 230, 509, 709]),
        ("boxes-gvar.ttf", "wght=900", [950, -250, 30, 510, 710]),
        ("boxes-cff2.otf", "wght=250,opsz=9", [754, -236, 225, 509, 709]),
    ])
    func metrics(name: String, variation: String, units: [Int]) throws {
        let metrics = try FixtureFonts.face(name).varied(FixtureFonts.variation(variation)).metrics
        let found = [
            metrics.ascender, metrics.descender, metrics.lineGap, metrics.xHeight, metrics.capHeight,
        ]
        #expect(found == units)
    }

    /// The width in points follows the size: the optical size is the point size, unless somebody sets it.
    @Test(arguments: [
        ("boxes-hvar.ttf", "", "Settings", 17.0, 71.774), ("boxes-hvar.ttf", "", "Settings", 48, 200.112),
        ("boxes-hvar.ttf", "wght=700", "Voyage To", 15, 49.605),
        ("boxes-gvar.ttf", "wght=900", "Voyage To", 17, 59.449),
        ("boxes-cff2.otf", "", "AVATAR", 48, 108.72),
        ("boxes-hvar.ttf", "opsz=14", "Settings", 48, 203.04),
    ])
    func opticalSizes(name: String, variation: String, text: String, size: Double, points: Double) throws {
        let face = try FixtureFonts.face(name).varied(FixtureFonts.variation(variation))
        #expect(face.opticalSizeFollowsPointSize == !variation.contains("opsz"))
        var measurer = try TextMeasurer(face.atOpticalSize(for: size))
        let width = Double(measurer.measure(text).units) * size / Double(measurer.unitsPerEm)
        #expect(abs(width - points) < 1e-9)
    }

    @Test(arguments: [0.5, 8, 144, 1000]) func opticalSizesBesideTheAxis(size: Double) throws {
        let face = try FixtureFonts.face("boxes-hvar.ttf").atOpticalSize(for: size)
        #expect(face.axisValues == [400, min(max(size, 8), 144)])
    }

    @Test(arguments: ["Bold", "bold", "BOLD", "TypescaleBoxes-Bold", "typescaleboxes-bold"])
    func instances(name: String) throws {
        let face = try FixtureFonts.face("boxes-hvar.ttf").instance(named: name)
        #expect(face.axisValues == [700, 14])
        #expect(!face.opticalSizeFollowsPointSize)
        #expect(try face.varied(["wght": 900]).axisValues == [900, 14])
    }

    @Test func errors() throws {
        let face = try FixtureFonts.face("boxes-hvar.ttf")
        let names = ["Thin", "Regular", "Bold", "Black", "Display Black"]
        #expect(throws: VariationError.unknownInstance("Heavy", names)) { try face.instance(named: "Heavy") }
        #expect(throws: VariationError.unknownAxis("wdth", ["wght", "opsz"])) {
            try face.varied(["wdth": 90])
        }
        for value in [99.9, 900.1, -.infinity] {
            #expect(throws: VariationError.outsideAxis(face.axes[0], value)) {
                try face.varied(["wght": value])
            }
        }
        let plain = try SyntheticFont.measured.face()
        #expect(throws: VariationError.notVariable) { try plain.instance(named: "Bold") }
        #expect(throws: VariationError.notVariable) { try plain.varied(["wght": 700]) }
        #expect(try plain.varied([:]).metrics == plain.metrics)
    }

    @Test(arguments: [
        (VariationError.notVariable, "the font is not variable: it has no instances and no axes"),
        (.unknownInstance("Heavy", ["Thin", "Bold"]), "the font has no instance 'Heavy'; it has Thin, Bold"),
        (.unknownInstance("Heavy", []), "the font has no instance 'Heavy'; it names none"),
        (.unknownAxis("wdth", ["wght"]), "the font has no axis 'wdth'; it has wght"),
    ])
    func messages(error: VariationError, message: String) { #expect(error.message == message) }

    /// `hhea` does not vary; `MVAR` then changes `OS/2` only, which is noted.
    @Test func metricsOfTheHorizontalHeader() throws {
        let face = try FixtureFonts.face("boxes-gvar.ttf")
        #expect(face.notes.isEmpty)
        #expect(try face.varied(["wght": 900]).notes == [.unvariedMetrics(["hasc", "hdsc", "hlgp"])])
    }

    /// The advances at the end of the axis are 5, 60 and −60 units more: a space, A and V.
    @Test(arguments: [(400.0, 1460), (900, 1465), (650, 1463), (100, 1460)])
    func advances(weight: Double, units: Int) throws {
        var measurer = try TextMeasurer(SyntheticFont.varied.face().varied(["wght": weight]))
        #expect(measurer.measure("A V").units == units)
        #expect(measurer.measure("e").units == 510)
    }

    /// A broken `avar`, `HVAR` or `gvar` is noted, and the rest is read.
    @Test(arguments: ["avar", "HVAR", "MVAR", "fvar"]) func brokenTables(tag: String) throws {
        let font = SyntheticFont.complete.with(tag, [0, 9])
        #expect(
            try font.face().notes.contains(.ignoredTable(FontTag(stringLiteral: tag), .tooShort))
                == (tag != "HVAR"))
    }
}
