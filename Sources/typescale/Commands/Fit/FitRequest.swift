import DynamicType
import LabelDrawing
import LabelFitting
import OpenType

/// The validated request of `fit`: a label, and the sizes of a font at the categories.
final class FitRequest {
    /// The name of the label in a file of labels; `nil` for the command line's.
    let label: String?
    let limits: LabelLimits
    /// The percentage by which measured widths are increased, 0 to 100.
    let margin: Double
    let scale: FaceScale
    /// The font, then its fallbacks.
    private let fonts: [LabelFont]
    /// Whether sizes and lines are those of the text style's system font, because `--size` is absent.
    private let isSystemFont: Bool
    /// The fitter of the label's texts, once they are judged.
    var fitter: TextFitter?
    /// The fonts with their outlines.
    private(set) lazy var drawingFonts = DrawingFonts(fonts.map(\.face))

    private struct LabelFont {
        let file: FontFileArgument
        let face: FontFace
    }

    init(_ arguments: Arguments, label: String? = nil) throws(UsageError) {
        self.label = label
        let missing = [OptionName.font, .width].filter { !arguments.has($0) }
        guard missing.isEmpty else {
            let hasText = !arguments.operands.isEmpty || arguments.has(.strings)
            throw .missingForFit(missing, andText: !hasText)
        }
        limits = try LabelLimits(arguments)
        margin =
            try arguments.value(.margin) { (option, text) throws(UsageError) in
                let digits = text.utf8.last == UInt8(ascii: "%") ? text.dropLast() : text[...]
                guard let percentage = Double(argument: digits), !digits.utf8.starts(with: "-".utf8),
                    percentage <= 100
                else { throw .badValue(option, .margin(text)) }
                return percentage
            } ?? 0
        let file = try FontFileArgument(arguments.value(.font) ?? "", addingTo: arguments.inputs)
        let face = try file.face(try FaceChoice(arguments))
        fonts = [LabelFont(file: file, face: face)] + (try Self.fallbacks(arguments))
        isSystemFont = !arguments.has(.size)
        scale = try FaceScale(isSystemFont ? nil : face, arguments)
        if limits.height != nil, !hasLineHeight { throw .lineHeightNotKnown(.height, scale.platform) }
    }

    /// The fonts of `--fallback`, each with the face of the `--fallback-face` after it.
    private static func fallbacks(_ arguments: Arguments) throws(UsageError) -> [LabelFont] {
        var named: [(path: GivenOption, face: GivenOption?)] = []
        for option in arguments.given([.fallback, .fallbackFace]) {
            if option.name == .fallback {
                named.append((option, nil))
            } else if let last = named.last, last.face == nil {
                named[named.count - 1].face = option
            } else {
                throw UsageError.faceWithoutFallback(option.value).located(at: option.origin)
            }
        }
        var fonts: [LabelFont] = []
        for (path, face) in named {
            let file = try FontFileArgument(
                path.value, addingTo: arguments.inputs, faceOption: .fallbackFace)
            fonts.append(LabelFont(file: file, face: try file.face(FaceChoice(face: face?.value))))
        }
        return fonts
    }

    /// Whether the height of a line is known: of a file's font, and of the system font on iOS.
    var hasLineHeight: Bool { scale.rows.allSatisfy { $0.lineHeight != nil } }

    /// A measurer for all sizes, or if the fonts have optical sizes one for each size, and notes about the widths.
    func measurers() throws(UsageError) -> (measurers: [LabelMeasurer], notes: [String]) {
        var notes: [String] = []
        var measurers: [LabelMeasurer] = []
        let hasOpticalSizes = fonts.contains(where: \.face.opticalSizeFollowsPointSize)
        for size in hasOpticalSizes ? scale.rows.map(\.pointSize) : [0] {
            var ofFonts: [TextMeasurer] = []
            for font in fonts {
                let measurer = try font.file.measurer(of: font.face, at: size)
                ofFonts.append(measurer)
                if measurers.isEmpty {
                    notes += (font.face.notes + measurer.notes).map { $0.message(about: font.file.path) }
                }
            }
            measurers.append(
                LabelMeasurer(
                    ofFonts[0], fallbacks: Array(ofFonts.dropFirst()), isSystemFont: isSystemFont))
        }
        return (measurers, notes + messages)
    }

