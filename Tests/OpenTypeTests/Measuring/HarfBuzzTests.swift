import OpenType
import Foundation
import Testing

/// Interface texts in 29 languages and the text fonts of the tests' packages, beside HarfBuzz.
///
/// A text counts in a font that has all of its characters. Each run of one script is shaped by itself. What differs is
/// named: `hb-shape` 6, unlike later versions, leaves contextual alternates of Hangul undone and does not compose ă of a
/// letter that has a dot below it, too; and Play's ligatures are in `morx`, which is not read.
@Suite("HarfBuzz") struct HarfBuzzTests {
    private static let program = "/usr/bin/hb-shape"
    private static let isInstalled = FileManager.default.isExecutableFile(atPath: program)
    private static let fonts = [
        "opentype/b612/B612-Regular.otf", "opentype/cabin/Cabin-Regular.otf",
        "opentype/cantarell/Cantarell-Regular.otf",
        "opentype/ebgaramond/EBGaramond12-Regular.otf", "opentype/fonts-hosny-amiri/Amiri-Regular.ttf",
        "opentype/freefont/FreeMono.otf", "opentype/freefont/FreeSans.otf", "opentype/freefont/FreeSerif.otf",
        "opentype/inter/Inter-Bold.otf", "opentype/inter/Inter-Italic.otf",
        "opentype/inter/Inter-Regular.otf",
        "opentype/ipafont-gothic/ipag.ttf", "opentype/lobster/lobster.otf",
        "opentype/stix/STIXGeneral-Regular.otf",
        "opentype/urw-base35/NimbusRoman-Regular.otf", "opentype/urw-base35/NimbusSans-Regular.otf",
        "truetype/comfortaa/Comfortaa-Regular.ttf", "truetype/crosextra/Carlito-Regular.ttf",
        "truetype/dejavu/DejaVuSans.ttf", "truetype/dejavu/DejaVuSansMono.ttf",
        "truetype/dejavu/DejaVuSerif.ttf",
        "truetype/droid/DroidSansFallbackFull.ttf", "truetype/farsiweb/nazli.ttf",
        "truetype/inter-vf/Inter.var.ttf", "truetype/karla-variable/Karla[wght].ttf",
        "truetype/lato/Lato-Light.ttf",
        "truetype/lato/Lato-Regular.ttf", "truetype/liberation/LiberationSans-Regular.ttf",
        "truetype/liberation2/LiberationSans-Regular.ttf", "truetype/liberation2/LiberationSerif-Regular.ttf",
        "truetype/manrope/Manrope-Regular.ttf", "truetype/nanum/NanumGothic.ttf",
        "truetype/noto/NotoKufiArabic-Regular.ttf", "truetype/noto/NotoNaskhArabic-Regular.ttf",
        "truetype/noto/NotoNastaliqUrdu-Regular.ttf", "truetype/noto/NotoSans-Regular.ttf",
        "truetype/noto/NotoSansArabic-Regular.ttf", "truetype/noto/NotoSansDisplay-Regular.ttf",
        "truetype/noto/NotoSansHebrew-Regular.ttf", "opentype/noto/NotoSerifCJK-Regular.ttc",
        "truetype/noto/NotoSansThai-Regular.ttf", "truetype/noto/NotoSerif-Regular.ttf",
        "truetype/open-sans/OpenSans-Regular.ttf", "truetype/oxygen/Oxygen-Sans.ttf",
        "truetype/play/Play-Regular.ttf",
        "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "truetype/fonts-yrsa-rasa/Rasa-Regular.ttf",
        "truetype/fonts-yrsa-rasa/Yrsa-Regular.ttf", "truetype/vollkorn/Vollkorn-Regular.ttf",
        "opentype/noto/NotoSansCJK-Regular.ttc",
    ]
    private static let installed = fonts.filter(InstalledFonts.has)
    private static let missing = fonts.filter { !InstalledFonts.has($0) }
    private static let languages = InterfaceStrings.languages + InterfaceStrings.moreLanguages
    private static let texts = languages.flatMap(\.texts)

    @Test func thereAreEnough() {
        #expect(Self.languages.count >= 25)
        #expect(Set(Self.texts).count == Self.texts.count)
        #expect(Self.texts.count >= 500)
        #expect(Self.fonts.count >= 45)
    }

