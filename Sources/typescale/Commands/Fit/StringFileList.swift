import JSONText
import StringFiles

/// The files of strings that a command line names: the values of `--strings`, and then all operands.
///
/// A folder means the files of strings in it, at any depth.
struct StringFileList {
    /// The paths in their order, each once; `-` is standard input.
    private(set) var paths: [String] = []
    private var known: Set<Source> = []

    /// The identity of a source: a file in one format and one language, or else a path.
    private struct Source: Hashable {
        var path: [UInt8] = []
        var identity: System.FileIdentity?
        var ending: String?
        var languages: [String?] = []

        init(_ path: String) {
            guard path != "-", let status = System.status(of: path), status.isRegular else {
                self.path = Array(path.utf8)
                return
            }
            identity = status.identity
            ending = StringFile.ending(ofPath: path)
            // A link may give the same file to another language.
            languages = [LanguageTag.ofProject(path), LanguageTag.ofFile(path)]
        }
    }

    /// The number of skipped files in folders, by kind.
    private var skipped: [(what: Skipped, count: Int)] = []

    /// A kind of file that is not read in a folder.
    private enum Skipped: Equatable {
        case jsonWithoutLanguage
        case notRegular
        case nameNotUTF8

        func message(_ count: Int) -> String {
            let files = count == 1 ? "file" : "files"
            return switch self {
            case .jsonWithoutLanguage: "\(count) .json \(files) without a language in the name"
            case .notRegular: "\(count) string \(files) that \(count == 1 ? "is" : "are") not regular"
            case .nameNotUTF8: "\(count) \(files) whose name is not UTF-8"
            }
        }
    }

    /// Lists the files.
    ///
    /// - Parameters:
    ///   - values: The values of `--strings`.
    ///   - operands: The operands, which must be files or folders that exist.
    /// - Throws: ``UsageError`` for an operand that does not exist, and for a folder that cannot be read or
    ///   does not contain string files.
    init(_ values: [String], operands: [String]) throws(UsageError) {
        for operand in operands where operand != "-" && System.status(of: operand) == nil {
            throw .operandIsNoFile(operand)
        }
        for path in values + operands {
            if path != "-", System.status(of: path)?.isDirectory == true {
                try appendFolder(path)
            } else {
                append(path)
            }
        }
    }

    /// A note about the files that were skipped in folders.
    var messages: [String] {
        skippedFiles.map { ["note: not read in folders: " + $0] } ?? []
    }

    private var skippedFiles: String? {
        skipped.isEmpty ? nil : skipped.map { $0.what.message($0.count) }.joined(separator: ", ")
    }

    private mutating func append(_ path: String) {
        if known.insert(Source(path)).inserted { paths.append(path) }
    }

    private mutating func appendFolder(_ path: String) throws(UsageError) {
        let count = paths.count
        var folders = [path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path]
        var hasKnown = false
        while let folder = folders.popLast() {
            var inner: [String] = []
            for name in try Files.names(inFolder: folder) {
                guard let name else {
                    skip(.nameNotUTF8)
                    continue
                }
                if name.utf8.first == UInt8(ascii: ".") { continue }
                let file = folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
                let status = System.status(of: file)
                if status?.isDirectory == true {
                    if !Self.skippedFolders.contains(name), !System.isSymbolicLink(file) {
                        inner.append(file)
                    }
                } else if !StringFile.isCollected(file) {
                    Self.skipped(file).map { skip($0) }
                } else if status?.isRegular != true {
                    skip(.notRegular)
                } else {
                    hasKnown = true
                    append(file)
                }
            }
            folders += inner.reversed()
        }
        if paths.count == count, !hasKnown { throw .noStringFile(folder: path, unread: skippedFiles) }
    }

    private mutating func skip(_ what: Skipped) {
        if let index = skipped.firstIndex(where: { $0.what == what }) {
            skipped[index].count += 1
        } else {
            skipped.append((what, 1))
        }
    }

    /// Folders with copies or third-party files.
    private static let skippedFolders: Set<String> = ["node_modules", "Pods", "build"]

    /// The kind of a file that is skipped although people might expect it to be read; `nil` for other files.
    private static func skipped(_ path: String) -> Skipped? {
        StringFile.ending(ofPath: path) == "json" ? .jsonWithoutLanguage : nil
    }
}
