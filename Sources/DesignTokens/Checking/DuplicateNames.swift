import JSONText

/// The rule about objects that have a name twice.
enum DuplicateNames {
    /// Adds the findings of the files that are checked.
    static func add(to findings: inout [Finding], in loader: TokenLoader) {
        var messages = SharedTexts()
        for number in Set(loader.checkedFiles).union(loader.claimed).sorted() {
            let file = loader.library.files[number]
            for name in file.duplicateNames {
                let message =
                    "the name \(file.document.text(of: name).quoted) appears twice in its object; one of the values is lost"
                findings.append(
                    Finding(
                        .duplicateName, at: Site(file: number, node: name), token: nil,
                        messages.shared(message)))
            }
        }
    }
}