    @Test(
        .enabled(if: isInstalled, "hb-shape is not installed"),
        .enabled(if: !installed.isEmpty, "none of the fonts is installed"), arguments: installed)
    func widths(path: String) throws {
        var measurer = try InstalledFonts.measurer(path)
        let complete = Self.texts.filter { measurer.measure($0).missingCharacters.isEmpty }
        #expect(complete.count >= 10)
        let runs = complete.map { ScriptRuns.runs(of: $0) }
        var widths = try Self.harfBuzzWidths(runs.flatMap { $0 }, path)[...]
        #expect(widths.count == runs.reduce(0) { $0 + $1.count })
        var (differing, adrift): ([Substring], [Substring]) = ([], [])
        for (text, runs) in zip(complete, runs) {
            let width = widths.prefix(runs.count).reduce(0, +)
            widths = widths.dropFirst(runs.count)
            if measurer.measure(text).units != width { differing.append(text) }
            // What is drawn is as wide as what is measured.
            let drawn = measurer.placed(text).reduce(0) { $0 + $1.advance }
            if drawn != measurer.measure(text).units { adrift.append(text) }
        }
        #expect(adrift == [])
        #expect(differing.filter { !Self.isExplained($0, in: path) } == [])
    }

    private static func isExplained(_ text: Substring, in path: String) -> Bool {
        if path.contains("/play/") { return text.contains("f") }
        if path.contains("/stix/") { return text.unicodeScalars.contains("\u{1EB7}") }
        return path.contains("CJK") && text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }

    /// Says what of the above could not be checked.
    @Test(.disabled(if: !missing.isEmpty, "not installed: \(missing)"))
    func everyPackageIsInstalled() { #expect(Self.missing.isEmpty) }

    /// The sums of the advances that HarfBuzz gives the texts.
    private static func harfBuzzWidths(_ runs: [String], _ path: String) throws -> [Int] {
        let folder = FileManager.default.temporaryDirectory
        let texts = folder.appendingPathComponent(UUID().uuidString)
        let output = folder.appendingPathComponent(UUID().uuidString)
        defer { for file in [texts, output] { try? FileManager.default.removeItem(at: file) } }
        try Data(runs.joined(separator: "\n").utf8).write(to: texts)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [
            "--output-format=json", "--no-glyph-names", "--text-file=\(texts.path)",
            "/usr/share/fonts/\(path)",
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        return try String(decoding: Data(contentsOf: output), as: UTF8.self).split(separator: "\n").map {
            line in
            let glyphs = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]]
            return (glyphs ?? []).reduce(0) { $0 + ($1["ax"] as? Int ?? 0) }
        }
    }
}

/// Splits a text into runs of one script, by ranges typed from https://www.unicode.org/Public/15.0.0/ucd/Scripts.txt:
/// characters of all scripts belong to the run before them, at the start of a text to the one after.
enum ScriptRuns {
    static func runs(of text: Substring) -> [String] {
        var runs: [String] = []
        var (run, current) = ("", nil as Int?)
        for scalar in text.unicodeScalars {
            let script = scripts.firstIndex { $0.contains { $0.contains(scalar.value) } }
            if let script, let known = current, script != known {
                runs.append(run)
                (run, current) = ("", script)
            }
            current = current ?? script
            run.unicodeScalars.append(scalar)
        }
        return runs + [run]
    }

    private static let scripts: [[ClosedRange<UInt32>]] = [
        // Latin, Greek, Cyrillic, Hebrew.
        [
            0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8,
            0x1E00...0x1EFF,
        ],
        [0x370...0x373, 0x375...0x377, 0x37A...0x37D, 0x386...0x386, 0x388...0x3E1, 0x1F00...0x1FFE],
        [0x400...0x484, 0x487...0x52F], [0x591...0x5F4],
        // Arabic, without what it shares with other scripts.
        [
            0x600...0x604, 0x606...0x60B, 0x60D...0x61A, 0x61C...0x61E, 0x620...0x63F, 0x641...0x64A,
            0x656...0x66F, 0x671...0x6DC, 0x6DE...0x6FF,
        ],
        // Thai, Hangul, Han, Hiragana, Katakana.
        [0xE01...0xE3A, 0xE40...0xE5B], [0x1100...0x11FF, 0xAC00...0xD7A3],
        [0x2E80...0x2FD5, 0x3005...0x3005, 0x4E00...0x9FFF],
        [0x3041...0x3096, 0x309D...0x309F], [0x30A1...0x30FA, 0x30FD...0x30FF],
    ]
}
