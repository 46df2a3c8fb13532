/// Texts in XML 1.0 documents.
enum XMLText {
    /// The first line of a document.
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// A text escaped for content and for quoted attributes.
    ///
    /// Line breaks and tabs become references, because an attribute would change them; characters that XML
    /// 1.0 does not allow become U+FFFD.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar.value {
            case 0x26: result += "&amp;"
            case 0x3C: result += "&lt;"
            case 0x3E: result += "&gt;"
            case 0x22: result += "&quot;"
            case 0x27: result += "&apos;"
            case 0x9, 0xA, 0xD, 0x7F...0x9F: result += "&#\(scalar.value);"
            case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
            // Characters that would change the direction of text in a viewer.
            case _ where TerminalText.isControl(scalar): result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// A tag with attributes; the values are escaped here.
    ///
    /// - Parameters:
    ///   - name: The element's name.
    ///   - attributes: Names and values; those without a value are left out.
    ///   - isEmpty: Whether the element ends with its tag.
    /// - Returns: The tag between angle brackets.
    static func tag(
        _ name: String, _ attributes: KeyValuePairs<String, String?>, isEmpty: Bool = false
    ) -> String {
        let list = attributes.reduce(into: "") { list, attribute in
            if let value = attribute.value { list += " \(attribute.key)=\"\(escaped(value))\"" }
        }
        return "<\(name)\(list)\(isEmpty ? "/" : "")>"
    }
}
