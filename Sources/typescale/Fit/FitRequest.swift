import DynamicType
import FontFile

/// What `fit` is asked for, validated: a label, and the sizes of a face at the categories.
struct FitRequest {
    let limits: FitLimits
    let file: FontFileArgument
    let face: FontFace
    let scale: FaceScale

    init(_ arguments: Arguments) throws(UsageError) {
        for option in [OptionName.font, .size] where !arguments.has(option) {
            throw .missingOption(.fit, option)
        }
        limits = try FitLimits(arguments)
        file = try FontFileArgument(arguments.value(.font) ?? "")
        face = try file.face(named: arguments.value(.face))
        scale = try FaceScale(face, arguments)
    }

    /// The sizes, with the platform's tracking where the face is of its system font.
    var sizes: [TextFitter.Size] {
        scale.rows.map { row in
            TextFitter.Size(
                pointSize: row.pointSize, lineHeight: row.lineHeight ?? 0,
                tracking: face.name.isSystemFamily
                    ? Tracking(ofSystemFontAt: row.pointSize, on: scale.platform)?.points ?? 0 : 0)
        }
    }

    /// What should be known about the figures, each once.
    func messages(_ notes: [FontNote]) -> [String] {
        var messages = (face.notes + notes).map { $0.message(about: file.path) }
        guard face.name.isSystemFamily else { return messages }
        var sizes: [Double] = []
        for size in scale.rows.map(\.pointSize) where !sizes.contains(size) {
            if Tracking(ofSystemFontAt: size, on: scale.platform) == nil { sizes.append(size) }
        }
        if !sizes.isEmpty {
            messages.append(
                "\(TerminalText.escaped(file.path)): note: no tracking is published at "
                    + sizes.map(NumberText.exact).joined(separator: ", ")
                    + " points, where texts are measured without")
        }
        return messages
    }
}
