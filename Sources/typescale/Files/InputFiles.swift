/// The files that a run has read, none of which it may write to.
final class InputFiles {
    /// The first name under which each was read.
    private var names: [System.FileIdentity: String] = [:]
    /// The names of missing files, by their resolved paths.
    private var missing: [String: String] = [:]

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - status: The status of the file; `nil` adds nothing, and neither does a stream, which cannot be
    ///     overwritten.
    ///   - name: The name under which it was read; the first of several is kept.
    func add(_ status: System.FileStatus?, named name: String) {
        guard let status, !status.isStream, names[status.identity] == nil else { return }
        names[status.identity] = name
    }

    /// Adds a missing file, because an output must not create a file that the next run reads.
    ///
    /// - Parameters:
    ///   - location: The place at which it would be; `nil` adds nothing.
    ///   - name: The name that it should have been read under.
    func add(missing location: String?, named name: String) {
        if let location, missing[location] == nil { missing[location] = name }
    }

    /// The name under which a missing file should have been read; `nil` for any other file.
    func name(ofMissing location: String?) -> String? { location.flatMap { missing[$0] } }

    /// The name under which a file was read; `nil` if it was not read.
    func name(of status: System.FileStatus?) -> String? {
        guard let status, !status.isStream else { return nil }
        return names[status.identity]
    }
}
