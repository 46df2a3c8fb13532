import OpenType

/// Reads any bytes as a font file; a trap is the fault that the fuzzer reports.
///
/// A face that is read has figures that a font can have; a refusal and a note have words.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do throws(FontError) {
        let collection = try FontFile(FontSource(bytes))
        precondition((1...FontFile.maximumCount).contains(collection.count))
        // A few faces are as good as many, and faster.
        for number in 0..<min(collection.count, 8) { check(collection, number) }
        if collection.count <= 8 { _ = collection.number(ofFaceNamed: "Synthetic-Regular") }
    } catch {
        precondition(!error.message.isEmpty)
    }
    return 0
}

private func check(_ collection: FontFile, _ number: Int) {
    do throws(FontError) {
        let face = try collection.face(at: number)
        let metrics = face.metrics
        precondition((16...16384).contains(metrics.unitsPerEm))
        precondition((-32768...32767).contains(metrics.ascender))
        precondition((-32768...32767).contains(metrics.descender))
        precondition(metrics.scaled(to: 17).lineHeight.isFinite && metrics.lineHeightPerEm > 0)
        precondition(face.notes.allSatisfy { !$0.message.isEmpty })
        guard let name = try? collection.name(at: number) else {
            preconditionFailure("a face that is read has names that are read")
        }
        precondition(name == face.name)
        draw(face)
        try measure(face)
        try vary(face)
    } catch {
        precondition(!error.message.isEmpty)
    }
}

/// Reads some outlines, whose bounds and areas are numbers.
private func draw(_ face: FontFace) {
    var faces = [face]
    for axis in face.axes.prefix(2) {
        if let varied = try? face.varied([axis.tag: axis.maximum]) { faces.append(varied) }
    }
    for face in faces { drawGlyphs(of: face) }
    precondition(face.tallAccentNote().map { !$0.message.isEmpty } ?? true)
}

private func drawGlyphs(of face: FontFace) {
    guard let reader = try? OutlineReader(face) else { return }
    for glyph in -1..<12 {
        guard let outline = reader.outline(ofGlyph: glyph) else { continue }
        precondition(outline.area.isFinite)
        if let bounds = outline.bounds {
            precondition(bounds.minimumX <= bounds.maximumX && bounds.minimumY <= bounds.maximumY)
        }
    }
}

/// Measures the face at its instances and at the ends of its axes.
private func vary(_ face: FontFace) throws(FontError) {
    for instance in face.instances.prefix(3) {
        guard let name = instance.name, let varied = try? face.instance(named: name) else { continue }
        try measure(varied)
    }
    for axis in face.axes.prefix(3) {
        precondition(axis.minimum <= axis.defaultValue && axis.defaultValue <= axis.maximum)
        for value in [axis.minimum, axis.maximum] {
            guard let varied = try? face.varied([axis.tag: value]) else { continue }
            try measure(varied.atOpticalSize(for: 48))
            precondition(varied.scaledMetrics(to: 17).lineHeight.isFinite)
        }
    }
}

/// Measures some texts, with marks, a separated ligature, joining letters and two scripts, and then one more in the
/// face as its own fallback.
private func measure(_ face: FontFace) throws(FontError) {
    var measurer = try TextMeasurer(face)
    precondition(measurer.notes.allSatisfy { !$0.message.isEmpty })
    for text in [
        "AVAfi é\u{434}Z", "eVi بـا 1\u{2044}2",
        "\u{434}f\u{301}i e\u{301}f\u{200C}i\u{5D0}\u{AC01}\u{1F600}\u{A0}AV",
    ] {
        let width = measurer.measure(text)
        // Substitutions may make 64 glyphs of one, each as wide as 16 bits allow.
        precondition(
            abs(width.units) < 1 << 40 && width.glyphCount <= 64 * (text.unicodeScalars.count * 2 + 1))
        precondition(measurer.measure(text) == width)
        // What is drawn is as wide as what is measured.
        precondition(measurer.placed(text[...]).reduce(0) { $0 + $1.advance } == width.units)
    }
    precondition(measurer.placementNotes().allSatisfy { !$0.message.isEmpty })
    var cascade = FontCascade(measurer, fallbacks: [measurer])
    precondition(cascade.unitsPerEm == Double(face.metrics.unitsPerEm))
    let text: Substring = "A\u{6F22}e\u{301}\u{AC00}1\u{FE0F}\u{20E3}\u{FF76}\u{2603}V"
    let width = cascade.measure(text)
    precondition(width.units >= 0 && width.units < 1e12 && width.lineHeight > 0)
    precondition(cascade.measure(text) == width)
    precondition(width.traits.contains(.hasPresumed) == !cascade.presumedCharacters(in: text).isEmpty)
}
