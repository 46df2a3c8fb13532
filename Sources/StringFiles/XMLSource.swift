import JSONText

/// An XML file of strings, with the lines of its elements.
struct XMLSource {
    let root: XMLElement
    let file: String
    private let lines: JSONLines

    init(_ bytes: [UInt8], file: String) throws(StringFileError) {
        root = try XMLReader.root(of: bytes, file: file)
        self.file = file
        lines = JSONLines(try TextEncoding.utf8OrUTF16(bytes, file: file))
    }

    /// The line at which an element begins.
    func line(of element: XMLElement) -> Int { lines.lineNumber(at: element.offset) }

    /// The error about an element.
    func fault(_ fault: StringFileError.Fault, at element: XMLElement) -> StringFileError {
        self.fault(fault, at: element.offset)
    }

    /// The error about the text at an offset.
    func fault(_ fault: StringFileError.Fault, at offset: Int) -> StringFileError {
        StringFileError(file: file, position: lines.position(of: offset), fault: fault)
    }
}
