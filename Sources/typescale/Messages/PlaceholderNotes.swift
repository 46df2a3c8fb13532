import StringFiles

/// Notes about placeholders in measured texts, one per kind.
struct PlaceholderNotes {
    /// Texts with placeholders, and the first names of these.
    private struct Found {
        private(set) var textCount = 0
        private(set) var names: [String] = []

        /// Adds a text if it has placeholders.
        mutating func add(_ placeholders: some Sequence<String>) {
            var isEmpty = true
            for name in placeholders {
                isEmpty = false
                if names.count < 4, !names.contains(name) { names.append(name) }
            }
            if !isEmpty { textCount += 1 }
        }

        /// The first three names.
        var listed: String {
            names.prefix(3).map(MessageText.shortened).joined(separator: ", ")
                + (names.count > 3 ? ", ..." : "")
        }
    }

    private var unfilled = Found()
    /// Plural and select messages.
    private var icu = Found()
    /// Texts that look like placeholders of another format.
    private var others = Found()

    /// Counts texts that look like placeholders but cannot be filled; call it before the text's own are
    /// filled.
    mutating func countOthers(in text: LocalizedText) {
        if let placeholder = text.otherPlaceholder { others.add(CollectionOfOne(placeholder)) }
    }

    /// Counts the placeholders that are left in a text.
    mutating func count(_ left: [Placeholder]) {
        guard !left.isEmpty else { return }
        unfilled.add(left.lazy.filter { $0.kind != .message }.map(\.name))
        icu.add(left.lazy.filter { $0.kind == .message }.map(\.name))
    }

    /// The lines, in the order of the kinds.
    var messages: [String] {
        var messages: [String] = []
        if let first = unfilled.names.first {
            let count = unfilled.textCount
            messages.append(
                "note: \(count) \(count == 1 ? "text is" : "texts are") measured with placeholders as written ("
                    + "\(unfilled.listed)); fill them, for example with --argument "
                    + "'\(MessageText.shortened(first))=TEXT'")
        }
        if icu.textCount > 0 {
            let isOne = icu.textCount == 1
            messages.append(
                "note: \(icu.textCount) \(isOne ? "text has a" : "texts have") plural or select "
                    + "\(isOne ? "message, which is" : "messages, which are") measured as written: "
                    + "wider than what is displayed")
        }
        if others.textCount > 0 {
            let isOne = others.textCount == 1
            messages.append(
                "note: \(others.textCount) \(isOne ? "text seems to have a placeholder" : "texts seem to have placeholders") "
                    + "that cannot be filled here (\(others.listed)); \(isOne ? "it is" : "they are") measured as written"
            )
        }
        return messages
    }
}
