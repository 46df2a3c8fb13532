/// The lines of a text that was filled to a width.
public struct FilledText: Hashable, Sendable {
    /// The lines in order, which together are the text; an empty text has none.
    public let lines: [FilledLine]

    /// Whether a word alone is wider than the line; it is broken inside, or a single grapheme that stands out.
    public let hasTooWideWord: Bool

    /// The height of all lines, in the measurer's unit of heights; 0 without lines.
    public var height: Double { lines.reduce(0) { $0 + $1.height } }

    /// Whether lines end at the line ends of the text only.
    public var standsUnbroken: Bool { lines.allSatisfy { $0.ending == .paragraph } && !hasTooWideWord }

    /// The width of the widest line, in the unit of the measurer; 0 without lines.
    public var widestLine: Double { lines.reduce(0) { max($0, $1.width) } }
}
