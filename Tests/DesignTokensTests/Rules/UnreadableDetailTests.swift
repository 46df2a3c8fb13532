import DesignTokens
import Testing

private func token(_ values: String, _ binding: String = #""mirrors": "body""#) -> String {
    one(binding, #""fontSize": \#(px(17)), \#(values)"#)
}

private func row(
    _ name: String, _ values: String, _ binding: String = #""mirrors": "body""#,
    _ change: (inout TokenOptions) -> Void = { _ in }
) -> CheckRow {
    CheckRow(name, token(values, binding), change)
}

/// A weight or letter spacing that is there but cannot be read is as grave as a wrong one.
@Suite struct UnreadableDetailTests {
    @Test(arguments: [
        row("a slip", #""fontWeight": «unreadable-value:warning»"B0ld""#),
        row("an axis", #""fontWeight": «unreadable-value:warning»"wght 700""#),
        row("a percentage", #""fontWeight": «unreadable-value:warning»"400%""#),
        row("a unit", #""fontWeight": «unreadable-value:warning»"400px""#),
        row("a name and a number", #""fontWeight": «unreadable-value:warning»"Bold 400""#),
        row("no text", #""fontWeight": «unreadable-value:warning»"""#),
        row("null", #""fontWeight": «unreadable-value:warning»null"#),
        row("an object", #""fontWeight": «unreadable-value:warning»{"min": 400}"#),
        row("a slope", #""fontWeight": "Semi Bold Italic""#),
        row(
            "of a relative token", #""fontWeight": «unreadable-value:warning»"B0ld""#,
            #""relativeTo": "body""#),
        row("raised", #""fontWeight": «unreadable-value:error»"B0ld""#) { $0.levels[.fontWeight] = .error },
        row("off with font-weight", #""fontWeight": "B0ld""#) { $0.levels[.fontWeight] = .off },
        row("not off with unreadable-value", #""fontWeight": «unreadable-value:warning»"B0ld""#) {
            $0.levels[.unreadableValue] = .off
        },
        row("silenced", #""fontWeight": "B0ld""#, #""mirrors": "body", "ignore": ["unreadable-value"]"#),
        row(
            "silenced with font-weight", #""fontWeight": "B0ld""#,
            #""mirrors": "body", "ignore": ["font-weight"]"#),
    ])
    func weights(row: CheckRow) { row.expect() }

    @Test(arguments: [
        row("a word", #""letterSpacing": «unreadable-value:note»"wide""#),
        row("no text", #""letterSpacing": «unreadable-value:note»"""#),
        row("null", #""letterSpacing": «unreadable-value:note»null"#),
        row("a unit that nobody knows", #""letterSpacing": «unreadable-value:note»"1vw""#),
        row("CSS normal", #""letterSpacing": "normal""#),
        row("raised", #""letterSpacing": «unreadable-value:error»"wide""#) {
            $0.levels[.letterSpacing] = .error
        },
        row("off with letter-spacing", #""letterSpacing": "wide""#) {
            $0.levels[.letterSpacing] = .off
        },
    ])
    func spacings(row: CheckRow) { row.expect() }
}
