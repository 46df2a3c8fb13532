import Testing

@testable import typescale

@Suite struct NumberTextTests {
    @Test(
        arguments: [
            ("zero", 0, "0"), ("minus zero", -0.0, "0"), ("whole", 53, "53"), ("negative", -3, "-3"),
            ("decimals", 63.248046875, "63.248046875"), ("third", 49.0 / 3, "16.333333333333332"),
            ("tenth", 0.1, "0.1"), ("below 2^53", 0x1p53 - 1, "9007199254740991"),
            ("below 10^16", 9_999_999_999_999_998, "9999999999999998"), ("10^16", 1e16, "1e+16"),
            ("minus 10^16", -1e16, "-1e+16"),
            ("above 10^16", 10_000_000_000_000_002, "1.0000000000000002e+16"),
            ("2^54", 0x1p54, "1.8014398509481984e+16"), ("1e21", 1e21, "1e+21"), ("1e300", 1e300, "1e+300"),
            ("smallest subnormal", .leastNonzeroMagnitude, "5e-324"),
            ("smallest normal", 0x1p-1022, "2.2250738585072014e-308"),
            ("largest", Double.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        ] as [(String, Double, String)])
    func exact(name: String, number: Double, text: String) {
        #expect(NumberText.exact(number) == text)
        #expect(Double(NumberText.exact(number)) == number)
    }

    @Test(
        arguments: [
            ("whole", 53, "53"), ("two decimals", 63.25, "63.25"), ("more", 63.248046875, "63.25"),
            ("one", 17.9, "17.9"), ("half a hundredth", 0.005, "0.01"), ("below it", 0.005.nextDown, "0"),
            ("above it", 0.005.nextUp, "0.01"), ("negative half", -0.005, "-0.01"),
            ("rounds to zero", -0.004, "0"), ("rounds up to whole", 16.999, "17"),
            ("tie that a double holds", 0.125, "0.13"), ("negative tie", -0.125, "-0.13"),
            ("thirds", 49.0 / 3, "16.33"), ("two thirds", 50.0 / 3, "16.67"),
            ("subnormal", .leastNonzeroMagnitude, "0"),
            ("1e21", 1e21, "1e+21"), ("largest", Double.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        ] as [(String, Double, String)])
    func rounded(name: String, number: Double, text: String) {
        #expect(NumberText.rounded(number) == text)
    }

    @Test(arguments: [
        (0, 4, false, "0000"), (0x9, 2, true, "09"), (0xA, 2, true, "0A"), (0xAF, 2, false, "af"),
        (0x202E, 4, false, "202e"), (0x1F600, 4, true, "1F600"), (0, 0, false, "0"),
    ])
    func hexadecimal(number: Int, digits: Int, isUppercase: Bool, text: String) {
        #expect(NumberText.hexadecimal(number, digits: digits, uppercase: isUppercase) == text)
    }

    @Test func everyHundredthIsItself() {
        for hundredths in -10_000...10_000 {
            let number = Double(hundredths) / 100
            #expect(NumberText.rounded(number) == NumberText.exact(number))
        }
    }
}
