import DynamicType
import Foundation
import LabelDrawing
import LabelFitting
import OpenType

/// Texts in labels of installed fonts, as drawings take them.
struct DrawnFixture {
    static let inter = "opentype/inter/Inter-Regular.otf"
    static let dejaVu = "truetype/dejavu/DejaVuSans.ttf"
    static let notoSans = "truetype/noto/NotoSans-Regular.ttf"
    static let notoSansThai = "truetype/noto/NotoSansThai-Regular.ttf"

    let fitter: LabelFitter
    let fonts: DrawingFonts
    private let limits: LabelLimits

    static func path(_ font: String) -> String { "/usr/share/fonts/" + font }

    static func has(_ font: String) -> Bool { FileManager.default.fileExists(atPath: path(font)) }

    init(
        _ font: String = inter, width: Double, height: Double? = nil, lines: Int = 1,
        minimumScale: Double? = nil
    )
        throws
    {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.path(font)))
        let face = try FontFile(FontSource(Array(bytes))).face(at: 0)
        limits = LabelLimits(width: width, height: height, lines: lines, minimumScale: minimumScale)
        fitter = try LabelFitter(font: face, label: Label(.body, pointSize: 17, limits: limits))
        fonts = DrawingFonts([face])
    }

    func text(
        _ text: String, language: String? = nil, key: String? = nil,
        at categories: [ContentSizeCategory] = ContentSizeCategory.allCases
    ) -> DrawnText {
        let fitter = fitter
        return DrawnText(
            text, language: language, key: key, setting: "Inter Regular, 17 pt with body", limits: limits,
            results: categories.map { category in
                let label = fitter.fit(text, at: category)
                return DrawnText.Result(category: category, pointSize: label.pointSize ?? 0, label: label)
            }, unknownReason: "a reason", fonts: fonts
        ) { fitter.layout(text, at: categories[$0]) }
    }

    /// An entry of a page.
    func entry(_ text: String, language: String? = nil, isMended: Bool = false) -> ReviewPage.Entry {
        let drawn = self.text(text, language: language, key: "key")
        return ReviewPage.Entry(
            drawn, firstFailure: drawn.results.firstIndex { $0.label.verdict.isFailure },
            neededScale: drawn.results.map { $0.label.neededScale ?? 0 }.min() ?? 0, isMended: isMended)
    }
}
