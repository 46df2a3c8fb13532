import JSONText
import Testing

/// `isString` answers as a comparison of the text does.
@Suite("Comparing strings") struct StringComparisonTests {
    @Test(arguments: [
        (#""body""#, "body", true), (#""body""#, "bodY", false), (#""body""#, "bod", false),
        (#""body""#, "body ", false), (#""""#, "", true), (#""""#, "a", false), (#"" ""#, "", false),
        (#""b\u006fdy""#, "body", true), (#""b\u006fdy""#, #"b\u006fdy"#, false), (#""\n""#, "\n", true),
        (#""日本""#, "日本", true), (#""日本""#, "日", false), (#""\ud83d\ude00""#, "😀", true),
        (#""\uD800""#, "\u{FFFD}", true), (#""\u0000""#, "\0", true),
        ("17", "17", false), ("null", "null", false), ("[]", "[]", false), ("{}", "{}", false),
    ])
    func isString(source: String, text: String, expected: Bool) throws {
        let document = try JSONDocument(Array(source.utf8))
        let isString = Array(text.utf8).withUnsafeBufferPointer { document.isString(document.root, $0) }
        #expect(isString == expected)
    }
}