    /// The label in words: `Inter Regular, 17 pt with body; 240 pt wide, 2 lines`.
    private(set) lazy var setting: String = {
        let face = fonts[0].face
        let style = scale.rows.first?.systemFont.textStyle.shortName ?? TextStyle.body.shortName
        let size = scale.rows.first?.baseSize.map { "\(NumberText.exact($0)) pt with \(style)" }
        var parts = [face.displayName + ", " + (size ?? "the sizes of \(style)")]
        if let label { parts.insert(label, at: 0) }
        var room = ["\(NumberText.exact(limits.width)) pt wide"]
        if let height = limits.height { room.append("\(NumberText.exact(height)) pt high") }
        room.append(
            limits.lines == 0 ? "any number of lines" : limits.lines == 1 ? "1 line" : "\(limits.lines) lines"
        )
        if let scale = limits.minimumScale { room.append("shrinks to \(NumberText.rounded(scale * 100))%") }
        parts.append(room.joined(separator: ", "))
        return parts.joined(separator: "; ")
    }()

    /// Notes about the outlines of the fonts, once texts were drawn in them.
    var drawingMessages: [String] {
        fonts.enumerated().flatMap { number, font in
            drawingFonts.notes(of: number).map { $0.message(about: font.file.path) }
        }
    }

    /// The sizes, with the platform's tracking if the font is the platform's.
    var sizes: [TextFitter.Size] {
        scale.rows.map { row in
            let letterSpacing = row.letterSpacing?.points ?? 0
            // A font of a size of its own has no leading.
            return isSystemFont && row.sizedFont == nil
                ? TextFitter.Size(
                    systemFont: row.systemFont.withSize(row.pointSize), hasSystemGlyphs: hasSystemGlyphs,
                    letterSpacing: letterSpacing)
                : TextFitter.Size(
                    pointSize: row.pointSize, on: scale.platform, hasSystemGlyphs: hasSystemGlyphs,
                    letterSpacing: letterSpacing)
        }
    }

    private var hasSystemGlyphs: Bool { fonts[0].face.name.isSystemFamily }

    /// Notes about the sizes, each once.
    private var messages: [String] {
        let (name, path) = (fonts[0].face.name, TerminalText.escaped(fonts[0].file.path))
        guard hasSystemGlyphs else {
            guard isSystemFont else { return [] }
            return [
                "\(path): note: texts are measured in \(name.family.map(MessageText.shortened) ?? "this font") "
                    + "without the tracking of the system font"
                    + (margin > 0 ? "" : "; --margin 5% allows for the difference")
            ]
        }
        var messages: [String] = []
        if !isSystemFont {
            messages.append(
                "\(path): note: \(MessageText.shortened(name.family ?? "")) is scaled as a custom font; without "
                    + "--size it has the sizes of the text style's system font")
        }
        var sizes: [Double] = []
        for size in scale.rows.map(\.pointSize) where !sizes.contains(size) {
            if Tracking(ofSystemFontAt: size, on: scale.platform) == nil { sizes.append(size) }
        }
        if !sizes.isEmpty {
            messages.append(
                "\(path): note: no tracking is published at "
                    + sizes.map(NumberText.exact).joined(separator: ", ")
                    + " points; texts are measured without it there, and are borderline")
        }
        return messages
    }
}

extension LabelLimits {
    /// Reads `--width`, `--height`, `--lines` and `--min-scale`.
    init(_ arguments: Arguments) throws(UsageError) {
        guard let width = try arguments.positiveNumber(.width, or: UsageError.BadValue.points) else {
            throw .missingForFit([.width], andText: false)
        }
        let height = try arguments.positiveNumber(.height, or: UsageError.BadValue.points)
        let lines =
            try arguments.value(.lines) { (option, text) throws(UsageError) in
                let isWhole = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
                guard isWhole, let lines = Int(text) else { throw .badValue(option, .lines(text)) }
                return lines
            } ?? 1
        let minimumScale = try arguments.value(.minScale) { (option, text) throws(UsageError) in
            guard let scale = Double(positiveArgument: text), scale <= 1 else {
                throw .badValue(option, .minimumScale(text))
            }
            return scale
        }
        self.init(width: width, height: height, lines: lines, minimumScale: minimumScale)
    }
}
