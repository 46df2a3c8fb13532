import JSONText

/// Typography tokens that are not checked, and the files that contain them.
struct UnboundTokens {
    private let library: TokenLibrary
    private let tree: TokenTree
    /// The paths of the first few unbound typography tokens, for a message.
    private(set) var paths: [String] = []
    /// The first typography token of each file, by its number.
    private var firstTokens: [Int: Int] = [:]
    private var boundFiles: Set<Int> = []
    /// Tokens that follow another vendor's style, by their numbers and those of their sets.
    private var followers: [(token: Int, set: Int)] = []
    /// The sets with a token that mirrors.
    private var mirroringSets: Set<Int> = []

    /// The number of paths that a message names.
    private static let shownPaths = 5

    init(of tree: TokenTree, library: TokenLibrary) { (self.tree, self.library) = (tree, library) }

    /// Whether more paths are wanted for a message.
    var wantsPaths: Bool { paths.count < Self.shownPaths }

    /// Adds a token of any kind before it is bound.
    mutating func addToken(_ token: TokenRecord, _ number: Int) {
        if token.isTypography, firstTokens[token.site.file] == nil { firstTokens[token.site.file] = number }
    }

    /// Adds the path of a typography token that is not bound.
    mutating func addUnbound(_ candidate: BindingCandidate) {
        if wantsPaths { paths.append(candidate.pathText) }
    }

    /// Adds a file with a bound token.
    mutating func addBound(inFile file: Int) { boundFiles.insert(file) }

    /// Adds a token that follows another vendor's style.
    mutating func addFollower(_ candidate: BindingCandidate) {
        followers.append((candidate.number, candidate.set ?? candidate.token.group))
    }

    /// Adds a token that its name binds as a mirror.
    mutating func addMirror(_ candidate: BindingCandidate) {
        mirroringSets.insert(candidate.set ?? candidate.token.group)
    }

    /// Whether a file has a typography token or a bound one.
    func hasText(inFile file: Int) -> Bool { firstTokens[file] != nil || boundFiles.contains(file) }

    /// The findings about tokens that follow another vendor's style among tokens that mirror, because their
    /// figures are not checked.
    func followerFindings(_ bindings: inout GroupBindings) -> [Finding] {
        var findings: [Finding] = []
        for (number, set) in followers where mirroringSets.contains(set) {
            let token = tree.tokens[number]
            let file = bindings.binding(of: token)
            guard let vendor = file.vendor else { continue }
            let path = tree.path(of: token).map { library.text(of: $0) }
            findings.append(
                Finding(
                    .unboundToken, at: token.name, token: path.joined(separator: "."),
                    "\((path.last ?? "").shortened) follows \(library.text(of: vendor).shortened)'s relativeTo beside tokens that mirror",
                    isIgnored: file.ignored.contains(.unboundToken)))
        }
        return findings
    }

    /// The findings about files with typography tokens that are all unbound.
    ///
    /// If nothing is bound in any file, the run reports that separately.
    func fileFindings(_ bindings: inout GroupBindings) -> [Finding] {
        if boundFiles.isEmpty { return [] }
        var findings: [Finding] = []
        for (file, number) in firstTokens where !boundFiles.contains(file) {
            let token = tree.tokens[number]
            let document = library.document(ofFile: file)
            let root = document.member("$extensions", of: document.root).map {
                FileBinding(Site(file: file, node: $0), library: library)
            }
            let ignored = bindings.binding(of: token).ignored.union(root?.ignored ?? [])
            let path = tree.path(of: token).map { library.text(of: $0) }.joined(separator: ".")
            findings.append(
                Finding(
                    .unboundFile, at: token.name, token: path,
                    "no typography token in this file is bound to a text style, so nothing in it is checked; bind tokens "
                        + "with --mirror or --relative",
                    isIgnored: ignored.contains(.unboundFile)))
        }
        return findings
    }
}
