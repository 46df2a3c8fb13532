import DynamicType
import OpenType

/// A font file that an argument names, and its requested faces.
struct FontFileArgument {
    let path: String
    /// The option that names a face of the file.
    private let faceOption: OptionName
    private let collection: FontFile

    /// Opens a file, which stays open while its faces are read.
    ///
    /// - Throws: ``UsageError`` if it is not a font file; pipes and devices are never waited for.
    init(
        _ path: String, addingTo inputs: InputFiles, faceOption: OptionName = .face
    ) throws(UsageError) {
        (self.path, self.faceOption) = (path, faceOption)
        guard path != "-" else { throw .fontFromStandardInput }
        let source = try Files.fontSource(path, addingTo: inputs)
        do throws(FontError) {
            collection = try FontFile(source)
        } catch {
            throw .font(path, face: nil, error)
        }
    }

    /// The one face that options choose, or else the only one.
    func face(_ choice: FaceChoice) throws(UsageError) -> FontFace {
        if let text = choice.face {
            return try choice.apply(to: try face(at: try number(of: text)), of: path)
        }
        guard !collection.isCollection else { throw .faceNeeded(path, faceOption, faces: listing) }
        return try choice.apply(to: try face(at: 0), of: path)
    }

    /// The numbers of the face that the option names, or else of all.
    func numbers(named text: String?) throws(UsageError) -> [Int] {
        if let text { return [try number(of: text)] }
        return Array(0..<collection.count)
    }

    /// The measurer of a face of the file, at the optical size for a point size if the font has optical sizes.
    func measurer(of face: FontFace, at pointSize: Double) throws(UsageError) -> TextMeasurer {
        do throws(FontError) {
            return try TextMeasurer(try face.atOpticalSize(for: pointSize))
        } catch {
            throw .font(path, face: collection.isCollection ? face.number : nil, error)
        }
    }

    /// A face by its number.
    func face(at number: Int) throws(UsageError) -> FontFace {
        do throws(FontError) {
            return try collection.face(at: number)
        } catch {
            throw .font(path, face: collection.isCollection ? number : nil, error)
        }
    }

    /// Digits are a number, anything else is a PostScript name.
    private func number(of text: String) throws(UsageError) -> Int {
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let number = isNumber ? Int(text) : collection.number(ofFaceNamed: text)
        guard let number, number < collection.count else {
            throw .unknownFace(path, faceOption, text, faces: listing)
        }
        return number
    }

    /// The faces, each as its number and its PostScript name.
    private var listing: [String] {
        (0..<collection.count).map { number in
            let name = (try? collection.name(at: number))?.postScriptName
            return "\(number)" + (name.map { " \($0)" } ?? "")
        }
    }
}

extension FontFace {
    /// Notes about the face, as messages about its file.
    func messages(about path: String) -> [String] { notes.map { $0.message(about: path) } }
}

extension FontNote {
    /// The note as a message about a file.
    func message(about path: String) -> String { "\(TerminalText.escaped(path)): note: \(message)" }
}

/// The sizes at the categories of a face as a custom font that scales with one text style, or of the style's system
/// font.
struct FaceScale {
    let platform: Platform
    let displayScale: Double
    /// A row for each category.
    let rows: [ScaleRow]

    /// The scale of a face by `--size`, `--style` and the options of the scale; of the system font if it is
    /// `nil`.
    init(_ face: FontFace?, _ arguments: Arguments) throws(UsageError) {
        platform = try arguments.value(.platform, as: Platform.self) ?? .iOS
        let style = try ScaleOperands.style(.style, arguments, on: platform)
        // Body is the default, but not every platform has it.
        guard platform.textStyles.contains(style) || arguments.has(.style) else {
            throw .name(.styleNotPublished(style, platform))
        }
        let request = try ScaleRequest(arguments, textStyle: style, face: face)
        displayScale = request.displayScale
        rows = try StyleScale(of: RequestedStyle(textStyle: style), request).rows()
    }
}
