/// A set of names for text styles or content size categories, by the ecosystem that uses it.
public enum NameVocabulary: String, CaseIterable, Hashable, Sendable {
    /// The short names of this library: `XL`, `accessibilityXXXL`, `largeTitle`.
    case short
    /// The names in the Human Interface Guidelines: `xLarge`, `AX5`. Categories only.
    case humanInterfaceGuidelines = "hig"
    /// UIKit's Swift members: `accessibilityExtraExtraExtraLarge`.
    case uiKit = "uikit"
    /// UIKit's Objective-C constants: `UIContentSizeCategoryLarge`, `UIFontTextStyleBody`.
    case objectiveC = "objectivec"
    /// UIKit's raw values: `UICTContentSizeCategoryL`, `UICTFontTextStyleBody`.
    case rawValue = "raw"
    /// SwiftUI's `DynamicTypeSize` and `Font.TextStyle`: `accessibility5`, `title`.
    case swiftUI = "swiftui"
    /// The words of `xcrun simctl ui booted content_size`: `extra-large`. Categories only.
    case simctl
    /// Core Text's constants: `kCTFontContentSizeCategoryL`, `kCTUIFontTextStyleBody`.
    case coreText = "coretext"
    /// WebKit's system font keywords: `-apple-system-body`. Text styles only.
    case css
    /// The words for `XCUIApplication.launchArguments` that start an app at a category. Categories only.
    case launchArgument = "launch-argument"
    /// The percentages that iOS and iPadOS show in Control Center: `80%` to `310%`. Categories only.
    case controlCenter = "control-center"
}

/// A name for comparisons that ignore differences in spelling between ecosystems.
///
/// Case (of ASCII letters), `-`, `_` and spaces do not matter, nor do a leading `.` or a leading type name
/// such as `UIContentSizeCategory.`. It works on bytes and allocates nothing.
struct LooseName {
    private let bytes: Substring.UTF8View

    /// Separates a name from the type name before its last dot.
    ///
    /// - Returns: `nil` if the text before the dot is not one of the type names.
    init?(_ name: String, typeNames: [String]) {
        let utf8 = name.utf8
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else {
            bytes = name[...].utf8
            return
        }
        let prefix = name[..<dot].utf8
        guard Self.equal(prefix, "".utf8) || typeNames.contains(where: { Self.equal(prefix, $0.utf8) })
        else { return nil }
        bytes = name[utf8.index(after: dot)...].utf8
    }

    /// Whether the name loosely equals another.
    func isSpelled(_ name: String) -> Bool { Self.equal(bytes, name.utf8) }

    /// A hash of the letters (FNV-1a).
    var hash: Int {
        var rest = bytes.makeIterator()
        var hash = Self.hashStart
        while let letter = Self.nextLetter(&rest) { Self.combine(letter, into: &hash) }
        return Int(truncatingIfNeeded: hash)
    }

    /// The first two letters in lower case, without separators; `nil` beyond the end.
    var letters: (UInt8?, UInt8?) {
        var rest = bytes.makeIterator()
        return (Self.nextLetter(&rest), Self.nextLetter(&rest))
    }

    /// The bytes before a name that are ignored.
    static let leadingBytes = Array(".-_ ".utf8)

    private static let hashStart: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func combine(_ letter: UInt8, into hash: inout UInt64) {
        hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3
    }

    /// The rest of the name after `AX-`; `nil` if the name does not begin with it.
    ///
    /// `AX-XL` is `accessibilityXL`; without the hyphen it would be ambiguous.
    var afterAXHyphen: LooseName? {
        var rest = bytes
        for letter in [UInt8(ascii: "a"), UInt8(ascii: "x"), UInt8(ascii: "-")] {
            guard let byte = rest.popFirst(), Self.lowercased(byte) == letter else { return nil }
        }
        return LooseName(bytes: rest)
    }

    /// Makes a name without a type name before it.
    init(_ name: String) { bytes = name[...].utf8 }

    private init(bytes: Substring.UTF8View) { self.bytes = bytes }

    private static func equal(
        _ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>
    ) -> Bool {
        var (one, other) = (first.makeIterator(), second.makeIterator())
        while true {
            let (byte, otherByte) = (nextLetter(&one), nextLetter(&other))
            guard byte == otherByte else { return false }
            guard byte != nil else { return true }
        }
    }

    private static func nextLetter(_ bytes: inout some IteratorProtocol<UInt8>) -> UInt8? {
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
            default: return lowercased(byte)
            }
        }
        return nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
