/// An SVG image with a title and a description.
struct SVGDocument {
    let title: String
    let description: String
    let width: Double
    let height: Double
    let definitions: String
    let content: String

    /// The whole file.
    var text: String {
        let (width, height) = (Markup.number(width), Markup.number(height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" width="\(width)" \
            height="\(height)" viewBox="0 0 \(width) \(height)" font-family="\(Theme.fontFamily)" font-size="12">
            <title id="title">\(Markup.escaped(title))</title>
            <desc id="desc">\(Markup.escaped(description))</desc>
            <style>\(Theme.rules)</style>
            \(definitions)<rect class="bg" width="100%" height="100%"/>
            \(content)</svg>

            """
    }
}

/// Words in an SVG image, whose width can only be estimated.
struct SVGWords {
    /// The largest part of an em that letters are expected to take.
    private static func width(of scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ": 0.32
        case "m", "w", "M", "W", "\u{2026}": 0.95
        case "A"..."Z": 0.72
        default:
            switch scalar.value {
            case 0x300...0x36F: 0
            case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
                0x1F000...0x3FFFF:
                1.05
            default: 0.6
            }
        }
    }

    /// The width that a text is expected to take at a size.
    static func width(of text: String, at size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
    }

    /// The beginning of a text that fits a width, with an ellipsis if it is not all.
    static func shortened(_ text: String, to room: Double, at size: Double) -> String {
        guard width(of: text, at: size) > room else { return text }
        var (kept, used) = ("", size)
        for character in text {
            used += width(of: String(character), at: size)
            guard used <= room else { break }
            kept.append(character)
        }
        return kept + "\u{2026}"
    }

    /// A text in lines that fit a width.
    static func lines(_ text: String, in room: Double, at size: Double) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, width(of: last + " " + word, at: size) <= room {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(shortened(String(word), to: room, at: size))
            }
        }
        return lines
    }
}
