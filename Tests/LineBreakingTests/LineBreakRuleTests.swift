import Testing

/// The rules of line breaking, each where it fires and where it does not.
@Suite("Line break rules") struct LineBreakRuleTests {
    @Test(arguments: [
        BrokenText("line ends", "a\n⏎b\r⏎c\r\n⏎d\u{85}⏎e\u{2028}⏎f\u{2029}⏎g"),
        BrokenText("line ends in a row", "a\n⏎\n⏎\r\n⏎b"),
        BrokenText("a line end at the start", "\n⏎a"),
        BrokenText("a line end at the end", "a\n"),
        BrokenText("a line end after spaces", "a |b  \n⏎c"),
        BrokenText("nothing", ""),
        BrokenText("only spaces", "   "),
        BrokenText("spaces", "one |two   |three"),
        BrokenText("spaces at the ends", " |one "),
        BrokenText("other white space", "a\t|b\u{2003}|c\u{3000}|d"),
        BrokenText("zero-width space", "a\u{200B}|b\u{200B} |c"),
        BrokenText("not before marks after a space", "a ! |b"),
        BrokenText("not before closing marks", "a |b ) |c ] |d } |e ? |f / |g"),
        BrokenText("not before closing full-width marks", "a 、|b 。|c ）|d"),
        BrokenText("not before a colon that stands alone", "Prix : |4 ; |5"),
        BrokenText("but before a point that begins a word", "a |.b"),
        BrokenText("not after opening marks and spaces", "a |( b |[  c |{ d |¿ e |（ f"),
        BrokenText("not inside French quotes", "le |« mot » |est"),
        BrokenText("German quotes", "das |„Wort“ |ist |»gut« |hier"),
        BrokenText("straight quotes", "the |\"word\" |is |'good' |here"),
    ])
    func lineEndsAndSpaces(_ row: BrokenText) { #expect(row.found == row.marked) }

    @Test(arguments: [
        BrokenText("hyphen before a letter", "Wi-|Fi |e-|mail |3-|D |что-|то"),
        BrokenText("hyphen before a digit", "1-800-555 |A-4"),
        BrokenText("hyphen that begins a word", "-option |--option |(-x)"),
        BrokenText("hyphen that ends a word", "Ein- |und |Aus-, |so"),
        BrokenText("hyphen in Hebrew", "ב-גוגל"),
        BrokenText("hyphen before a mark", "a-(b) |a-“b”"),
        BrokenText("hyphens proper and dashes", "a‐|b |a‒|b |Mon–|Fri"),
        BrokenText("dashes before a digit", "10–12 |10‒12 |10‐12"),
        BrokenText("dash between spaces", "a |– |b"),
        BrokenText("no-break hyphen", "a\u{2011}b"),
        BrokenText("minus", "a−b"),
        BrokenText("soft hyphen", "co\u{AD}¬op\u{AD}¬3"),
        BrokenText("soft hyphen before a mark", "a\u{AD}, |b\u{AD} |c\u{AD}"),
        BrokenText("em dash", "a|—|b |5|—|6 |a |— |b"),
        BrokenText("two em dashes", "a|——|b"),
        BrokenText("em dash beside marks", "“a”—“b” |(—) |a|—, |b"),
        BrokenText("slash before a letter", "and/|or |name/|Datum"),
        BrokenText("slash before others", "1/2 |24/7 |a/(b) |ב/ג"),
        BrokenText("address", "https://|example.com/|help"),
    ])
    func hyphensDashesAndSlashes(_ row: BrokenText) { #expect(row.found == row.marked) }

    @Test(arguments: [
        BrokenText("no-break spaces", "10\u{A0}% |10\u{202F}€ |1\u{2007}2"),
        BrokenText("no-break space beside a space", "a \u{A0}b\u{A0} |c"),
        BrokenText("word joiners", "a-\u{2060}b |漢\u{2060}字 |漢\u{FEFF}字"),
        BrokenText("combining marks", "e\u{301}a\u{308}\u{323}b |か\u{3099}|き"),
        BrokenText("a mark on a space", "a \u{301}b"),
        BrokenText("joiners", "a\u{200D}漢 |a\u{200C}b"),
        BrokenText("emoji", "a|👍🏽|b |👨‍👩‍👧‍👦|👩🏽‍💻"),
        BrokenText("flags", "🇩🇪|🇫🇷|x"),
        BrokenText("symbols as emoji", "漢|❤️|a |1️⃣a |a©b"),
        BrokenText("words", "don't |can’t |3.14 |1,000 |a.b |user@example.com |C++ |50% |$5"),
        BrokenText("ellipsis", "Loading… |45 |a…b"),
        BrokenText("Thai", "ภาษาไทย |ดี"),
        BrokenText("Hebrew", "שלום |עולם"),
    ])
    func unbroken(_ row: BrokenText) { #expect(row.found == row.marked) }
}
