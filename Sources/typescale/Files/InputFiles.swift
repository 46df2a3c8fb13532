/// The files that a run has read, none of which it may write to.
final class InputFiles {
    /// The first name that each was read under.
    private var names: [System.FileIdentity: String] = [:]

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - status: What is known of it; `nil` adds nothing, nor does a stream, whose bytes are gone once read.
    ///   - name: The name that it was read under; of several the first is kept.
    func add(_ status: System.FileStatus?, named name: String) {
        guard let status, !status.isStream, names[status.identity] == nil else { return }
        names[status.identity] = name
    }

    /// The name that a file was read under, whatever it is called now; `nil` where it was not read.
    func name(of status: System.FileStatus?) -> String? {
        guard let status, !status.isStream else { return nil }
        return names[status.identity]
    }
}
