import Testing

@testable import StringFiles

/// Arguments that fill placeholders by name and by position.
@Suite struct PlaceholderArgumentsTests {
    /// A text of one of Apple's formats or, with braces, of JSON; arguments; the filled text, and what is unused.
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let arguments: [String]
        let filled: String
        var unused: [String] = []

        var testDescription: String { "\(text) with \(arguments)" }

        init(_ text: String, _ arguments: [String], _ filled: String, unused: [String] = []) {
            self.text = text
            self.arguments = arguments
            self.filled = filled
            self.unused = unused
        }
    }

    @Test(arguments: [
        Row("%@ %@", ["%@=A"], "A A"),
        Row("%1$@ %2$@", ["%2$@=A"], "%1$@ A"),
        Row("%@ %@", ["%2$@=A"], "%@ A"),
        Row("%@ %1$@", ["%@=A", "%1$@=B"], "A B"),
        Row("%@ %2$@", ["%@=A", "%2$@=B"], "A B"),
        // Integers of every length, and nothing else.
        Row("%d %i %u %ld %lld %llu %zd %hhd %2$lld %D", ["%lld=7"], "7 7 7 7 7 7 7 7 7 7"),
        Row("%@ %f %x %c %s %p %o", ["%lld=7"], "%@ %f %x %c %s %p %o", unused: ["%lld=7"]),
        Row("%lld %d", ["%d=7", "%lld=8"], "8 7"),
        Row("%.2f %f %5.1lf %g", ["%f=1.5"], "1.5 1.5 1.5 1.5"),
        Row("%.2f %f", ["%.2f=1.50", "%f=1.5"], "1.50 1.5"),
        Row("%x %X", ["%x=ff"], "ff ff"),
        Row("%#@n@ %#@m@", ["%#@n@=A"], "A %#@m@"),
        // Named ones before those by position, which keep their numbers.
        Row("%lld of %@", ["%@=A", "7"], "7 of A"),
        Row("%@ of %lld", ["%@=A", "7"], "A of %lld", unused: ["7"]),
        Row("%@ of %lld", ["%@=A", "x", "7"], "A of 7", unused: ["x"]),
        // The text before the equals sign is not a placeholder.
        Row("%@", ["a=b"], "a=b"), Row("%@", ["=b"], "=b"), Row("%@", ["50%=b"], "50%=b"),
        Row("%@", ["%%=b"], "%%=b"), Row("%@", ["%@ =b"], "%@ =b"), Row("%@", ["{a b}=c"], "{a b}=c"),
        Row("%@", ["%@=a=b"], "a=b"), Row("%@", ["%@="], ""),
        Row("plain", ["%@=A", "B"], "plain", unused: ["%@=A", "B"]),
        // Braces, by name only.
        Row("{n} {m}", ["{n}=1"], "1 {m}"), Row("{n}", ["1"], "{n}", unused: ["1"]),
        Row("{{n}}", ["{n}=1"], "{{n}}", unused: ["{n}=1"]),
        Row("${n}", ["{n}=1"], "${n}", unused: ["{n}=1"]),
        Row("{{n}} {{ n }} {{n, number}} {{- n}}", ["{{n}}=1"], "1 1 1 1"),
        Row("{{n}}", ["{{ n }}=1"], "1"), Row("${a.b-c}", ["${a.b-c}=1"], "1"),
        Row("{0}{1}", ["{0}=1"], "1{1}"),
        Row("{é}", ["{é}=1"], "1"),
        // No placeholders.
        Row("{} { } {a b} {a", ["{a}=1"], "{} { } {a b} {a", unused: ["{a}=1"]),
        Row("{{a}", ["{a}=1"], "{1", unused: []), Row("{a}}", ["{a}=1"], "1}"),
        // A message is one placeholder, which nothing fills.
        Row(
            "{n, plural, one {# of {m}} other {x}} {m}", ["{n}=1", "{m}=2"],
            "{n, plural, one {# of {m}} other {x}} 2", unused: ["{n}=1"]),
        Row(
            "{n, select, other {x}}", ["{n, select, other {x}}=1"], "{n, select, other {x}}",
            unused: ["{n, select, other {x}}=1"]),
        Row("{n, number} {n,date,short}", ["{n}=1"], "1 1"),
    ])
    func fills(row: Row) throws {
        var arguments = try PlaceholderArguments(row.arguments)
        let braces = BraceText.template(row.text)
        let template = braces.placeholderCount > 0 ? braces : TextTemplate(FormatText(row.text))
        #expect(arguments.filled(template).text == row.filled)
        #expect(arguments.unused == row.unused)
    }

    @Test(arguments: [
        ("none", 0), ("{a}", 1), ("{a} {{b}} ${c}", 3), ("{a, select, x {y} other {z}}", 1),
        ("{a, plural, one {", 0), ("{", 0), ("$", 0), ("{{", 0), ("}}", 0), ("${}", 0),
    ])
    func counts(text: String, count: Int) {
        #expect(BraceText.template(text).placeholderCount == count)
    }

    @Test func theArgumentOfASubstitutionIsFilledByItsSpecifier() throws {
        var template = TextTemplate()
        template.append(Placeholder(written: "%arg", kind: .integer, position: 2))
        for (argument, filled) in [
            ("%lld=7", "7"), ("%d=7", "7"), ("%2$lld=7", "7"), ("%1$lld=7", "%arg"), ("%@=7", "%arg"),
            ("%arg=7", "7"),
        ] {
            var arguments = try PlaceholderArguments([argument])
            #expect(arguments.filled(template).text == filled, "\(argument)")
        }
    }

    @Test(arguments: [["%@=A", "%@=B"], ["{n}=1", "{n}=2"], ["%lld=1", "x", "%lld=1"]])
    func refusesAPlaceholderTwice(values: [String]) {
        let name = String(values[0].prefix { $0 != "=" })
        #expect(throws: RepeatedPlaceholder(written: name)) {
            try PlaceholderArguments(values)
        }
    }

    @Test func manyOpenBracesEndSoon() {
        let text = String(repeating: "{a, plural, x {", count: 50_000)
        #expect(BraceText.template(text).placeholderCount == 0)
    }
}
