import DynamicType

// Sizes that `UIFontMetrics` returned, typed from the tests and tables of their authors. A line has a text
// style, the size at L and the results from XS to AX5; `-` is a missing one.
extension MetricsCase {
    /// Every row of the tables.
    static let measuredTables =
        rows(
            of: iOS27Fonts, "gewill/ScaledFont@02d4754 Tests/ScaledFontTests/TextSizeTests.swift (iOS 27)"
        ) { .scaledFont(of: $0) }
        + rows(
            of: iOS26Fonts,
            "Vercantez/openuikit@6f62d1d Sources/OpenUIKit/Resources/dynamic_type.json (iOS 26)"
        ) { .scaledFont(of: $0) }
        + rows(
            of: iOS26Values,
            "Vercantez/openuikit@6f62d1d Sources/OpenUIKit/Resources/dynamic_type.json (iOS 26)"
        ) { .scaledValue(of: $0, displayScale: 3) }

    private static func rows(
        of table: String, _ source: String, call: (Double) -> Call
    ) -> [MetricsCase] {
        table.split(separator: "\n").flatMap { line -> [MetricsCase] in
            let words = line.split(separator: " ")
            guard words.count == 14, let pointSize = Double(words[1]),
                let textStyle = TextStyle.allCases.first(where: { "\($0)" == words[0] })
            else { preconditionFailure("not a line of a table: \(line)") }
            return zip(ContentSizeCategory.allCases, words.dropFirst(2)).compactMap { category, word in
                guard word != "-" else { return nil }
                guard let points = Double(word) else { preconditionFailure("not a size: \(word)") }
                return MetricsCase(
                    call(pointSize), textStyle, category, .exactly(points), .measured, source)
            }
        }
    }

    private static let iOS27Fonts = """
        largeTitle   11   10 10 11  - 12 12 13 14 15 16 18 19
        title1       11   10 10 11  - 12 12 13 15  - 18 20 22
        title2       11    9 10 10  - 12 13 13 16 18 20 23 26
        title3       11   10 10 11  - 12 13 14 17 19 22  - 29
        headline     11    - 10  -  - 12 13  - 17 20 24  - 31
        subheadline  11    9 10 10  - 12 13 14 17 20 24  - 32
        body         11    - 10  -  - 12 13  - 17 20 24 28 31
        callout      11    9 10 10  - 12 13 15 17 20 24 27 31
        footnote     11   10 10 10  - 12 13 15 18 20 24 28 32
        caption1     11    9  9  9  - 13 14 16 19 22 27 30 35
        caption2     11   11 11 11  - 15 17 19 21 25 30 35 41
        largeTitle   17   16 16 17  - 18 19 20 22 24 25 27 29
        title1       17    - 16  -  - 18 19  - 23  -  -  - 34
        title2       17   15 15 16  - 18 19 21 25 29 32 36 40
        title3       17   15 16 16  - 19 20 22 26 30 35 39 44
        headline     17   15 15 16  - 19 20 22 26 31 37 39 48
        subheadline  17   14 15 16  - 19 20 22 26 31 37  - 49
        body         17   15 15 16  - 19 20 22 26 31 37 43 48
        callout      17   15 15 16  - 19 20 23 26 32 37 42 49
        footnote     17   15 15 15  - 19 21 23 27 31 38 43 49
        caption1     17   14 14 14  - 20 22 24 29 34 41 47 54
        caption2     17   17 17 17  - 24 26 29 33 38 46 54 63
        largeTitle   22.4 21 21 22  -  - 25 26 28 31 33 36 38
        title1       22.4 20 21 22  - 24 25 27 30 34 38 40 45
        title2       22.4 19 20 21  - 24 26 27 33 38 42 47 53
        title3       22.4 20 21  -  - 25 27 29 34 39 46 52 58
        headline     22.4 19 20 21  - 24 26 30 35 41 49 52 63
        subheadline  22.4 18 20 21  - 25 27 29 35 40 48 56 65
        body         22.4 19 20 21  - 24 26 30 35 41 49 57 63
        callout      22.4 19 20 21  - 25 27 30 34 42 49 55 64
        footnote     22.4 20 20 20  - 25 27 30 36 41 50 57 65
        caption1     22.4 18 18 18  - 27 29 32 38 45 55 62 71
        caption2     22.4 22 22 22  - 31 34 38 43 50 60 71 83
        """

    private static let iOS26Fonts = """
        title1       17   16  -  -  -  -  - 21  - 26  - 31  -
        title1       11    -  -  -  -  -  -  -  - 17  -  -  -
        title1       15    -  -  -  -  -  -  -  - 23  -  -  -
        title2       14    - 13  -  -  -  -  -  - 24  - 30  -
        headline     11    -  - 11  -  -  - 15  -  -  - 25  -
        subheadline  15    - 14  -  -  -  - 20  -  -  -  - 44
        subheadline  10    -  - 10  -  -  -  - 16  -  -  -  -
        subheadline  11    -  -  -  -  -  -  -  -  -  - 28  -
        subheadline  13    -  -  -  -  -  -  -  -  -  - 33  -
        subheadline  17    -  -  -  -  -  -  -  -  -  - 43  -
        body         11    -  - 11  -  -  - 15  -  -  -  -  -
        caption1     8     7  7  7  - 10 11 12 14  - 20  - 26
        caption1     24   20 20 20  - 29 32 35 41  - 59  - 77
        caption1     10    -  -  -  -  -  -  -  -  -  - 28  -
        caption1     14    -  -  -  -  -  -  -  -  -  - 39  -
        caption1     22    -  -  -  -  -  -  -  -  -  - 61  -
        caption1     26    -  -  -  -  -  -  -  -  -  - 72  -
        """

    private static let iOS26Values = """
        headline     22    -  -  -  -  -  -  -  -  -  - 51  -
        body         22    -  -  -  -  -  -  -  -  -  - 56  -
        caption1     16    -  -  -  -  -  -  - 27  -  -  -  -
        caption2     13    -  -  -  -  -  -  -  - 29  -  -  -
        subheadline  20    -  -  -  -  -  - 26  -  -  -  -  -
        title1       34    -  -  -  - 36 38  -  -  -  - 61  -
        """
}
