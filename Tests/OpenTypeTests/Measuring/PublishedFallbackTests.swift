import OpenType
import Testing

/// Texts in a font with fallbacks at 17 points, and their widths, as HarfBuzz found them grapheme by grapheme.
struct PublishedFallback: CustomTestStringConvertible {
    let font: String
    let fallbacks: [String]
    /// Each text, its width in points (`nil` if it is not known), and the height of its line where it was
    /// found.
    let texts: [(text: String, width: Double?, lineHeight: Double?)]

    var testDescription: String { ([font] + fallbacks).joined(separator: ", ") }

    static let all = [
        PublishedFallback(
            font: "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
            fallbacks: [],
            texts: [
                ("設定", 34, nil),
                ("設定を変更する", 119, nil),
                ("Wi-Fiを有効にする", 139.444824219, nil),
                ("お気に入りに追加（3件）", 196.554199219, nil),
                ("删除 12 张照片？", 129.541992188, nil),
                ("共有アルバム", 102, nil),
                ("ｶﾀｶﾅ ABC", 70.963378906, nil),
                ("Préférences — 設定", 146.467285156, nil),
                ("全ての変更を保存", 136, nil),
                ("Zürich 東京 Łódź", 126.860839844, nil),
                ("ＡＢＣ１２３", 102, nil),
                ("プレミアム版 2.0", 129.807617188, nil),
            ]),
        PublishedFallback(
            font: "truetype/lato/Lato-Regular.ttf",
            fallbacks: [],
            texts: [
                ("設定", 34, nil),
                ("設定を変更する", 119, nil),
                ("Wi-Fiを有効にする", 143.6925, nil),
                ("お気に入りに追加（3件）", 196.86, nil),
                ("删除 12 张照片？", 130.424, nil),
                ("共有アルバム", 102, nil),
                ("ｶﾀｶﾅ ABC", 71.638, nil),
                ("Préférences — 設定", 144.211, nil),
                ("全ての変更を保存", 136, nil),
                ("Zürich 東京 Łódź", 125.103, nil),
                ("ＡＢＣ１２３", 102, nil),
                ("プレミアム版 2.0", 130.084, nil),
                ("שלום", nil, nil),
                ("Привет ☃", nil, nil),
                ("ไทย", nil, nil),
                ("გამარჯობა", nil, nil),
            ]),
        PublishedFallback(
            font: "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
            fallbacks: [
                "opentype/ipafont-gothic/ipag.ttf"
            ],
            texts: [
                ("設定", 34.0, 19.921875),
                ("設定を変更する", 119.0, 19.921875),
                ("Wi-Fiを有効にする", 139.444824219, 19.921875),
                ("お気に入りに追加（3件）", 196.554199219, 19.921875),
                ("删除 12 张照片？", 129.541992188, 19.921875),
                ("共有アルバム", 102.0, 19.921875),
                ("ｶﾀｶﾅ ABC", 70.963378906, 19.921875),
                ("Préférences — 設定", 146.467285156, 19.921875),
                ("全ての変更を保存", 136.0, 19.921875),
                ("Zürich 東京 Łódź", 126.860839844, 19.921875),
                ("ＡＢＣ１２３", 102.0, 19.921875),
                ("プレミアム版 2.0", 129.807617188, 19.921875),
            ]),
        PublishedFallback(
            font: "truetype/open-sans/OpenSans-Regular.ttf",
            fallbacks: [
                "truetype/wqy/wqy-zenhei.ttc"
            ],
            texts: [
                ("設定", 34.0, 23.217285),
                ("設定を変更する", 120.1953125, 23.217285),
                ("Wi-Fiを有効にする", 142.17578125, 23.217285),
                ("お気に入りに追加（3件）", 198.313964844, 23.217285),
                ("删除 12 张照片？", 130.272460938, 23.217285),
                ("共有アルバム", 103.59375, 23.217285),
                ("ｶﾀｶﾅ ABC", 70.913574219, 23.150879),
                ("Préférences — 設定", 153.813476562, 23.217285),
                ("全ての変更を保存", 137.1953125, 23.217285),
                ("Zürich 東京 Łódź", 130.264160156, 23.217285),
                ("ＡＢＣ１２３", 102.0, 23.217285),
                ("プレミアム版 2.0", 132.372558594, 23.217285),
            ]),
        PublishedFallback(
            font: "truetype/lato/Lato-Regular.ttf",
            fallbacks: [
                "truetype/noto/NotoSansHebrew-Regular.ttf",
                "opentype/ipafont-gothic/ipag.ttf",
                "truetype/wqy/wqy-zenhei.ttc",
            ],
            texts: [
                ("設定", 34.0, 20.4),
                ("設定を変更する", 119.0, 20.4),
                ("Wi-Fiを有効にする", 143.6925, 20.4),
                ("お気に入りに追加（3件）", 196.86, 20.4),
                ("删除 12 张照片？", 130.424, 21.825875),
                ("共有アルバム", 102.0, 20.4),
                ("ｶﾀｶﾅ ABC", 71.638, 20.4),
                ("Préférences — 設定", 144.211, 20.4),
                ("全ての変更を保存", 136.0, 20.4),
                ("Zürich 東京 Łódź", 125.103, 20.4),
                ("ＡＢＣ１２３", 102.0, 20.4),
                ("プレミアム版 2.0", 130.084, 20.4),
            ]),
        PublishedFallback(
            font: "truetype/lato/Lato-Regular.ttf",
            fallbacks: [
                "truetype/noto/NotoSansHebrew-Regular.ttf"
            ],
            texts: [
                ("שלום", 37.859, nil),
                ("Hello שלום", 81.566, nil),
            ]),
    ]
}

/// These texts, in the fonts that are installed.
@Suite("Published fallbacks") struct PublishedFallbackTests {
    private static func isInstalled(_ row: PublishedFallback) -> Bool {
        ([row.font] + row.fallbacks).allSatisfy(InstalledFonts.has)
    }

    private static let installed = PublishedFallback.all.filter(isInstalled)
    private static let missing = PublishedFallback.all.filter { !isInstalled($0) }

    @Test func allAreThere() { #expect(PublishedFallback.all.reduce(0) { $0 + $1.texts.count } == 66) }

    @Test(.enabled(if: !installed.isEmpty, "no published font is installed"), arguments: installed)
    func file(row: PublishedFallback) throws {
        var cascade = FontCascade(
            try InstalledFonts.measurer(row.font),
            fallbacks: try row.fallbacks.map { try InstalledFonts.measurer($0) })
        for (text, points, lineHeight) in row.texts {
            let width = cascade.measure(text[...], script: TextScript(of: text))
            let found = width.units * 17 / cascade.unitsPerEm
            #expect(points.map { abs(found - $0) < 1e-6 } ?? width.traits.contains(.isLowerBound), "\(text)")
            if let lineHeight {
                #expect(abs(width.lineHeight * 17 / cascade.unitsPerEm - lineHeight) < 1e-6, "\(text)")
            }
        }
    }

    /// Says what of the above could not be checked.
    @Test(.disabled(if: !missing.isEmpty, "not installed: \(missing.map(\.testDescription))"))
    func everyPackageIsInstalled() { #expect(Self.missing.isEmpty) }
}
