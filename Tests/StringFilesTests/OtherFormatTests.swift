import Testing

@testable import StringFiles

/// Android's texts.
@Suite struct AndroidStringsTests {
    private static func file(_ text: String) -> String { "<resources>\n\(text)</resources>" }

    @Test(arguments: [
        StringFileRow(
            "strings", "res/values-fr/strings.xml", file("<string name='a'>Arroser aujourd\\'hui</string>"),
            ["2|fr|a|-|0|Arroser aujourd'hui"]),
        StringFileRow(
            "white space", "values/strings.xml",
            file("<string name='a'>\n  Trop sec,\n  arrosez    vite\n</string>"),
            ["2|-|a|-|0|Trop sec, arrosez vite"]),
        StringFileRow(
            "quoted white space", "values/strings.xml",
            file("<string name='a'>\"L'eau  du   puits \"</string>"),
            ["2|-|a|-|0|L'eau  du   puits "]),
        StringFileRow(
            "escapes", "values/strings.xml",
            file("<string name='a'>\\@a\\nb\\tc\\\\ \\?\\#\\\"\\u00E9</string>"),
            ["2|-|a|-|0|@a\nb\tc\\ ?#\"é"]),
        StringFileRow(
            "tags vanish", "values/strings.xml",
            file("<string name='a'>Très <b>sec</b> et <i>très <u>chaud</u></i></string>"),
            ["2|-|a|-|0|Très sec et très chaud"]),
        StringFileRow(
            "a CDATA section", "values/strings.xml",
            file("<string name='a'><![CDATA[Thym & sauge]]></string>"),
            ["2|-|a|-|0|Thym & sauge"]),
        StringFileRow(
            "placeholders", "values/strings.xml", file("<string name='a'>%1$d\\u00A0%% de %2$s</string>"),
            ["2|-|a|-|2|%1$d\u{A0}% de %2$s"]),
        StringFileRow(
            "references and nothing", "values/strings.xml",
            file(
                "<string name='a'>@string/b</string><string name='b'>?attr/c</string><string name='c'/>"
                    + "<string name='d'>?</string>"), ["2|-|d|-|0|?"]),
        StringFileRow(
            "plurals", "values-pl/strings.xml",
            file(
                "<plurals name='a'><item quantity='one'>%d</item><item quantity='other'>%d b</item></plurals>"
            ),
            ["2|pl|a|plural.one|1|%d", "2|pl|a|plural.other|1|%d b"]),
        StringFileRow(
            "arrays, and what is not displayed", "values/strings.xml",
            file(
                "<string-array name='a'><item>b</item>\n<item>c</item></string-array><integer name='d'>3</integer>"
            ),
            ["2|-|a.0|-|0|b", "3|-|a.1|-|0|c"]),
        StringFileRow(
            "a name twice", "values/strings.xml",
            file("<string name='a'>b</string><string name='a'>c</string>"),
            ["2|-|a|-|0|c"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "other XML", "values/strings.xml", "<plist/>",
            "values/strings.xml:1:1: this is not a file of Android's texts: <resources> is expected"),
        BadStringFileRow(
            "no name", "values/strings.xml", file("<string>a</string>"),
            "values/strings.xml:2:1: this object lacks 'name'"),
        BadStringFileRow(
            "no quantity", "values/strings.xml", file("<plurals name='a'><item>b</item></plurals>"),
            "values/strings.xml:2:19: this object lacks 'quantity'"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }
}

/// XLIFF of version 1.2.
@Suite struct ExchangeStringsTests {
    private static func file(_ units: String) -> String {
        "<xliff xmlns='urn:oasis:names:tc:xliff:document:1.2' version='1.2'>"
            + "<file source-language='en' target-language='pt_BR'><body>\n\(units)</body></file></xliff>"
    }

    @Test(arguments: [
        StringFileRow(
            "a translation", "a.xliff",
            file("<trans-unit id='k'><source>One</source><target>Um</target><note>x</note></trans-unit>"),
            ["2|pt-BR|k|-|0|Um"]),
        StringFileRow(
            "none, and an empty one", "a.xlf",
            file(
                "<trans-unit id='k'><source>One</source></trans-unit>\n"
                    + "<trans-unit id='l'><source>Two</source><target/></trans-unit>"),
            ["2|pt-BR|k|-|0|One", "3|pt-BR|l|-|0|Two"]),
        StringFileRow(
            "variations", "a.xliff",
            file("<trans-unit id='%lld beds|==|plural.one'><source>%lld bed</source></trans-unit>"),
            ["2|pt-BR|%lld beds|plural.one|1|%lld bed"]),
        StringFileRow(
            "other suggestions, segments and groups", "a.xliff",
            file(
                "<group><trans-unit id='k'><source>a</source><seg-source>x</seg-source><target>b</target>"
                    + "<alt-trans><target>c</target></alt-trans></trans-unit></group>"), ["2|pt-BR|k|-|0|b"]),
        StringFileRow(
            "inline codes", "a.xliff",
            file(
                "<trans-unit id='k'><source>a</source><target>b<g id='1'>c</g><x id='2'/><ph id='3'>d</ph>"
                    + "<mrk mtype='term'>e</mrk></target></trans-unit>"), ["2|pt-BR|k|-|0|bce"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "version 2", "a.xliff", "<xliff version='2.0'/>",
            "a.xliff:1:1: XLIFF of version '2.0' is not read; export it as version 1.2"),
        BadStringFileRow(
            "other XML", "a.xliff", "<a/>", "a.xliff:1:1: this is not an XLIFF file: <xliff> is expected"),
        BadStringFileRow(
            "no source", "a.xliff", file("<trans-unit id='k'/>"), "a.xliff:2:1: this object lacks 'source'"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }
}

/// gettext files.
@Suite struct GettextStringsTests {
    private static let header = "msgid \"\"\nmsgstr \"\"\n\"Language: cs\\n\"\n\n"

    @Test(arguments: [
        StringFileRow(
            "a message", "a.po", header + "msgid \"One\"\nmsgstr \"Jedna\"\n", ["5|cs|One|-|0|Jedna"]),
        StringFileRow(
            "the language of the name", "po/pt_BR.po", "msgid \"One\"\nmsgstr \"Um\"", ["1|pt-BR|One|-|0|Um"]),
        StringFileRow(
            "the language of the folder", "locale/de/LC_MESSAGES/app.po", "msgid \"One\"\nmsgstr \"Eins\"",
            ["1|de|One|-|0|Eins"]),
        StringFileRow(
            "several lines and escapes", "a.po",
            "msgid \"\"\n\"A \"\n\"b\"\nmsgstr \"\"\n\"C\\t\"\n\"\\\"d\\\"\"",
            ["1|-|A b|-|0|C\t\"d\""]),
        StringFileRow(
            "a context", "a.po", "msgctxt \"menu\"\nmsgid \"Open\"\nmsgstr \"Otevřít\"",
            ["2|-|menu|Open|-|0|Otevřít"]),
        StringFileRow(
            "plural forms", "a.po",
            "msgid \"%d bed\"\nmsgid_plural \"%d beds\"\nmsgstr[0] \"%d záhon\"\nmsgstr[1] \"%d záhony\"",
            ["1|-|%d bed|plural.0|1|%d záhon", "1|-|%d bed|plural.1|1|%d záhony"]),
        StringFileRow(
            "fuzzy, empty and obsolete translations", "a.po",
            "#, fuzzy\nmsgid \"Sunny\"\nmsgstr \"Slunce\"\n\nmsgid \"Two\"\nmsgstr \"\"\n\n#~ msgid \"Gone\"\n#~ msgstr \"x\"",
            ["2|-|Sunny|-|0|Sunny", "5|-|Two|-|0|Two"]),
        StringFileRow(
            "an empty plural", "a.po",
            "msgid \"%d bed\"\nmsgid_plural \"%d beds\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"",
            ["1|-|%d bed|plural.0|1|%d bed", "1|-|%d bed|plural.1|1|%d beds"]),
        StringFileRow(
            "names", "a.po", "#, python-format\nmsgid \"a\"\nmsgstr \"%(name)s 5%%\"", ["2|-|a|-|1|Zoé 5%"],
            arguments: ["%(name)s=Zoé"]),
        StringFileRow(
            "braces", "a.po", "#, python-brace-format\nmsgid \"a\"\nmsgstr \"{n} 5%%\"", ["2|-|a|-|1|{n} 5%%"]
        ),
        StringFileRow(
            "no format", "a.po", "#, no-c-format\nmsgid \"a\"\nmsgstr \"5%%\"", ["2|-|a|-|-|5%%"]),
        StringFileRow(
            "no last line feed, and CRLF", "a.po", "msgid \"a\"\r\nmsgstr \"b\"\r", ["1|-|a|-|0|b"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        BadStringFileRow(
            "another word", "a.po", "message \"a\"",
            "a.po:1:1: msgctxt, msgid, msgid_plural, msgstr or msgstr[N] is expected here"),
        BadStringFileRow(
            "no text", "a.po", "msgid a", "a.po:1:7: a text in quotation marks is expected here"),
        BadStringFileRow(
            "no end", "a.po", "msgid \"a", "a.po:1:7: the text that begins here has no closing quotation mark"
        ),
        BadStringFileRow(
            "more in the line", "a.po", "msgid \"a\" b", "a.po:1:10: nothing may follow the text in its line"),
        BadStringFileRow(
            "a translation alone", "a.po", "msgstr \"a\"", "a.po:1:1: a msgid is expected before this line"),
        BadStringFileRow(
            "another encoding", "a.po",
            "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-2\\n\"\n",
            "a.po:1:1: the charset 'iso-8859-2' is not read; convert the file to UTF-8"),
    ])
    func refuses(row: BadStringFileRow) { #expect(row.found == row.message) }
}

/// Application resource bundles.
@Suite struct ResourceBundleTests {
    private static func row(_ name: String, _ message: String, _ lines: [String], _ arguments: [String] = [])
        -> StringFileRow
    {
        StringFileRow(name, "app_es.arb", "{\"k\": \"\(message)\"}", lines, arguments: arguments)
    }

    @Test(arguments: [
        row("a text", "Mi huerto", ["1|es|k|-|0|Mi huerto"]),
        row("a placeholder", "Hola, {name}", ["1|es|k|-|1|Hola, Ana"], ["{name}=Ana"]),
        row("a date", "Regado el {date, date, yMd}", ["1|es|k|-|1|Regado el {date, date, yMd}"]),
        row(
            "a plural", "{count, plural, =0{Nada} one{{count} bancal} other{{count} bancales}}",
            [
                "1|es|k|count.=0|0|Nada", "1|es|k|count.one|1|{count} bancal",
                "1|es|k|count.other|1|{count} bancales",
            ]),
        row(
            "the number sign", "{n, plural, offset:1 other{# de #}} #", ["1|es|k|n.other|2|# de # #"]),
        row(
            "a choice", "{g, select, f{Ella} other{Te}} a {place}",
            ["1|es|k|g.f|1|Ella a {place}", "1|es|k|g.other|1|Te a {place}"]),
        row(
            "a choice in a choice", "{g, select, f{{n, plural, one{a} other{b}}} other{c}}",
            ["1|es|k|g.f+n.one|0|a", "1|es|k|g.f+n.other|0|b", "1|es|k|g.other|0|c"]),
        row(
            "two choices by one argument", "{n, plural, one{a} other{b}} {n, plural, one{c} few{x} other{d}}",
            ["1|es|k|n.one|0|a c", "1|es|k|n.other|0|b d", "1|es|k|n.other+n.few|0|b x"]),
        row("apostrophes", "d'água '{'x'}' it''s", ["1|es|k|-|0|d'água {x} it's"]),
        StringFileRow(
            "attributes, and the stated language", "app_es.arb",
            "{\"@@locale\": \"pt_BR\", \"a\": \"b\", \"@a\": {\"description\": \"c\"}}", ["1|pt-BR|a|-|0|b"]),
        StringFileRow("without a language", "app.arb", "{\"a\": \"b\"}", ["1|-|a|-|0|b"]),
    ])
    func reads(row: StringFileRow) throws { #expect(try row.found == row.lines) }

    @Test(arguments: [
        ("a {", "1:11: a name is expected after the brace; a brace that is text is written '{'"),
        ("a {n", "1:10: the brace that begins here is not closed; a brace that is text is written '{'"),
        ("a }", "1:10: no brace is open here; a brace that is text is written '}'"),
        ("{n, plural, one{a}}", "1:8: the choice that begins here has no form 'other'"),
        ("{n, plural, other}", "1:25: a form is expected here, such as other{...}"),
        ("{n, plural, other{a}", "1:28: a form is expected here, such as other{...}"),
        (
            "{n, plural, other{a",
            "1:25: the brace that begins here is not closed; a brace that is text is written '{'"
        ),
    ])
    func refuses(message: String, fault: String) {
        let row = BadStringFileRow("", "app_es.arb", "{\"k\": \"\(message)\"}", "app_es.arb:\(fault)")
        #expect(row.found == row.message)
    }

    @Test func valuesThatAreNotTexts() {
        let row = BadStringFileRow("", "a.arb", "{\"a\": 1}", "a.arb:1:7: the text of a key must be a string")
        #expect(row.found == row.message)
    }
}

/// Languages of paths.
@Suite struct LanguagesOfPathsTests {
    @Test(
        arguments: [
            ("res/values/strings.xml", nil), ("res/values-de/strings.xml", "de"),
            ("values-pt-rBR/strings.xml", "pt-BR"),
            ("values-b+sr+Latn/strings.xml", "sr-Latn"), ("values-b+zz/strings.xml", nil),
            ("values-mcc310-mnc004-en-rUS/strings.xml", "en-US"), ("values-land/strings.xml", nil),
            ("values-de-land/strings.xml", "de"), ("strings.xml", nil),
        ] as [(String, String?)])
    func resources(path: String, language: String?) { #expect(LanguageTag.ofResources(path) == language) }

    @Test(
        arguments: [
            ("app_es.arb", "es"), ("l10n/intl_pt_BR.arb", "pt-BR"), ("zh_Hant_TW.arb", "zh-Hant-TW"),
            ("app.arb", nil),
            ("my_app_messages.arb", nil),
        ] as [(String, String?)])
    func bundles(path: String, language: String?) { #expect(LanguageTag.ofBundle(path) == language) }
}
