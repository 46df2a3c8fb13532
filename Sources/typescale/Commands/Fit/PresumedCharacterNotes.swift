import OpenType

/// Notes about characters that no font has, one per language and script.
struct PresumedCharacterNotes {
    private struct Key: Hashable {
        let language: String?
        let group: String
        let width: PresumedWidth
    }

    private struct Entry {
        let key: Key
        var texts = 0
        var characters: [Unicode.Scalar] = []
    }

    private static let shownCount = 3
    private var entries: [Entry] = []
    private var places: [Key: Int] = [:]

    /// Counts the texts with such characters.
    init(_ texts: [FittedText]) {
        for text in texts {
            var counted: Set<Key> = []
            for character in text.fit.presumedCharacters {
                let key = Key(
                    language: text.text.language, group: character.group, width: character.width)
                let place = places[key] ?? entries.count
                if place == entries.count {
                    places[key] = place
                    entries.append(Entry(key: key))
                }
                if counted.insert(key).inserted { entries[place].texts += 1 }
                if entries[place].characters.count <= Self.shownCount,
                    !entries[place].characters.contains(character.scalar)
                {
                    entries[place].characters.append(character.scalar)
                }
            }
        }
    }

    /// The lines, in the order in which languages and scripts first appear.
    var messages: [String] {
        entries.map { entry in
            let shown = entry.characters.prefix(Self.shownCount).map(\.codePointName).joined(separator: " ")
            return "note: " + (entry.key.language.map { MessageText.shortened($0) + ": " } ?? "")
                + "\(entry.key.group): "
                + (entry.texts == 1 ? "1 text has" : "\(entry.texts) texts have")
                + " characters that no font has (\(shown)"
                + (entry.characters.count > Self.shownCount ? " ..." : "") + "); "
                + Self.consequence(of: entry.key.width) + "; to measure them, add --fallback FILE"
        }
    }

    private static func consequence(of width: PresumedWidth) -> String {
        switch width {
        case .em: "each counts as 1 em"
        case .halfEm: "each counts as half an em"
        case .hangul: "each counts as 1 em and is borderline if 0.9 em would change the result"
        case .emoji: "each is as wide as an emoji on iOS and is borderline"
        case .nothing: "they have no width"
        case .unknown:
            "their width is not known, so the verdict is unknown unless the text truncates even without them"
        }
    }
}
