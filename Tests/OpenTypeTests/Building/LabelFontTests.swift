import Foundation
import Testing

/// The tests of the program use the fonts of this target.
@Suite struct LabelFontTests {
    @Test(arguments: LabelFonts.files.map(\.name))
    func areTheFixtures(file: String) throws {
        let bytes = try #require(LabelFonts.files.first { $0.name == file }?.bytes)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let url = folder.appendingPathComponent("typescaleTests/Fixtures/\(file)")
        if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
            try Data(bytes).write(to: url)
            Issue.record("\(file) was recorded: run the tests without RECORD_FIXTURES")
        }
        #expect(try Array(Data(contentsOf: url)) == bytes)
    }
}
