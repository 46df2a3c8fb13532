import DynamicType
import OpenType

/// Fits texts into a label, in a font file's font.
///
/// Line breaks are those of Unicode's algorithm; widths are those that HarfBuzz finds for most interface texts. A unit
/// test can check a translation at a content size category without a simulator:
///
/// ```swift
/// let font = try FontFile(FontSource(bytes)).face(at: 0)
/// let label = Label(.body, pointSize: 17, limits: LabelLimits(width: 320, lines: 2))
/// let fitter = try LabelFitter(font: font, label: label)
/// #expect(fitter.fits("Benachrichtigungen verwalten", at: .accessibilityLarge))
/// ```
///
/// A fitter remembers what it has looked up, so use one for many texts. It is not meant for several threads at once.
public final class LabelFitter {
    /// The label.
    public let label: Label

    /// Notes about the fonts, such as a table that was not used.
    public let notes: [FontNote]

    private let fonts: LabelFonts
    private let hasSystemGlyphs: Bool

    /// Makes a fitter for a label.
    ///
    /// - Parameters:
    ///   - font: The label's font.
    ///   - fallbacks: The fonts to take characters from that `font` lacks, in order.
    ///   - label: The label.
    /// - Throws: `FontError` if a table that measuring needs is missing or broken.
    public init(font: FontFace, fallbacks: [FontFace] = [], label: Label) throws(FontError) {
        let fonts = LabelFonts(faces: [font] + fallbacks, isSystemFont: label.pointSize == nil)
        self.label = label
        notes = try fonts.notes()
        hasSystemGlyphs = font.name.isSystemFamily
        self.fonts = fonts
    }

    /// Fits a text into the label.
    ///
    /// - Parameters:
    ///   - text: The text as people read it, with its placeholders filled.
    ///   - category: The content size category.
    /// - Returns: The verdict and its figures. The verdict is `unknown` if Apple publishes no size for the label's text
    ///   style at the category, or the text is too wide for a number.
    public func fit(_ text: String, at category: ContentSizeCategory) -> FittedLabel {
        let fit = try? fitter(at: category)?.fit(text)
        return fit?.labels.first ?? FittedLabel(.unknown)
    }

    /// The fitter for a category; `nil` if Apple publishes no size for it.
    private func fitter(at category: ContentSizeCategory) -> TextFitter? {
        guard let size = label.size(at: category, hasSystemGlyphs: hasSystemGlyphs),
            let measurer = try? fonts.measurer(at: size.pointSize)
        else { return nil }
        return TextFitter(
            measurers: [measurer], sizes: [size], limits: label.limits, margin: label.margin,
            displayScale: label.platform.displayScale, questions: .all,
            hasLineHeight: label.pointSize != nil || size.hasLineHeight)
    }

    /// The lines of a text in the label, glyph by glyph.
    ///
    /// - Parameters:
    ///   - text: The text as people read it, in scripts that are written from left to right.
    ///   - category: The content size category.
    /// - Returns: `nil` if the verdict is `unknown`.
    public func layout(_ text: String, at category: ContentSizeCategory) -> LabelLayout? {
        fitter(at: category)?.layout(of: text, at: 0)
    }

    /// Whether people can read the complete text at a category: it is known to fit, to wrap or to shrink.
    ///
    /// ``FitVerdict/unknown`` and ``FitVerdict/mayShrink`` are not proof, so they give `false`.
    public func fits(_ text: String, at category: ContentSizeCategory) -> Bool {
        switch fit(text, at: category).verdict {
        case .fits, .wraps, .shrinks: true
        case .unknown, .mayShrink, .truncates, .wordTooWide: false
        }
    }
}
