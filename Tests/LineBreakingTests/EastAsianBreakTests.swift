import Testing

/// The rules for ideographs, kana and Hangul.
@Suite("East Asian line breaks") struct EastAsianBreakTests {
    @Test(arguments: [
        BrokenText("ideographs", "设|置|通|知"),
        BrokenText("beside letters and digits", "在|Wi-|Fi|下|共|3|项"),
        BrokenText("kana", "あ|い|ア|イ|漢"),
        BrokenText("small kana", "ちょっ|と|キャッ|シュ"),
        BrokenText("prolonged sounds and iteration", "コー|ヒー|人々|い|すゞ"),
        BrokenText("half-width kana", "ｶﾞ|ｷｬ|ｺｰ|ﾋ"),
        BrokenText("full-width marks", "一，|二。|三！|四？|五：|六；|七、|A"),
        BrokenText("narrow marks", "一, |二. |三! |四? |五: |六; |七"),
        BrokenText("narrow marks without spaces", "一,|二.|三!|四?|五:|六;|七-|八/|九%|十"),
        BrokenText("brackets", "一|（二）|三|「四」|五|(六)|七|【八】|九"),
        BrokenText("bracket after a digit", "1.2|（三|4）|5"),
        BrokenText("curly quotes", "点|击|“文|件”|打|开"),
        BrokenText("straight quotes", "一\"二\"三'四'五"),
        BrokenText("currency", "价|¥30/|月|€5|和|￥五"),
        BrokenText("percent", "二|20%|三%|四％|五℃|六"),
        BrokenText("middle dot", "写|真・|ビ|デ|オ"),
        BrokenText("wave dash", "月〜|金"),
        BrokenText("ellipsis", "请|稍|候……|好|中…|45%"),
        BrokenText("em dashes", "来|——|你"),
        BrokenText("en dash", "第|10–12|页|九–|十"),
        BrokenText("full-width letters", "Ａ|Ｂ|漢"),
        BrokenText("after a space", "一 |二 、|三"),
    ])
    func ideographs(_ row: BrokenText) { #expect(row.found == row.marked) }

    @Test(arguments: [
        BrokenText("Hangul words", "알림 |관리"),
        BrokenText("beside letters and digits", "USB|를 |12|개 |Wi-|Fi|를"),
        BrokenText("beside ideographs", "한|漢|한"),
        BrokenText("quotes", "‘보고서’를 |\"제목\"을 |“메모”가"),
        BrokenText("brackets", "합계|(포함)|을"),
        BrokenText("marks", "계속할까요? |예/|아니요, |5%|를 |값%"),
        BrokenText("currency", "₩오천"),
        BrokenText("jamo", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
    ])
    func hangul(_ row: BrokenText) { #expect(row.found == row.marked) }
}
