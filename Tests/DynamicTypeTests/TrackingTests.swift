import DynamicType
import Testing

@Suite("Tracking")
struct TrackingTests {
    @Test("All 64 sizes have been typed")
    func rowCount() {
        #expect(PublishedTrackingRow.all.count == 64)
        #expect(Set(PublishedTrackingRow.all.map(\.pointSize)).count == 64)
    }

    @Test("Each size is as Apple prints it", arguments: Platform.allCases)
    func rows(on platform: Platform) throws {
        for row in PublishedTrackingRow.all {
            let tracking = try #require(Tracking(ofSystemFontAt: row.pointSize, on: platform))
            #expect(tracking.pointSize == row.pointSize)
            #expect(
                [tracking.thousandthsOfEm, tracking.points] == row.values[platform], "\(row.pointSize) pt")
        }
    }

    @Test("Only the sizes that Apple lists are known", arguments: Platform.allCases)
    func nothingElse(on platform: Platform) {
        let listed = Set(PublishedTrackingRow.all.map(\.pointSize))
        for tenth in -10...1100 {
            let pointSize = Double(tenth) / 10
            let isKnown = Tracking(ofSystemFontAt: pointSize, on: platform) != nil
            #expect(isKnown == listed.contains(pointSize), "\(pointSize) pt")
        }
    }

    @Test("Sizes between, beside and beyond the list are nil", arguments: [5, 55, 57, 74, 97, 16.5, .nan])
    func unlisted(pointSize: Double) {
        #expect(Tracking(ofSystemFontAt: pointSize, on: .iOS) == nil)
    }

    @Test(
        "52 and 53 points are the other way round on macOS and tvOS",
        arguments: [
            (Platform.iOS, 0.33, 0.31), (.macOS, 0.31, 0.33), (.tvOS, 0.31, 0.33),
        ])
    func swappedRows(platform: Platform, at52: Double, at53: Double) {
        #expect(Tracking(ofSystemFontAt: 52, on: platform)?.points == at52)
        #expect(Tracking(ofSystemFontAt: 53, on: platform)?.points == at53)
    }

    @Test(
        "A system font has the tracking of its size",
        arguments: [
            (Platform.iOS, TextStyle.body, ContentSizeCategory.large, -0.43),
            (.iOS, .body, .accessibilityExtraExtraExtraLarge, 0.31),
            (.watchOS, .body, .large, 0.0),
            (.macOS, .body, .large, -0.08),
            (.tvOS, .title1, .large, 0.07),
            (.visionOS, .extraLargeTitle, .large, 0.37),
        ])
    func ofSystemFont(
        platform: Platform, textStyle: TextStyle, category: ContentSizeCategory, points: Double
    ) throws {
        let font = try #require(
            SystemFont(forTextStyle: textStyle, compatibleWith: category, on: platform))
        #expect(font.tracking?.points == points)
        #expect(font.tracking?.pointSize == font.pointSize)
    }

    @Test("A size that is not listed has no tracking")
    func unlistedSystemFont() throws {
        let tvTitle = SystemFont(forTextStyle: .title2, compatibleWith: .large, on: .tvOS)
        #expect(tvTitle?.pointSize == 57)
        #expect(tvTitle?.tracking == nil)
        let body = try #require(SystemFont(forTextStyle: .body, compatibleWith: .large))
        #expect(body.withSize(16.5).tracking == nil)
        #expect(body.withSize(20).tracking?.points == -0.45)
    }
}
