import Foundation
import Testing

@testable import StringFiles
@testable import typescale

/// Whatever the bytes of a file are, there are strings or an error; a trap would end the test run.
@Suite struct StringFileFlippingTests {
    @Test(arguments: [
        "Localizable.xcstrings", "de.lproj/Localizable.strings", "labels.json", "labels.txt",
        "garden/Plurals.xcstrings", "garden/odd/Rest.xcstrings", "garden/web/ko/common.json",
    ])
    func readsOrRefuses(file: String) throws {
        let url = Package.root.appendingPathComponent("Tests/typescaleTests/Fixtures/\(file)")
        let bytes = [UInt8](try Data(contentsOf: url))
        var generator = SplitMix64(state: 5)
        for offset in bytes.indices {
            for byte in [0, 0x22, 0x25, 0x5C, 0x7B, 0xFF, UInt8.random(in: 0...255, using: &generator)] {
                var changed = bytes
                changed[offset] = byte
                read(changed, file)
            }
            read(Array(bytes[..<offset]), file)
            read(Array(bytes[offset...]), file)
        }
    }

    @Test func readsOrRefusesUTF16() {
        let text = "\"key\" = \"Ünder \\U00e9 😀 %1$@\";\n// comment\nb = c;\n"
        let units = text.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + Array(units.joined())
        for offset in bytes.indices {
            for byte: UInt8 in [0, 0x22, 0x5C, 0xD8, 0xDC, 0xFF] {
                var changed = bytes
                changed[offset] = byte
                read(changed, "a.strings")
            }
            read(Array(bytes[..<offset]), "a.strings")
        }
    }

    private func read(_ bytes: [UInt8], _ file: String) {
        do throws(StringFileError) {
            let texts = try StringFile.contents(of: bytes, in: file, StringReading()).texts
            #expect(texts.allSatisfy { ($0.line ?? 0) > 0 })
        } catch {
            #expect(error.message.hasPrefix(file))
            #expect(!error.message.contains("\n"))
        }
    }
}
