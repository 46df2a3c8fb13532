import OpenType

/// The face that options choose in a font file, and the instance of a variable font.
struct FaceChoice {
    /// A face's number or PostScript name; `nil` for the only one.
    let face: String?
    private let instance: String?
    private let variation: [FontTag: Double]

    /// A face at the default instance.
    init(face: String?) { (self.face, instance, variation) = (face, nil, [:]) }

    /// Reads `--face`, `--instance` and `--variation`.
    init(_ arguments: Arguments) throws(UsageError) {
        face = arguments.value(.face)
        instance = arguments.value(.instance)
        variation =
            try arguments.value(.variation) { (option, text) throws(UsageError) in
                var variation: [FontTag: Double] = [:]
                for part in text.parts(separatedBy: ",") {
                    let sides = part.parts(separatedBy: "=")
                    guard sides.count == 2, let tag = FontTag(text: sides[0]),
                        let value = Double(argument: sides[1])
                    else { throw .badValue(option, .variation(text)) }
                    guard variation.updateValue(value, forKey: tag) == nil else {
                        throw .badValue(option, .axisTwice(text))
                    }
                }
                return variation
            } ?? [:]
    }

    /// A face at the chosen instance.
    ///
    /// - Throws: ``UsageError`` if the font does not have it.
    func apply(to face: FontFace, of path: String) throws(UsageError) -> FontFace {
        do {
            let named = try instance.map { try face.instance(named: $0) } ?? face
            return variation.isEmpty ? named : try named.varied(variation)
        } catch let error as VariationError {
            throw .variation(path, error)
        } catch let error as FontError {
            throw .font(path, face: nil, error)
        } catch {
            throw .font(path, face: nil, .unreadable)
        }
    }
}
