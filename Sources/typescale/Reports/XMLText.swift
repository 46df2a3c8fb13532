/// Texts in XML 1.0 documents.
enum XMLText {
    /// The first line of a document.
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// A text fit for content and for attributes between quotation marks.
    ///
    /// Line breaks and tabs are references, as they would be changed in an attribute; characters that XML 1.0
    /// does not allow, not even as references, become U+FFFD.
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
            // What would turn the direction of the text where the report is looked at.
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
