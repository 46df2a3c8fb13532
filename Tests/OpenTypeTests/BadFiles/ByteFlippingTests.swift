import OpenType
import Testing

/// Every synthetic font with every byte changed: never a trap, and figures only within what 16 bits hold.
@Suite("Byte flipping") struct ByteFlippingTests {
    @Test(arguments: SyntheticFont.files.indices)
    func everyByte(file: Int) {
        var bytes = SyntheticFont.files[file].bytes
        for offset in bytes.indices {
            let original = bytes[offset]
            for value in [0, 1, 0x7F, 0x80, 0xFF, original ^ 1, original &+ 1, original &- 1] {
                bytes[offset] = value
                readAll(bytes)
            }
            bytes[offset] = original
        }
    }

    /// Pairs of bytes, so that a length and an offset are wrong together.
    @Test(arguments: SyntheticFont.files.indices)
    func everyPairOfWords(file: Int) {
        let original = SyntheticFont.files[file].bytes
        let header = stride(from: 0, to: min(original.count, 160) - 1, by: 2)
        for first in header {
            for second in header where second > first {
                var data = FontData()
                data.append(original)
                data.setWord(0xFFFF, at: first)
                data.setWord(second.isMultiple(of: 4) ? 0xFFFF : 0, at: second)
                readAll(data.bytes)
            }
        }
    }

    @Test(arguments: SyntheticFont.files.indices)
    func underAKilobyteAndSound(file: Int) throws {
        let bytes = SyntheticFont.files[file].bytes
        #expect(bytes.count < 1024)
        #expect(throws: Never.self) { try readFace(bytes) }
    }

    /// The small variable fonts with some bytes changed.
    @Test(arguments: FixtureFonts.names) func variableFonts(name: String) throws {
        var bytes = try FixtureFonts.bytes(name)
        for offset in stride(from: 0, to: bytes.count, by: 13) {
            let original = bytes[offset]
            for value in [0xFF, original ^ 1] {
                bytes[offset] = value
                readAll(bytes)
            }
            bytes[offset] = original
        }
    }

    private func measure(_ face: FontFace) throws(FontError) {
        var measurer = try TextMeasurer(face)
        for text in ["AVAfi f\u{301}i é\u{434}Z", "eVi بـا 1\u{2044}2"] {
            let width = measurer.measure(text)
            // Each of at most 16 glyphs may become 64, and each is as wide as 16 bits allow.
            if abs(width.units) > 1 << 40 || width.glyphCount > 64 * 17
                || measurer.notes.contains(where: \.message.isEmpty)
            {
                Issue.record("a width that no text has")
            }
        }
    }

    /// Reads all that a file says.
    private func readAll(_ bytes: [UInt8]) {
        do throws(FontError) {
            let collection = try FontFile(FontSource(bytes))
            for number in 0..<min(collection.count, 16) { readOne(of: collection, number) }
            _ = collection.number(ofFaceNamed: "Synthetic-Regular")
        } catch {
            if error.message.isEmpty { Issue.record("an error without words") }
        }
    }

    private func readOne(of collection: FontFile, _ number: Int) {
        do throws(FontError) {
            let face = try collection.face(at: number)
            let metrics = face.metrics
            if !(16...16384).contains(metrics.unitsPerEm) || !(-65535...65535).contains(metrics.lineHeight)
                || !metrics.scaled(to: 17).lineHeight.isFinite
                || face.notes.contains(where: \.message.isEmpty)
            {
                Issue.record("figures that no font has")
            }
            try measure(face)
            if let tag = face.axes.first?.tag, let last = face.axes.first?.maximum,
                let varied = try? face.varied([tag: last])
            {
                try measure(varied.atOpticalSize(for: 48))
            }
            for instance in face.instances.prefix(4) {
                if let name = instance.name { _ = try? face.instance(named: name) }
            }
        } catch {
            if error.message.isEmpty { Issue.record("an error without words") }
        }
    }
}
