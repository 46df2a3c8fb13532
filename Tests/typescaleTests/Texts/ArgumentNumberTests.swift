import Testing

@testable import typescale

@Suite struct ArgumentNumberTests {
    @Test(
        arguments: [
            ("17", 17), ("17.5", 17.5), ("0.1", 0.1), ("007", 7), ("1e2", 100), ("1E2", 100), ("1e+2", 100),
            ("1e-2", 0.01), ("1.5e1", 15), ("1e308", 1e308), ("1e21", 1e21),
            ("5e-324", .leastNonzeroMagnitude),
            ("9007199254740993", 9_007_199_254_740_992), ("0.30000000000000004", 0.1 + 0.2),
            ("1e0000001", 10),
        ] as [(String, Double)])
    func positive(text: String, number: Double) {
        #expect(Double(positiveArgument: text) == number)
        #expect(Double(argument: text) == number)
        #expect(Double(argument: "-" + text) == -number)
        #expect(Double(positiveArgument: "-" + text) == nil)
    }

    @Test(arguments: ["0", "0.0", "0e5", "00", "-0", "-0.0", "1e-400", "-1e-400"])
    func zeroIsFiniteWithoutASignButNotPositive(text: String) {
        #expect(Double(positiveArgument: text) == nil)
        #expect(Double(argument: text) == 0)
        #expect(Double(argument: text)?.sign == .plus)
    }

    @Test(arguments: [
        "", "-", "--1", "+1", ".", "1.", ".5", "1.e2", "1e", "1e+", "1e-", "1e1.5", "1e400", "-1e400", "nan",
        "NaN", "inf", "-inf", "infinity", "0x11", "0x1p3", "17pt", "1,5", "1_000", " 1", "1 ", "1\n", "\t1",
        "٣", "１７", "1\u{301}", "1\u{0}", "²", "1e1e1", "1..2", "1.2.3", "−1",
    ])
    func noNumber(text: String) {
        #expect(Double(positiveArgument: text) == nil)
        #expect(Double(argument: text) == nil)
    }
}
