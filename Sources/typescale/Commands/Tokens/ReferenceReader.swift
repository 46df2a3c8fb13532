import DesignTokens
import JSONText

/// Reads the files to which token files refer.
///
/// Only regular files are read, and by default only below the folders of the files on the command line,
/// because the author of a token file should not choose which files are read.
struct ReferenceReader {
    private let inputs: InputFiles
    /// The resolved folders, each ending in a slash; `nil` if any file may be read.
    private let folders: Set<String>?

    init(_ arguments: Arguments) {
        inputs = arguments.inputs
        folders = arguments.has(.allowOutside) ? nil : Set(arguments.operands.flatMap(Self.folders))
    }

    /// The file at a path.
    func file(at path: String) -> ReferencedFile {
        if let reason = Files.refusal(ofName: path) { return .refused(reason: "is refused: \(reason)") }
        let status = System.status(of: path)
        if let name = inputs.name(of: status) { return .known(name: name) }
        guard let real = Self.realPath(path) else { return .missing }
        if let folders, !folders.contains(where: { real.utf8.starts(with: $0.utf8) }) {
            return .refused(
                reason: "is outside the folders of the files that were named; name it with --with, or allow "
                    + "all such files with --allow-outside")
        }
        if status == nil, !System.fileExists(path) { return .missing }
        do throws(UsageError) {
            return .bytes(try Files.readRegularFile(path, addingTo: inputs))
        } catch .unreadableFile(_, let reason) {
            return .refused(reason: "cannot be read: \(reason)")
        } catch {
            return .refused(reason: "cannot be read: \(error.message)")
        }
    }

    /// The folders of a named file, as written and resolved; for standard input or a pipe, the working
    /// directory.
    private static func folders(of path: String) -> [String] {
        let status = path == "-" ? nil : System.status(of: path)
        let folders: [String?]
        if status?.isDirectory == true {
            folders = [System.resolvedPath(path)]
        } else if status?.isRegular == true {
            folders = [
                System.resolvedPath(path.folder.isEmpty ? "." : path.folder),
                System.resolvedPath(path)?.folder,
            ]
        } else {
            folders = [System.workingDirectory]
        }
        return folders.compactMap { $0 }.map { $0.utf8.last == UInt8(ascii: "/") ? $0 : $0 + "/" }
    }

    /// The resolved path of a file that may not exist; `nil` if it cannot be resolved.
    private static func realPath(_ path: String) -> String? {
        // No file has a longer path.
        guard path.utf8.count < System.longestPath else { return nil }
        if let real = System.resolvedPath(path) { return real }
        let names = path.parts(separatedBy: "/")
        if names.last?.isEmpty ?? true { return nil }
        // From the front, because only a few folders of a long missing path exist.
        var (real, known) = (System.resolvedPath("."), "")
        for (position, name) in names.enumerated() {
            if name.isEmpty {
                if position == 0 { (real, known) = ("/", "/") }
                continue
            }
            if let next = System.resolvedPath(known + name) {
                real = next
                known += name + "/"
                continue
            }
            let missing = names[position...].filter { !$0.isEmpty }
            guard let real, !missing.contains("..") else { return nil }
            return (real.utf8.last == UInt8(ascii: "/") ? real : real + "/") + missing.joined(separator: "/")
        }
        return real
    }
}
