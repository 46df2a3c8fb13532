import DynamicType
import LabelDrawing
import LabelFitting
import OpenType

/// The specimens of faces: the text styles' sizes, or with `--size` the sizes of a custom font.
struct FontPicture {
    /// The largest number of faces that an image shows.
    static let maximumCount = 12

    /// Samples in the order in which they are tried; the first is that of each line.
    private static let samples = ["Агб", "Αβγ", "永国", "あア", "가나다", "ไทย", "123"]

    private let arguments: Arguments
    private(set) var faces: [FontSpecimen.Face] = []
    /// Messages about faces that are not drawn, one per line.
    private(set) var messages: [String] = []
    /// Notes about those that are.
    private(set) var notes: [String] = []

    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Whether the command line asks for a picture.
    ///
    /// - Throws: ``UsageError`` if another option asks for rows.
    static func isAsked(_ arguments: Arguments) throws(UsageError) -> Bool {
        guard arguments.value(.format)?.asciiLowercased == Format.svg else { return false }
        for option in [OptionName.get, .field, .json, .csvSafe] where arguments.has(option) {
            throw .excludedOption(option, by: .format)
        }
        return true
    }

    /// The SVG file.
    ///
    /// - Throws: ``UsageError`` for more faces than an image shows.
    func bytes() throws(UsageError) -> [UInt8] {
        guard faces.count <= Self.maximumCount else { throw .tooManySpecimens(faces.count) }
        return faces.isEmpty ? [] : Array(FontSpecimen.svg(of: faces).utf8)
    }

    /// Adds a face of a file.
    mutating func add(_ face: FontFace, of path: String) throws(UsageError) {
        let shownPath = TerminalText.escaped(path)
        let fonts = DrawingFonts([face])
        var lines: [FontSpecimen.Line] = []
        let sizes = try sizes(of: face)
        do throws(FontError) {
            for (caption, sample, size) in sizes {
                if let layout = try Self.layout(sample, face, size) {
                    lines.append(FontSpecimen.Line(caption: caption, layout: layout))
                }
            }
        } catch {
            return messages.append("\(shownPath): \(error.message)")
        }
        guard !lines.isEmpty else {
            messages.append(
                "\(shownPath): \(face.displayName) has none of the letters of the samples, so it is not drawn"
            )
            return
        }
        let metrics = face.metrics
        let details =
            "\(metrics.unitsPerEm) units per em, ascender \(metrics.ascender), descender \(metrics.descender), "
            + "line gap \(metrics.lineGap); line height \(NumberText.rounded(metrics.lineHeightPerEm)) em"
        let specimen = FontSpecimen.Face(name: face.displayName, details: details, lines: lines, fonts: fonts)
        // Outlines are read here, so that what cannot be read is known.
        _ = FontSpecimen.svg(of: [specimen])
        notes += fonts.notes(of: 0).map { $0.message(about: path) }
        faces.append(specimen)
    }

    /// The lines: a caption, a sample and a size.
    private func sizes(of face: FontFace) throws(UsageError) -> [(String, String, Double)] {
        if arguments.has(.size) {
            return try FaceScale(face, arguments).rows.map { row in
                let caption = "\(row.category.heading), \(NumberText.rounded(row.pointSize)) pt"
                return (caption, face.name.family ?? "Dynamic Type", row.pointSize)
            }
        }
        let platform = try arguments.value(.platform, as: Platform.self) ?? .iOS
        return platform.textStyles.compactMap { style in
            SystemFont(forTextStyle: style, compatibleWith: platform.defaultCategory, on: platform).map {
                font in
                let name = style.name(in: .humanInterfaceGuidelines) ?? style.shortName
                return ("\(style.shortName), \(NumberText.rounded(font.pointSize)) pt", name, font.pointSize)
            }
        }
    }

    /// A sample at a size; `nil` if the face has no letters of any sample.
    private static func layout(
        _ sample: String, _ face: FontFace, _ size: Double
    ) throws(FontError) -> LabelLayout? {
        var measurer = try TextMeasurer(try face.atOpticalSize(for: size))
        let found = ([sample] + samples).first { measurer.measure($0).missingCharacters.isEmpty }
        guard let found else { return nil }
        let fitter = TextFitter(
            measurers: [LabelMeasurer(measurer, fallbacks: [], isSystemFont: false)],
            sizes: [TextFitter.Size(pointSize: size, on: .iOS, hasSystemGlyphs: false)],
            limits: LabelLimits(width: 1e6), margin: 0, displayScale: 3,
            questions: SizedText.Questions(lines: true), hasLineHeight: true)
        return fitter.layout(of: found, at: 0)
    }
}
