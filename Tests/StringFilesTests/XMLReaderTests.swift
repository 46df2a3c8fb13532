import Testing

@testable import StringFiles

/// The small reader of XML: what it reads, and what it refuses and where.
@Suite struct XMLReaderTests {
    private static func root(_ text: String) throws -> XMLElement {
        try XMLReader.root(of: Array(text.utf8), file: "a.xml")
    }

    @Test(arguments: [
        ("<a/>", ""), ("<a></a>", ""), ("<a >b</a >", "b"), ("<a>b<c>d</c>e</a>", "bde"),
        ("<?xml version=\"1.0\" encoding='utf-8'?><!-- x --><a>b</a><!-- y -->\n", "b"),
        ("<a>&amp;&lt;&gt;&quot;&apos;&#233;&#xE9;&#x1F600;</a>", "&<>\"'éé😀"),
        ("<a><![CDATA[<b>&amp;]] ]]></a>", "<b>&amp;]] "), ("<a><!-- b -->c<?d e?></a>", "c"),
        ("<a>b\r\nc\rd</a>", "b\nc\nd"), ("<!DOCTYPE plist PUBLIC \"x\" \"y\"><a>b</a>", "b"),
        ("\u{FEFF}<a>b</a>", "b"),
        ("<a><b c=\"1>2\"/>d</a>", "d"),
    ])
    func reads(text: String, expected: String) throws { #expect(try Self.root(text).text == expected) }

    @Test func attributesAndNamespaces() throws {
        let root = try Self.root(
            "<a xmlns='u:one' xmlns:t='u:two' b='1' t:b=\"&lt;2&#10;\"><t:c/><d xmlns=''/></a>")
        #expect(root.namespace == "u:one")
        #expect(root["b"] == "1")
        #expect(root.attributes.map(\.value) == ["1", "<2\n"])
        #expect(root.attributes.map(\.namespace) == [nil, "u:two"])
        #expect(root.elements.map(\.name) == ["c", "d"])
        #expect(root.elements.map(\.namespace) == ["u:two", ""])
    }

    @Test(arguments: [
        ("", XMLReader.Fault.expectedElement, 1), ("text", .expectedElement, 1), ("<", .expectedName, 2),
        ("<1/>", .expectedName, 2), ("<a", .openTag("a"), 1), ("<a>", .openTag("a"), 1),
        ("<a><b></a>", .otherEndTag(expected: "b"), 7),
        ("<a></b>", .otherEndTag(expected: "a"), 4), ("</a>", .textOutside, 1), ("<a/><b/>", .textOutside, 5),
        ("<a/>b", .textOutside, 5), ("<a b/>", .expectedEquals, 5), ("<a b=c/>", .expectedQuote, 6),
        ("<a b='c/>", .expectedQuote, 10), ("<a b='1' b='2'/>", .attributeTwice("b"), 10),
        ("<a b='1'c='2'/>", .expectedAttribute, 9), ("<a =''/>", .expectedAttribute, 4),
        ("<b:a/>", .unknownPrefix("b"), 1), ("<a b:c=''/>", .unknownPrefix("b"), 4),
        ("<a>&nbsp;</a>", .unknownReference, 4), ("<a>&</a>", .unknownReference, 4),
        ("<a>&#xD800;</a>", .unknownReference, 4), ("<a>&#0;</a>", .unknownReference, 4),
        ("<a>&#x110000;</a>", .unknownReference, 4), ("<a>&#+5;</a>", .unknownReference, 4),
        ("<a><!-- b</a>", .openComment, 4), ("<a><![CDATA[b</a>", .openSection, 4),
        ("<?xml", .openInstruction, 1),
        ("<!DOCTYPE a [<!ENTITY b SYSTEM 'c'>]><a/>", .declarations, 13), ("<a>\u{1}</a>", .character, 4),
        ("<a b='<'/>", .character, 7), ("<?xml encoding='latin1'?><a/>", .encoding("latin1"), 1),
        (String(repeating: "<a>", count: 129), .tooDeep, 385),
    ])
    func refuses(text: String, fault: XMLReader.Fault, column: Int) {
        do throws(StringFileError) {
            _ = try XMLReader.root(of: Array(text.utf8), file: "a.xml")
            Issue.record("it is read")
        } catch {
            #expect(error.fault == .xml(fault))
            #expect(error.position?.column == column)
        }
    }

    /// Every byte of a document changed or cut off: never a trap.
    @Test func everyByte() {
        let text =
            "<?xml version='1.0'?><!DOCTYPE a><a x='&#65;' xmlns:b='c'>d<!-- e --><![CDATA[f]]>&amp;<b:g/></a>"
        let bytes = Array(text.utf8)
        for place in bytes.indices {
            _ = try? XMLReader.root(of: Array(bytes[..<place]), file: "")
            for value in [0, 0x26, 0x3C, 0x3E, 0x22, 0xFF] as [UInt8] {
                var changed = bytes
                changed[place] = value
                _ = try? XMLReader.root(of: changed, file: "")
            }
        }
    }
}
