import JSONText

/// The rule about objects that have a name twice.
enum DuplicateNames {
    static func findings(in loader: TokenLoader) -> [RawFinding] {
        Set(loader.checkedFiles).union(loader.claimed).sorted().flatMap { file -> [RawFinding] in
            let document = loader.library.files[file].document
            var finder = DuplicateFinder(document)
            var findings: [RawFinding] = []
            document.forEachObject { object in
                for name in finder.duplicates(in: object) {
                    findings.append(
                        RawFinding(
                            .duplicateName, at: Site(file: file, node: name), token: nil,
                            "the name '\(document.text(of: name))' stands here a second time; one of the "
                                + "values is lost"))
                }
            }
            return findings
        }
    }
}
