import AdaptiveText
import DynamicType
import Testing

/// A programmer's errors end the process, with a sentence that says what to do.
@Suite("Preconditions")
struct PreconditionTests {
    private static func says(_ sentence: String, _ result: ExitTest.Result?) -> Bool {
        guard let result else { return false }
        return String(decoding: result.standardErrorContent, as: UTF8.self).contains(sentence)
    }

    @Test("A size is positive and finite")
    func pointSize() async {
        let sentence = "a size is a positive number of points: check it before a font is made of it"
        let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BaseFont(family: "Avenir-Book", pointSize: 0)
        }
        #expect(Self.says(sentence, zero))
        let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BaseFont(family: "Avenir-Book", pointSize: -17)
        }
        #expect(Self.says(sentence, negative))
        let notANumber = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BaseFont(family: "Avenir-Book", pointSize: .nan)
        }
        #expect(Self.says(sentence, notANumber))
        let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BaseFont(family: "Avenir-Book", pointSize: .infinity)
        }
        #expect(Self.says(sentence, infinite))
    }

    @Test("A font is scaled once")
    func scaledTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let environment = TypeEnvironment()
            environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            let scaled = environment.scaledFont(for: BaseFont(family: "Avenir-Book", pointSize: 17))
            _ = environment.scaledFont(for: try #require(scaled))
        }
        let sentence = "Avenir-Book is already scaled to 48.0 points: scale the base font it came from"
        #expect(Self.says(sentence, result))
    }

    @Test("A display scale is positive and finite")
    func displayScale() async {
        let sentence = "a display scale is a positive number: leave it out for the platform's own"
        let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TypeEnvironment(displayScale: 0)
        }
        #expect(Self.says(sentence, zero))
        let notANumber = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TypeEnvironment(displayScale: .nan)
        }
        #expect(Self.says(sentence, notANumber))
    }

    @Test("A maximum is positive")
    func maximumPointSize() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let base = BaseFont(family: "Avenir-Book", pointSize: 17)
            _ = TypeEnvironment().scaledFont(for: base, maximumPointSize: 0)
        }
        #expect(Self.says("a limit must be positive; use nil for no limit", result))
    }

    @Test("Values just within the limits do not end the process")
    func allowed() async {
        await #expect(processExitsWith: .success) {
            _ = BaseFont(family: "", pointSize: .leastNonzeroMagnitude)
            let environment = TypeEnvironment(displayScale: 0.5)
            _ = environment.scaledFont(for: BaseFont(family: "", pointSize: .greatestFiniteMagnitude))
        }
    }
}
