/// Texts made of what the rules treat differently, the same in every run.
struct RandomTexts {
    private var generator = Congruences(seed: 0x7E87)

    private static let parts: [String] = [
        "a", "bc", "def", "word", "longerword", " ", " ", " ", "  ", "-", "/", ".", ",", "!", "(", ")", "\"",
        "“", "”",
        "—", "–", "\u{AD}", "\u{200B}", "\u{A0}", "漢", "字", "か", "ゃ", "。", "「", "」", "한", "국", "7", "42", "%",
        "€",
        "e\u{301}", "👩🏽‍💻", "🇩🇪", "\u{200D}", "\n", "\r\n", "\u{301}", "…",
    ]

    /// A text of up to a number of parts.
    mutating func next(maximum: Int) -> String {
        var text = ""
        for _ in 0..<Int(generator.next() % UInt64(maximum + 1)) {
            text += Self.parts[Int(generator.next() % UInt64(Self.parts.count))]
        }
        return text
    }

    /// A number from 0 to below the maximum.
    mutating func number(below maximum: Int) -> Int { Int(generator.next() % UInt64(maximum)) }
}

/// A linear congruential generator, of whose state the high half is random enough.
private struct Congruences {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
