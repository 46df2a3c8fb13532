/// The files that a run has read, none of which it may write to.
final class InputFiles {
    /// The first name that each was read under.
    private var names: [System.FileIdentity: String] = [:]
    /// The names of those that are not there, by where they would be.
    private var missing: [String: String] = [:]

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - status: What is known of it; `nil` adds nothing, nor does a stream, whose bytes are gone once read.
    ///   - name: The name that it was read under; of several the first is kept.
    func add(_ status: System.FileStatus?, named name: String) {
        guard let status, !status.isStream, names[status.identity] == nil else { return }
        names[status.identity] = name
    }

    /// Adds a file that is not there: an output must not make one that the next run reads.
    ///
    /// - Parameters:
    ///   - location: Where it would be; `nil` adds nothing.
    ///   - name: The name that it should have been read under.
    func add(missing location: String?, named name: String) {
        if let location, missing[location] == nil { missing[location] = name }
    }

    /// The name that a file should have been read under which is not there; `nil` for any other.
    func name(ofMissing location: String?) -> String? { location.flatMap { missing[$0] } }

    /// The name that a file was read under, whatever it is called now; `nil` if it was not read.
    func name(of status: System.FileStatus?) -> String? {
        guard let status, !status.isStream else { return nil }
        return names[status.identity]
    }
}
