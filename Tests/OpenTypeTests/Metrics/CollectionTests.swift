import OpenType
import Testing

/// Files of several faces, and how little of them is read.
@Suite("Collections") struct CollectionTests {
    private static func font(_ name: String, _ ascender: Int) -> SyntheticFont {
        SyntheticFont(ascender).with(
            "name", FontTables.name(family: "Family", postScriptName: name))
    }

    private static let faces = [font("Zero", 810), font("One", 811), font("Two", 812)]

    @Test(arguments: [1, 2])
    func facesByNumberAndName(version: Int) throws {
        let bytes = SyntheticFont.collection(Self.faces, version: version)
        let collection = try FontFile(FontSource(bytes))
        #expect(collection.isCollection)
        #expect(collection.count == 3)
        for (number, name) in ["Zero", "One", "Two"].enumerated() {
            let face = try collection.face(at: number)
            #expect(face.number == number)
            #expect(face.metrics.ascender == 810 + number)
            #expect(try collection.name(at: number) == face.name)
            #expect(collection.number(ofFaceNamed: name) == number)
        }
        #expect(collection.number(ofFaceNamed: "two") == nil)
        #expect(collection.number(ofFaceNamed: "Family") == nil)
    }

    @Test(arguments: [-1, 3, Int.max, Int.min])
    func unknownNumber(number: Int) throws {
        let collection = try FontFile(FontSource(SyntheticFont.collection(Self.faces)))
        #expect(throws: FontError.unknownNumber(number, count: 3)) { try collection.face(at: number) }
        #expect(throws: FontError.unknownNumber(number, count: 3)) { try collection.name(at: number) }
    }

    @Test func singleFace() throws {
        let file = try FontFile(FontSource(Self.faces[1].bytes))
        #expect(!file.isCollection)
        #expect(file.count == 1)
        #expect(try file.face(at: 0).metrics.ascender == 811)
        #expect(file.number(ofFaceNamed: "One") == 0)
    }

    @Test func brokenFaceDoesNotHideOthers() throws {
        let bytes = SyntheticFont.collection([Self.faces[0].with("head", nil), Self.faces[1]])
        let collection = try FontFile(FontSource(bytes))
        #expect(throws: FontError.self) { try collection.face(at: 0) }
        #expect(try collection.name(at: 0).postScriptName == "Zero")
        #expect(collection.number(ofFaceNamed: "One") == 1)
    }

    /// A face of a file of nearly a gigabyte is read without its other tables.
    @Test func onlyNeededPartsAreRead() throws {
        let bytes = SyntheticFont.complete.with("glyf", []).bytes
        let counter = ReadCounter()
        let source = FontSource(size: FontFile.maximumSize) { offset, count in
            counter.count += count
            return (offset..<offset + count).map { $0 < bytes.count ? bytes[$0] : 0 }
        }
        #expect(try FontFile(source).face(at: 0).name.family == "Synthetic")
        #expect(counter.count < 1000)
    }
}

/// The number of bytes that were asked for.
private final class ReadCounter {
    var count = 0
}
