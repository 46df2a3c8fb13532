import JSONText

/// The path of a file as services that know a folder of sources want it: relative to the working directory.
struct ReportedPath {
    /// The path without `.`, empty or, if they can be resolved, `..` segments.
    let text: String

    /// Whether the file lies in the working directory or below.
    private let isInside: Bool

    /// Reads a path.
    ///
    /// Symbolic links are not looked at. A path that leads out of the working directory becomes absolute;
    /// without a working directory it stays relative.
    init(_ file: String, workingDirectory: String?) {
        let root = workingDirectory.map { Self.segments(of: $0, below: [], isRooted: true) }
        let isAbsolute = file.utf8.first == UInt8(ascii: "/")
        guard let root else {
            let path = Self.segments(of: file, below: [], isRooted: isAbsolute).joined(separator: "/")
            text = isAbsolute ? "/" + path : path
            isInside = !isAbsolute
            return
        }
        let path = Self.segments(of: file, below: isAbsolute ? [] : root, isRooted: true)
        isInside = path.count > root.count && path.starts(with: root)
        text =
            isInside
            ? path.dropFirst(root.count).joined(separator: "/") : "/" + path.joined(separator: "/")
    }

    /// The path as a reference of RFC 3986: relative inside the working directory, else a `file` URI.
    ///
    /// Everything but unreserved characters and the separators is written as `%XX`.
    var uri: String {
        var bytes = isInside ? [] : Array("file://".utf8)
        for byte in text.utf8 {
            if Self.isUnreserved(byte) || byte == UInt8(ascii: "/") {
                bytes.append(byte)
            } else {
                let digits = NumberText.hexadecimal(byte, digits: 2, uppercase: true)
                bytes.append(contentsOf: "%\(digits)".utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The segments of a path that begins in a folder; nothing is above the root.
    private static func segments(
        of path: String, below start: [Substring], isRooted: Bool
    ) -> [Substring] {
        var segments = start
        for segment in path.parts(separatedBy: "/") where !segment.isEmpty && segment != "." {
            if segment != ".." {
                segments.append(segment)
            } else if let last = segments.last, last != ".." {
                segments.removeLast()
            } else if !isRooted {
                segments.append(segment)
            }
        }
        return segments
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
