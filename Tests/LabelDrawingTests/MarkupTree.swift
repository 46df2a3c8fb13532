import Foundation
import FoundationXML
import Testing

/// An element of a drawing, as Foundation's XML parser reads it.
final class MarkupTree {
    let name: String
    let attributes: [String: String]
    private(set) var children: [MarkupTree] = []
    private(set) var text = ""

    private init(_ name: String, _ attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    /// The root of a document.
    static func root(of document: String) throws -> MarkupTree {
        let reader = Reader()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reader
        let isRead = parser.parse()
        try #require(isRead, "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
        return try #require(reader.root)
    }

    /// The element and all in it, in the order of the document.
    var all: [MarkupTree] { [self] + children.flatMap(\.all) }

    /// The text of the element and of all in it.
    var wholeText: String { text + children.map(\.wholeText).joined() }

    func number(_ attribute: String) -> Double { attributes[attribute].flatMap { Double($0) } ?? 0 }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: MarkupTree?
        private var open: [MarkupTree] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            let element = MarkupTree(name, attributes)
            if let parent = open.last { parent.children.append(element) } else { root = element }
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
    }
}

/// A rectangle around what is drawn, with y downwards.
struct Ink: Equatable {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    mutating func add(_ x: Double, _ y: Double) {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
    }

    /// Whether the edges are those of another rectangle, within a distance.
    func isClose(to other: Ink, within distance: Double) -> Bool {
        zip([left, top, right, bottom], [other.left, other.top, other.right, other.bottom])
            .allSatisfy { abs($0 - $1) <= distance }
    }
}

/// The points along the relative path data that drawings have.
enum PathPoints {
    static func points(of data: String) -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        var (point, start) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0))
        for (command, numbers) in commands(of: data) {
            var rest = numbers[...]
            func take() -> Double { rest.popFirst() ?? 0 }
            switch command {
            case "z": point = start
            case "h": while !rest.isEmpty { point.x += take(); points.append(point) }
            case "v": while !rest.isEmpty { point.y += take(); points.append(point) }
            case "m", "l":
                var isFirst = command == "m"
                while !rest.isEmpty {
                    point = (point.x + take(), point.y + take())
                    if isFirst { (start, isFirst) = (point, false) }
                    points.append(point)
                }
            default:
                let count = command == "q" ? 2 : 3
                while !rest.isEmpty {
                    let ends = (0..<count).map { _ in (x: point.x + take(), y: point.y + take()) }
                    points += curve([point] + ends)
                    point = ends[count - 1]
                }
            }
        }
        return points
    }

    /// Points of a Bézier curve, by de Casteljau's construction.
    private static func curve(_ controls: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
        (1...64).map { step in
            let t = Double(step) / 64
            var points = controls
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map {
                    ($0.x + ($1.x - $0.x) * t, $0.y + ($1.y - $0.y) * t)
                }
            }
            return points[0]
        }
    }

    private static func commands(of data: String) -> [(Character, [Double])] {
        var commands: [(Character, [Double])] = []
        var number = ""
        func end() {
            if let value = Double(number), !commands.isEmpty { commands[commands.count - 1].1.append(value) }
            number = ""
        }
        for character in data {
            if character.isLetter {
                end()
                commands.append((character, []))
            } else if character == " " || character == "-" {
                end()
                if character == "-" { number = "-" }
            } else {
                number.append(character)
            }
        }
        end()
        return commands
    }
}
