import Testing

@testable import StringFiles

/// Percent signs and placeholders of Apple's formats.
@Suite struct FormatTextTests {
    /// A text, what is made of it with the arguments A, B and C, and how many placeholders it has.
    struct Row: Sendable {
        let text: String
        let filled: String
        let placeholders: Int

        init(_ text: String, _ filled: String, _ placeholders: Int) {
            self.text = text
            self.filled = filled
            self.placeholders = placeholders
        }
    }

    @Test(arguments: [
        Row("", "", 0), Row("plain", "plain", 0), Row("100%%", "100%", 0), Row("%%%%", "%%", 0),
        Row("%@", "A", 1), Row("%@ %@", "A B", 2), Row("%@%@%@%@", "ABC%@", 4), Row("%%@", "%@", 0),
        Row("%lld", "A", 1), Row("%d %i %u %x %f", "A B C %x %f", 5), Row("%.2f", "A", 1),
        Row("%-8.3lf|", "A|", 1), Row("%+05d", "A", 1), Row("%'zu", "A", 1), Row("%hhd%llu", "AB", 2),
        Row("%2$@ %1$@", "B A", 2), Row("%2$@ %@", "B A", 2), Row("%3$lld", "C", 1), Row("%4$@", "%4$@", 1),
        Row("%#@files@", "A", 1), Row("%2$#@files@ in", "B in", 1), Row("%#@n", "%#@n", 0),
        Row("%#@@", "%#@@", 0),
        Row("%*d", "B", 1), Row("%.*f %@", "B C", 2),
        Row("50 % de", "50 % de", 0), Row("100% sure", "100% sure", 0), Row("5 %", "5 %", 0),
        Row("%", "%", 0),
        Row("%.", "%.", 0), Row("%0$@", "%0$@", 0),
        Row("%99999999999999999999$@", "%99999999999999999999$@", 0),
        Row("%n", "%n", 0), Row("%é", "%é", 0), Row("%arg", "Arg", 1), Row("日%@本", "日A本", 1),
    ])
    func fills(row: Row) throws {
        var arguments = try PlaceholderArguments(["A", "B", "C"])
        let template = TextTemplate(FormatText(row.text))
        #expect(arguments.filled(template).text == row.filled)
        #expect(template.placeholderCount == row.placeholders)
    }

    @Test func staysAsWrittenWithoutArguments() throws {
        var arguments = try PlaceholderArguments([])
        for text in ["%@", "%1$@ %lld", "%#@n@", "%.*f"] {
            let (filled, left) = arguments.filled(TextTemplate(FormatText(text)))
            #expect(filled == text)
            #expect(left.map(\.written) == text.split(separator: " ").map(String.init))
        }
    }

    @Test func anArgumentIsNotReadAgain() throws {
        var arguments = try PlaceholderArguments(["%@%%", "B"])
        #expect(arguments.filled(TextTemplate(FormatText("%@ %@"))).text == "%@%% B")
    }
}
