import JSONText

/// The rule about objects that have a name twice.
enum DuplicateNames {
    static func findings(in loader: TokenLoader) -> [RawFinding] {
        loader.checkedFiles.flatMap { file -> [RawFinding] in
            let document = loader.library.files[file].document
            var findings: [RawFinding] = []
            var open = [document.root]
            while let node = open.popLast() {
                switch document.kind(of: node) {
                case .object:
                    for name in duplicates(in: node, document) {
                        findings.append(
                            RawFinding(
                                .duplicateName, at: Site(file: file, node: name), token: nil,
                                "the name '\(document.text(of: name))' stands here a second time; one of the "
                                    + "values is lost"))
                    }
                    for member in document.members(of: node) where isContainer(member.value, document) {
                        open.append(member.value)
                    }
                case .array:
                    for element in document.elements(of: node) where isContainer(element, document) {
                        open.append(element)
                    }
                default: break
                }
            }
            return findings
        }
    }

    private static func isContainer(_ node: JSONNode, _ document: JSONDocument) -> Bool {
        let kind = document.kind(of: node)
        return kind == .object || kind == .array
    }

    /// The names of an object that stood before.
    private static func duplicates(in object: JSONNode, _ document: JSONDocument) -> [JSONNode] {
        let names = document.members(of: object).map(\.name)
        guard names.count > 12 else {
            return names.enumerated().filter { position, name in
                names[..<position].contains { MemberTable.areEqual($0, name, in: document) }
            }.map(\.element)
        }
        var seen: Set<String> = []
        return names.filter { !seen.insert(document.text(of: $0)).inserted }
    }
}
