import DynamicType
import JSONText
import Testing

@testable import DesignTokens

@Suite struct UnitTests {
    @Test(
        arguments: [
            (#""17px""#, 17.0), (#""17pt""#, 17), (#""17""#, 17), ("17", 17), (#"" 17 px ""#, 17),
            (#""1rem""#, 20),
            (#"{"value": 1, "unit": "rem"}"#, 20), (#"{"value": "17", "unit": "px"}"#, 17),
            (#"{"value": 17, "unit": "pt"}"#, 17), (#"{"value": 17}"#, 17), (#""1.7e1px""#, 17),
            (#""17PX""#, 17), (#""17 pixels""#, 17), (#"{"value": 17, "unit": "Pixel"}"#, 17),
            (#"{"value": 17, "unit": "points"}"#, 17), (#"{"value": "17px", "unit": "pixels"}"#, 17),
            (#"{"value": "17rem", "unit": "px"}"#, nil), (#"{"value": "17px", "unit": "rem"}"#, nil),
            (#"{"value": "17px", "unit": "pt"}"#, nil), (#"{"value": 17, "unit": "dp"}"#, nil),
            (#"{"value": 17, "unit": "sp"}"#, nil), (#"{"value": 17, "unit": null}"#, nil),
            (#"{"value": 17, "unit": 1}"#, nil), (#"{"value": 17, "unit": ""}"#, 17),
            (#""1em""#, nil), (#""50%""#, nil), (#""17vw""#, nil), (#""""#, nil), (#""px""#, nil),
        ] as [(String, Double?)])
    func sizes(value: String, points: Double?) throws {
        let reading = try #require(read(#""fontSize": \#(value)"#))
        #expect(reading.size.value == points)
    }

    @Test(
        arguments: [
            ("1.3", .multiple(1.3)), ("3.99", .multiple(3.99)), ("4", .points(4)), ("22", .points(22)),
            (#""1.3""#, .multiple(1.3)), (#""4""#, .points(4)), (#""130%""#, .multiple(1.3)),
            (#""1.3em""#, .multiple(1.3)), (#""22px""#, .points(22)), (#""2px""#, .points(2)),
            (#""22pt""#, .points(22)), (#""1rem""#, .points(20)), (#""AUTO""#, nil), ("null", nil),
            (#""normal""#, nil), (#""NORMAL""#, nil), (#"{"unit": "AUTO"}"#, nil),
            (#"{"value": "auto", "unit": "px"}"#, nil),
            (#"{"value": 130, "unit": "percent"}"#, .multiple(1.3)),
            (#"{"value": "130%", "unit": "percent"}"#, .multiple(1.3)),
            (#"{"value": "22px", "unit": "%"}"#, nil),
            (#"{"value": 22, "unit": "px"}"#, .points(22)),
            (#"{"value": 1.3, "unit": "em"}"#, .multiple(1.3)),
        ] as [(String, LineHeightValue?)])
    func lineHeights(value: String, lineHeight: LineHeightValue?) throws {
        let reading = try #require(read(#""fontSize": 17, "lineHeight": \#(value)"#))
        #expect(reading.lineHeight.value == lineHeight)
    }

    @Test(
        arguments: [
            ("0", .points(0)), (#""-0.4px""#, .points(-0.4)), (#""1%""#, .thousandthsOfEm(10)),
            (#""0.01em""#, .thousandthsOfEm(10)), (#""0.1rem""#, .points(2)), (#""wide""#, nil),
        ] as [(String, SpacingValue?)])
    func spacings(value: String, spacing: SpacingValue?) throws {
        let reading = try #require(read(#""fontSize": 17, "letterSpacing": \#(value)"#))
        #expect(reading.spacing.value == spacing)
    }

    @Test(
        arguments: [
            ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
            ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
            ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
            ("heavy", 900), ("extra-black", 950), ("ultra-black", 950), ("Semibold", 600), ("550", 550),
            ("Bold Italic", 700), ("italic", 400), ("wide", nil), ("B0ld", nil), ("wght 700", nil),
            ("Bold 400", nil), ("400%", nil), ("400px", nil), ("", nil),
        ] as [(String, Double?)])
    func weights(name: String, number: Double?) throws {
        let reading = try #require(read(#""fontSize": 17, "fontWeight": "\#(name)""#))
        #expect(reading.weight.value?.number == number)
    }

    /// The values of a token, a rem being 20 points.
    private func read(_ values: String) -> TypeValues? {
        var options = TokenOptions()
        options.rem = 20
        let text = MarkedText(one(#""mirrors": "body""#, values))
        return TokenChecker(options).bind([text.source], with: []).0.bound.first?.values
    }
}
