import OpenType

/// The fonts of a label, and their measurers by point size.
final class LabelFonts {
    private let faces: [FontFace]
    private let isSystemFont: Bool
    /// The measurers by point size; a single one, at 0, if the fonts have no optical sizes.
    private var measurers: [Double: LabelMeasurer] = [:]

    /// Makes the fonts of a label.
    ///
    /// - Parameters:
    ///   - faces: The label's font, then those for characters that it lacks.
    ///   - isSystemFont: Whether lines are as high as those of the system font.
    init(faces: [FontFace], isSystemFont: Bool) { (self.faces, self.isSystemFont) = (faces, isSystemFont) }

    /// Notes about the fonts and the widths of their texts.
    ///
    /// - Throws: `FontError` if a table that measuring needs is missing or broken.
    func notes() throws(FontError) -> [FontNote] {
        var notes = faces.flatMap(\.notes)
        for face in faces { notes += try TextMeasurer(face).notes }
        return notes
    }

    /// The measurer at a point size.
    ///
    /// - Throws: `FontError` if a table that measuring needs is missing or broken.
    func measurer(at pointSize: Double) throws(FontError) -> LabelMeasurer {
        let size = faces.contains(where: \.opticalSizeFollowsPointSize) ? pointSize : 0
        if let measurer = measurers[size] { return measurer }
        var ofFaces: [TextMeasurer] = []
        for face in faces { ofFaces.append(try TextMeasurer(try face.atOpticalSize(for: size))) }
        let measurer = LabelMeasurer(
            ofFaces[0], fallbacks: Array(ofFaces.dropFirst()), isSystemFont: isSystemFont)
        measurers[size] = measurer
        return measurer
    }
}
