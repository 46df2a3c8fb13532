import JSONText

/// Values at random, the same from the same seed.
struct RandomTrees {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(state: seed) }

    /// A value, nested up to a depth.
    mutating func next(depth: Int = 6) -> JSONTree {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &generator) {
        case 0: .null
        case 1: .bool(Bool.random(using: &generator))
        case 2: .number(number())
        case 3, 4: .string(string())
        case 5, 6: .array((0..<Int.random(in: 0...4, using: &generator)).map { _ in next(depth: depth - 1) })
        default:
            .object(
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                    JSONTree.Member(string(), next(depth: depth - 1))
                })
        }
    }

    /// Any number that the grammar allows.
    private mutating func number() -> ExactText {
        var text = Bool.random(using: &generator) ? "-" : ""
        text +=
            Bool.random(using: &generator) ? "0" : "\(Int.random(in: 1...9, using: &generator))" + digits(0)
        if Bool.random(using: &generator) { text += "." + digits(1) }
        if Bool.random(using: &generator) {
            text += ["e", "E", "e+", "e-", "E+", "E-"][Int.random(in: 0..<6, using: &generator)] + digits(1)
        }
        return ExactText(text)
    }

    private mutating func digits(_ atLeast: Int) -> String {
        (0..<Int.random(in: atLeast...12, using: &generator)).reduce(into: "") { text, _ in
            text += "\(Int.random(in: 0...9, using: &generator))"
        }
    }

    /// Any scalars, those that need an escape or more bytes most often.
    private mutating func string() -> ExactText {
        var text = ""
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            let limit: UInt32 = [0x20, 0x80, 0x800, 0x10000, 0x110000][
                Int.random(in: 0..<5, using: &generator)]
            let value = UInt32.random(in: 0..<limit, using: &generator)
            text.unicodeScalars.append(Unicode.Scalar(value) ?? "\\")
        }
        return ExactText(text)
    }
}

/// A generator that gives the same numbers from the same state (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
