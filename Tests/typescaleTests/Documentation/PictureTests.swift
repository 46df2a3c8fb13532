import Foundation
import Testing

/// The pictures of the README and the documentation are what the program draws.
@Suite("Pictures") struct PictureTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: inter), "Inter is not installed"),
        arguments: [
            (
                "label.svg",
                [
                    "fit", "Benachrichtigungen verwalten", "--font", inter, "--size", "17", "--width", "240",
                    "--lines", "2", "--format", "svg",
                ]
            ),
            ("scale.svg", ["body", "--size", "17", "--max", "28", "--format", "svg"]),
            ("specimen.svg", ["font", inter, "--format", "svg"]),
        ])
    func isDrawn(file: String, words: [String]) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let picture = folder.appendingPathComponent("Sources/LabelDrawing/LabelDrawing.docc/" + file)
        let recorded = try String(contentsOf: picture, encoding: .utf8)
        #expect(try ProgramUnderTest.run(words).text == recorded, "make pictures draws it again")
    }
}
