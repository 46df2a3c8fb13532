import OpenType
import Testing

/// Files that are not fonts, or fonts of unsupported formats.
@Suite("Bad files") struct BadFileTests {
    @Test(arguments: [
        BadFile("empty", [], .empty),
        BadFile("one byte", [0], .notAFont),
        BadFile("text", Array("The quick brown fox jumps over the lazy dog.".utf8), .notAFont),
        BadFile("zeros", Array(repeating: 0, count: 500), .notAFont),
        BadFile("signature alone", [0, 1, 0, 0], .cutShort),
        BadFile("collection's signature alone", Array("ttcf".utf8), .cutShort),
        BadFile("WOFF", Array("wOFF\0\u{1}\0\0".utf8), .foreign(.woff)),
        BadFile("WOFF2", Array("wOF2\0\u{1}\0\0".utf8), .foreign(.woff2)),
        BadFile("Type 1", Array("%!PS-AdobeFont-1.0: Utopia".utf8), .foreign(.type1)),
        BadFile("Type 1, old", Array("%!FontType1-1.0: Utopia".utf8), .foreign(.type1)),
        BadFile("Type 1, segments", [0x80, 1, 9, 9, 0, 0] + Array("%!PS-Adobe".utf8), .foreign(.type1)),
        BadFile("Type 1 in an sfnt", Array("typ1\0\u{1}".utf8), .foreign(.type1)),
        BadFile("PostScript", Array("%!PS-Adobe-3.0\n%%EOF".utf8), .notAFont),
        BadFile("EOT", eot(version: [1, 0, 2, 0]), .foreign(.embeddedOpenType)),
        BadFile("EOT, older", eot(version: [0, 0, 1, 0]), .foreign(.embeddedOpenType)),
        BadFile("dfont", dfont, .foreign(.resourceFork)),
        BadFile("AppleDouble", [0, 5, 0x16, 7, 0, 2, 0, 0], .foreign(.resourceFork)),
        BadFile("AppleSingle", [0, 5, 0x16, 0, 0, 2, 0, 0], .foreign(.resourceFork)),
    ])
    func refused(file: BadFile) { #expect(file.error == file.expected) }

    private static func eot(version: [UInt8]) -> [UInt8] {
        [9, 9, 0, 0, 9, 0, 0, 0] + version + Array(repeating: 0, count: 22) + Array("LP".utf8) + [0, 0]
    }

    private static let dfont: [UInt8] =
        [0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 8, 0, 0, 0, 1, 0] + Array(repeating: 0, count: 200)

    @Test func tooLarge() {
        let source = FontSource(size: FontFile.maximumSize + 1) { _, _ in
            Issue.record("nothing is read")
            return nil
        }
        #expect(throws: FontError.tooLarge) { try FontFile(source) }
    }

    @Test func sizeBelowZeroIsEmpty() {
        #expect(throws: FontError.empty) { try FontFile(FontSource(size: -1) { _, _ in nil }) }
    }

    @Test func unreadable() {
        #expect(throws: FontError.unreadable) { try FontFile(FontSource(size: 900) { _, _ in nil }) }
    }

    /// A file that fails, or shrinks, at any of its reads is unreadable; no table is taken for missing.
    @Test func failingAtAnyRead() throws {
        let bytes = SyntheticFont.complete.bytes
        var reads = 0
        for failing in 0... {
            reads = 0
            let source = FontSource(size: bytes.count) { offset, count in
                defer { reads += 1 }
                let part = Array(bytes[offset..<offset + count])
                return reads != failing ? part : failing.isMultiple(of: 2) ? nil : Array(part.dropLast())
            }
            do throws(FontError) {
                let face = try FontFile(source).face(at: 0)
                #expect(face.notes == (try SyntheticFont.complete.face().notes))
                break
            } catch {
                #expect(error == .unreadable, "read \(failing)")
            }
        }
        #expect(reads > 8)
    }

    /// Every file that is cut short is refused: there is always a table that is needed behind the cut.
    @Test func cutShortAnywhere() {
        let font = SyntheticFont.complete.with("glyf", [1, 2, 3, 4])
        let bytes = font.bytes
        for count in 1..<bytes.count {
            #expect(throws: FontError.self, "\(count) bytes") { try readFace(Array(bytes.prefix(count))) }
        }
        let collection = SyntheticFont.collection([font])
        for count in 1..<collection.count {
            #expect(throws: FontError.self, "\(count) bytes") {
                try readFace(Array(collection.prefix(count)))
            }
        }
    }
}

/// A file and why it is refused.
struct BadFile: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let expected: FontError

    init(_ name: String, _ bytes: [UInt8], _ expected: FontError) {
        (testDescription, self.bytes, self.expected) = (name, bytes, expected)
    }

    /// Why it is refused; `nil` if it is not.
    var error: FontError? {
        do throws(FontError) {
            _ = try readFace(bytes)
            return nil
        } catch {
            return error
        }
    }
}
