import DynamicType
import JSONText

/// The remedy for a word that is not a content size category but is meant as one.
///
/// No hint may lead to another size than the one meant, so a word with two readings gets both and no suggestion.
struct CategoryHint {
    private let word: String
    /// The letters of the word, without the separators that do not matter.
    private let letters: String

    init(_ word: String) {
        self.word = word
        letters = String(word.asciiLowercased.unicodeScalars.filter { !"-_ ".unicodeScalars.contains($0) })
    }

    /// The message about a word that is similar to a category; `nil` for other words.
    var message: String? {
        if TextStyle(word) != nil { return "\(quoted(word)) is a text style, not a content size category" }
        return percentage ?? range ?? ambiguity ?? suggestion
    }

    /// The categories as people type them, with ranges and words.
    static let list =
        "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5, ranges such as XL...AX2, and the words "
        + (CategoryWord.allCases.map(\.rawValue) + CategoryList.words).joined(separator: ", ")

    /// Names of categories and words, each with its meaning, for suggestions.
    static var candidates: [(name: String, value: String)] {
        let vocabularies: [NameVocabulary] = [.uiKit, .short, .humanInterfaceGuidelines, .swiftUI, .rawValue]
        return ContentSizeCategory.allCases.flatMap { category in
            vocabularies.compactMap(category.name).map { ($0, category.shortName) }
        } + CategoryWord.allCases.map { ($0.rawValue, $0.rawValue) } + CategoryList.words.map { ($0, $0) }
    }

    private var start: String { "unknown content size category \(quoted(word)); " }

    /// A percentage that is not one of Control Center's.
    private var percentage: String? {
        guard word.utf8.last == UInt8(ascii: "%"), Double(argument: word.dropLast()) != nil else {
            return nil
        }
        let all = ContentSizeCategory.allCases.compactMap { $0.name(in: .controlCenter) }
        return "\(quoted(word)) is not a text size of Control Center; they are \(all.joined(separator: " ")) "
            + "(100% is L)"
    }

    /// Two categories with another separator than three dots.
    private var range: String? {
        for (start, end) in splits {
            guard let first = ContentSizeCategory(typed: start), let last = ContentSizeCategory(typed: end)
            else { continue }
            return "\(quoted(word)) is not a category; a range is written with three dots: "
                + "\(first.heading)...\(last.heading)"
        }
        return nil
    }

    /// The word divided at each separator that people use for ranges.
    private var splits: [(String, String)] {
        let scalars = Array(word.unicodeScalars)
        let isSeparator = { (scalar: Unicode.Scalar) in "-.:~–—".unicodeScalars.contains(scalar) }
        var splits: [(String, String)] = []
        for position in scalars.indices where isSeparator(scalars[position]) {
            let rest = scalars[position...].drop(while: isSeparator)
            let text = { (part: ArraySlice<Unicode.Scalar>) in
                part.reduce(into: "") { $0.unicodeScalars.append($1) }
            }
            splits.append((text(scalars[..<position]), text(rest)))
        }
        return splits
    }

    /// A word that people use for different sizes, such as `AXXXL` or `XL+`.
    private var ambiguity: String? {
        var readings: [ContentSizeCategory] = []
        var others = ""
        if letters.last == "+", let category = ContentSizeCategory(typed: String(letters.dropLast())),
            !category.isAccessibilityCategory
        {
            let next = ContentSizeCategory.allCases.first { $0 > category }
            readings = [next, accessibility(category.shortName)].compactMap { $0 }
            others = ", or \(category.shortName)... for all sizes from \(category.shortName) up"
        } else if letters.hasPrefix("a") {
            readings = [accessibility(letters.dropFirst())].compactMap { $0 }
            if letters.hasPrefix("ax"), !hasSeparatorAfterAX, let other = accessibility(letters.dropFirst(2))
            {
                readings.append(other)
            }
        }
        guard readings.count > 1 else { return nil }
        let texts = readings.map { category in
            let size = SystemFont(forTextStyle: .body, compatibleWith: category, on: .iOS)?.pointSize ?? 0
            let name = category.isAccessibilityCategory ? "\(category.shortName), " : ""
            return "\(category.heading) (\(name)body \(NumberText.exact(size)))"
        }
        return "\(quoted(word)) means different sizes to different people; write "
            + texts.joined(separator: " or ") + others
    }

    /// Whether the word is `AX_XL` or the like, in which the separator leaves one reading.
    private var hasSeparatorAfterAX: Bool {
        let third = word.unicodeScalars.dropFirst(2).first
        return word.asciiLowercased.hasPrefix("ax")
            && third.map { !("a"..."z").contains($0) && !("A"..."Z").contains($0) } ?? false
    }

    /// The accessibility category of a size such as `XXL`.
    private func accessibility(_ size: some StringProtocol) -> ContentSizeCategory? {
        ContentSizeCategory.allCases.first { category in
            category.isAccessibilityCategory
                && category.shortName.asciiLowercased == "accessibility" + String(size).asciiLowercased
        }
    }

    /// The one category that is meant, if there is only one.
    private var suggestion: String? {
        if letters.hasPrefix("accessibility"), letters.hasSuffix("l"), letters.utf8.count > 17,
            letters.utf8.dropFirst(13).dropLast().allSatisfy({ $0 == UInt8(ascii: "x") })
        {
            return start + "the largest is 'accessibilityXXXL'"
        }
        return only.map { "\(start)did you mean '\($0)'?" }
    }

    private var only: String? {
        if letters.utf8.count == 2, letters.first == "a", let digit = letters.last,
            ("1"..."5").contains(digit)
        {
            return "AX\(digit)"
        }
        if letters.hasPrefix("ax"), let category = accessibility(letters.dropFirst(2)) {
            return category.heading
        }
        let near = NearestName.oneSlip(from: word, among: Self.candidates)
        return near.count == 1 ? near[0].name : nil
    }
}
