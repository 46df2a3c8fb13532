import JSONText

/// The rule about objects that have a name twice.
enum DuplicateNames {
    static func findings(in loader: TokenLoader) -> [RawFinding] {
        Set(loader.checkedFiles).union(loader.claimed).sorted().flatMap { file -> [RawFinding] in
            let document = loader.library.files[file].document
            var findings: [RawFinding] = []
            var names: [JSONNode] = []
            document.forEachObject { object in
                names.removeAll(keepingCapacity: true)
                for member in document.members(of: object) { names.append(member.name) }
                for name in duplicates(among: names, document) {
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

    /// The names of an object that stood before.
    private static func duplicates(among names: [JSONNode], _ document: JSONDocument) -> [JSONNode] {
        var duplicates: [JSONNode] = []
        if names.count <= 12 {
            for (position, name) in names.enumerated() {
                for other in names[..<position] where document.haveEqualText(other, name) {
                    duplicates.append(name)
                    break
                }
            }
        } else {
            var seen: Set<ArraySlice<UInt8>> = []
            duplicates = names.filter { !seen.insert(document.plainContent(of: $0)).inserted }
        }
        return duplicates
    }
}
