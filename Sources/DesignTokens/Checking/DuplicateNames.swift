import JSONText

/// The rule about objects that have a name twice.
enum DuplicateNames {
    static func findings(in loader: TokenLoader) -> [RawFinding] {
        Set(loader.checkedFiles).union(loader.claimed).sorted().flatMap { number -> [RawFinding] in
            let file = loader.library.files[number]
            return file.duplicateNames.map { name in
                RawFinding(
                    .duplicateName, at: Site(file: number, node: name), token: nil,
                    "the name '\(file.document.text(of: name))' stands here a second time; one of the values is "
                        + "lost")
            }
        }
    }
}
