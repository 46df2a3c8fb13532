import JSONText

/// A file of strings in JSON, with what tells where in it something is.
struct JSONStringFile {
    let document: JSONDocument
    let path: String
    private let lines: JSONLines

    /// Reads the bytes of a file.
    init(_ bytes: [UInt8], path: String) throws(StringFileError) {
        do throws(JSONError) {
            document = try JSONDocument(bytes)
        } catch {
            throw StringFileError(error, in: path)
        }
        lines = JSONLines(bytes)
        self.path = path
    }

    /// The line at which a node begins.
    func line(of node: JSONNode) -> Int { lines.lineNumber(at: document.offset(of: node)) }

    /// The error about a node.
    func fault(_ fault: StringFileError.Fault, at node: JSONNode) -> StringFileError {
        StringFileError(fault, in: path, at: document.offset(of: node), of: document.bytes)
    }
}
