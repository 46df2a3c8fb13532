import DesignTokens
import DynamicType

/// Token files and options that an input stands for.
///
/// The first line holds options, one letter before each value and a space after it; then come files, each after
/// a line of `=` and its name. `=+` makes it one that aliases are looked up in, `=-` one that only a resolver
/// leads to.
struct FuzzedRun {
    private(set) var options = TokenOptions()
    private(set) var sources: [TokenSource] = []
    private(set) var others: [TokenSource] = []
    private(set) var files: [String: [UInt8]] = [:]

    init(_ input: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        var rest = input[...]
        let start = rest.firstIndex(of: newline) ?? rest.endIndex
        for word in rest[..<start].split(separator: UInt8(ascii: " ")) {
            setOption(word[word.startIndex], String(decoding: word.dropFirst(), as: UTF8.self))
        }
        rest = rest[start...].dropFirst()
        while !rest.isEmpty {
            let name = rest.prefix { $0 != newline }
            rest = rest[name.endIndex...].dropFirst()
            let end =
                rest.indices.first {
                    rest[$0] == UInt8(ascii: "=") && $0 > rest.startIndex && rest[$0 - 1] == newline
                } ?? rest.endIndex
            addFile(String(decoding: name.dropFirst(), as: UTF8.self), Array(rest[..<end]))
            rest = rest[end...]
        }
    }

    /// The bytes of a file; `nil` if none has the name.
    func bytes(of name: String) -> [UInt8]? { files[name] }

    private mutating func addFile(_ text: String, _ bytes: [UInt8]) {
        let mark = text.utf8.first
        let isOther = mark == UInt8(ascii: "+")
        let isHidden = mark == UInt8(ascii: "-")
        let name = isOther || isHidden ? String(text.dropFirst()) : text
        // A file that was named twice is the same file.
        guard files[name] == nil else { return }
        files[name] = bytes
        if isHidden { return }
        let source = TokenSource(name: name, bytes: bytes)
        if isOther { others.append(source) } else { sources.append(source) }
    }

    private mutating func setOption(_ letter: UInt8, _ text: String) {
        let halves = halves(text)
        switch letter {
        case UInt8(ascii: "n"): options.names = NameBinding(rawValue: text) ?? .auto
        case UInt8(ascii: "p"): options.platform = Platform(rawValue: text) ?? .iOS
        case UInt8(ascii: "k"): options.category = ContentSizeCategory(text)
        case UInt8(ascii: "t"): options.themes.append(text)
        case UInt8(ascii: "c"): options.contexts[halves.0] = halves.1
        case UInt8(ascii: "q"):
            if let rem = Double(text), rem > 0, rem.isFinite { options.rem = rem }
        case UInt8(ascii: "l"):
            if let rule = Rule(rawValue: halves.0) {
                options.levels[rule] = halves.1.flatMap(RuleLevel.init(rawValue:)) ?? .off
            }
        case UInt8(ascii: "m"): bind(halves.0, halves.1, .mirror)
        case UInt8(ascii: "r"):
            let parts = (halves.1 ?? "").utf8.split(
                separator: UInt8(ascii: ","), omittingEmptySubsequences: false
            ).map { String(decoding: $0, as: UTF8.self) }
            let limits = parts.dropFirst().map { PointSizeLimit($0) }
            bind(
                halves.0, parts.first,
                .relative(maximum: limits.first ?? nil, minimum: limits.dropFirst().first ?? nil))
        default: break
        }
    }

    private mutating func bind(_ path: String, _ style: String?, _ kind: TokenBinding.Kind) {
        guard let pattern = PathPattern(path),
            let binding = TokenBinding(pattern, style: style.flatMap(TextStyle.init(_:)), kind: kind)
        else { return }
        options.bindings.append(binding)
    }

    /// The texts on both sides of the first equals sign; no second one without a sign.
    private func halves(_ text: String) -> (String, String?) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        return (texts.first ?? "", texts.dropFirst().first)
    }
}
