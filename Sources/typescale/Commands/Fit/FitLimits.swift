/// What a label allows its text.
struct FitLimits {
    /// In points, above 0.
    let width: Double
    /// In points, above 0; `nil` for any height.
    let height: Double?
    /// How many; 0 for any number.
    let lines: Int
    /// The smallest share of its size to which a text may shrink; `nil` where it may not.
    let minimumScale: Double?
}

extension FitLimits {
    /// Reads `--width`, `--height`, `--lines` and `--min-scale`.
    init(_ arguments: Arguments) throws(UsageError) {
        let points = { (option: OptionName, text: String) throws(UsageError) -> Double in
            guard let points = NumberArgument.positive(text) else { throw .badValue(option, .points(text)) }
            return points
        }
        guard let width = try arguments.value(.width, as: points) else {
            throw .missingForFit([.width], andText: false)
        }
        let height = try arguments.value(.height, as: points)
        let lines =
            try arguments.value(.lines) { (option, text) throws(UsageError) in
                let isWhole = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
                guard isWhole, let lines = Int(text) else { throw .badValue(option, .lines(text)) }
                return lines
            } ?? 1
        let minimumScale = try arguments.value(.minScale) { (option, text) throws(UsageError) in
            guard let scale = NumberArgument.positive(text), scale <= 1 else {
                throw .badValue(option, .minimumScale(text))
            }
            return scale
        }
        self.init(width: width, height: height, lines: lines, minimumScale: minimumScale)
    }

    /// Whether lines are no more, and together no higher, than is allowed.
    func allow(_ count: Int, ofHeight height: Double) -> Bool {
        (lines == 0 || count <= lines) && (self.height.map { height <= $0 } ?? true)
    }
}
