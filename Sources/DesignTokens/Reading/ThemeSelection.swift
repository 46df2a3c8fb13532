import JSONText

/// The selection of the sets of a Tokens Studio file by themes.
struct ThemeSelection {
    /// The status of a set in a theme, in order of precedence.
    enum Status: Int, Comparable {
        /// The set is ignored.
        case disabled
        /// Aliases are looked up in it, but its tokens are not read.
        case source
        case enabled

        init?(word: String) {
            switch word {
            case "disabled": self = .disabled
            case "source": self = .source
            case "enabled": self = .enabled
            default: return nil
            }
        }

        static func < (first: Status, second: Status) -> Bool { first.rawValue < second.rawValue }
    }

    /// A faulty entry of a requested theme.
    struct Fault {
        let node: JSONNode
        let reason: TokenFileError.ThemeFault
    }

    /// All themes of the file, as `GROUP/NAME` or, without a group, `NAME`.
    private(set) var known: [String] = []
    /// The requested names that are themes of the file.
    private(set) var found: Set<String> = []
    /// The sets of the selected themes, in order.
    private(set) var order: [String] = []
    private(set) var faults: [Fault] = []

    private var statuses: [String: Status] = [:]
    /// The place at which a selected theme names a set.
    private var needed: [(theme: String, set: String, node: JSONNode)] = []

    /// Reads the themes of a file.
    ///
    /// - Parameters:
    ///   - themes: The array of `$themes`.
    ///   - document: The file.
    ///   - wanted: The requested themes, each by its name or its group and name.
    init(of themes: JSONNode, in document: JSONDocument, _ wanted: [String]) {
        for theme in document.elements(of: themes) {
            guard let name = Self.text("name", of: theme, document) else { continue }
            let group = Self.text("group", of: theme, document) ?? ""
            let title = group.isEmpty ? name : "\(group)/\(name)"
            known.append(title)
            let asked = wanted.filter { $0 == name || $0 == title }
            guard !asked.isEmpty else { continue }
            found.formUnion(asked)
            if let sets = document.member("selectedTokenSets", of: theme) { select(sets, title, document) }
        }
    }

    private static func text(_ name: StaticString, of theme: JSONNode, _ document: JSONDocument) -> String? {
        document.member(name, of: theme).flatMap {
            document.kind(of: $0) == .string ? document.text(of: $0) : nil
        }
    }

    /// A set is enabled if one theme enables it.
    private mutating func select(_ sets: JSONNode, _ theme: String, _ document: JSONDocument) {
        for set in document.members(of: sets) {
            let (name, word) = (document.text(of: set.name), document.text(of: set.value))
            guard document.kind(of: set.value) == .string, let status = Status(word: word) else {
                faults.append(
                    Fault(
                        node: set.value, reason: .unknownStatus(theme: theme, set: name, word: word)
                    ))
                continue
            }
            if status != .disabled { needed.append((theme, name, set.name)) }
            if statuses[name] == nil { order.append(name) }
            statuses[name] = max(status, statuses[name] ?? .disabled)
        }
    }

    /// Finds the sets that a theme needs and that the file lacks.
    mutating func findFaults(sets: [String]) {
        let there = Set(sets)
        faults += needed.filter { !there.contains($0.set) }.map {
            Fault(node: $0.node, reason: .missingSet(theme: $0.theme, set: $0.set, sets: sets))
        }
        faults.sort { $0.node < $1.node }
    }

    /// The status of a set by all themes.
    func status(ofSet name: String) -> Status { statuses[name] ?? .disabled }
}
