/// The letter spacing of a design: in points, or as a share of the size.
///
/// It keeps its share of the size at every content size category, as in CSS and Figma.
public enum LetterSpacing: Hashable, Sendable {
    /// Points at the default category; negative for tighter text.
    case points(Double)

    /// A percentage of the size: −2 is −0.02 em.
    case percentage(Double)

    /// Reads a letter spacing: `0.5`, `-0.02em`, `-2%`; `nil` for anything else.
    ///
    /// - Parameter text: An optional `-`, then `digits[.digits][e[+-]digits]` in ASCII, then nothing for points, `em` for
    ///   a multiple or `%` for a percentage of the size.
    public init?(_ text: String) {
        var rest = text[...]
        let isNegative = rest.utf8.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        var isShare = true
        var power = 0
        if rest.hasSuffix("em") {
            (rest, power) = (rest.dropLast(2), 2)
        } else if rest.utf8.last == UInt8(ascii: "%") {
            rest = rest.dropLast()
        } else {
            isShare = false
        }
        guard let number = DecimalText(rest)?.number(timesTenToThe: power) else { return nil }
        // Subtracted from zero, so that a zero has no sign.
        let signed = isNegative ? 0 - number : number
        self = isShare ? .percentage(signed) : .points(signed)
    }

    /// The share of the size: 0.02 is 0.02 em.
    ///
    /// - Parameter defaultPointSize: The size at the default category that points refer to, positive and finite.
    /// - Returns: A factor; infinite if the arithmetic overflows.
    public func em(ofDefaultPointSize defaultPointSize: Double) -> Double {
        switch self {
        case .points(let points): points / defaultPointSize
        case .percentage(let percentage): percentage / 100
        }
    }

    /// Points at a size, not rounded.
    ///
    /// - Parameters:
    ///   - pointSize: The effective size in points, positive and finite.
    ///   - defaultPointSize: The size at the default category that points refer to, positive and finite.
    /// - Returns: Points; infinite if the arithmetic overflows.
    public func points(atPointSize pointSize: Double, defaultPointSize: Double) -> Double {
        switch self {
        case .points(let points):
            pointSize == defaultPointSize ? points : points * pointSize / defaultPointSize
        case .percentage(let percentage):
            percentage < 0
                ? -pointSize.share(percentage: -percentage) : pointSize.share(percentage: percentage)
        }
    }
}
