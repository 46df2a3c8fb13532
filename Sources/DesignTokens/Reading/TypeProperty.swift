import DynamicType
import JSONText

/// A property of a typography token.
enum TypeProperty: CaseIterable, Hashable {
    case size
    case lineHeight
    case weight
    case spacing
    case family

    /// The property in words.
    var name: String {
        switch self {
        case .size: "font size"
        case .lineHeight: "line height"
        case .weight: "weight"
        case .spacing: "letter spacing"
        case .family: "font family"
        }
    }
}

/// A name that a file uses for a property.
struct PropertyName {
    /// The spelling in the file.
    let text: String
    let property: TypeProperty
    /// The certainty that the property is meant.
    private let certainty: Certainty

    enum Certainty: Comparable {
        /// It counts only if no other member is the property: beside `lineHeight`, `lineSpacing` is SwiftUI's
        /// extra space.
        case weak
        case loose
        /// The name in the DTCG format.
        case exact
    }

    /// Reads a name, in any case and with any separators; `nil` for one that spells no property.
    init?(_ name: String) {
        text = name
        switch name {
        case "fontSize": (property, certainty) = (.size, .exact)
        case "lineHeight": (property, certainty) = (.lineHeight, .exact)
        case "fontWeight": (property, certainty) = (.weight, .exact)
        case "letterSpacing": (property, certainty) = (.spacing, .exact)
        case "fontFamily": (property, certainty) = (.family, .exact)
        default:
            let letters = name.lowercased().utf8.filter { !" -_./".utf8.contains($0) }
            switch String(decoding: letters, as: UTF8.self) {
            case "size", "sizes", "fontsize", "fontsizes", "textsize", "pointsize": property = .size
            case "lineheight", "lineheights", "leading", "linespacing": property = .lineHeight
            case "weight", "weights", "fontweight", "fontweights": property = .weight
            case "letterspacing", "letterspacings", "spacing", "tracking", "kerning": property = .spacing
            case "family", "fontfamily", "fontfamilies", "fontname", "typeface": property = .family
            default: return nil
            }
            certainty = letters.elementsEqual("linespacing".utf8) ? .weak : .loose
        }
    }

    /// Whether a later name in a text replaces this one, and whether the two conflict.
    ///
    /// The format's own name takes precedence, otherwise the first. A name that appears twice is a finding
    /// about the object; the last one counts, as everywhere.
    func meets(_ other: PropertyName) -> (isReplaced: Bool, areTwins: Bool) {
        if text == other.text { return (true, false) }
        let isOneWeak = certainty != other.certainty && min(certainty, other.certainty) == .weak
        return (other.certainty > certainty, !isOneWeak)
    }
}

/// A name that is one typing error away from a property's name, so that its value is not read.
struct MisspeltProperty {
    let text: String
    /// The name that is meant.
    let nearest: String
    let site: Site

    init?(_ text: String, at site: Site) {
        // A name with a digit is one of several.
        guard (7...14).contains(text.utf8.count), !text.utf8.contains(where: { (0x30...0x39).contains($0) }),
            let nearest = Self.names.first(where: { NearestName.areOneSlipApart($0, text) })
        else { return nil }
        (self.text, self.nearest, self.site) = (text, nearest, site)
    }

    /// The format's own names, no two of them one slip apart.
    private static let names = ["fontSize", "lineHeight", "fontWeight", "letterSpacing", "fontFamily"]
}

/// Two names of one text that spell one property, so that one of the values is not read.
struct PropertyTwin {
    let property: TypeProperty
    /// The name whose value is read.
    let read: String
    /// The other name.
    let other: String
    /// The second of the two in the file.
    let site: Site

    init(_ first: PropertyName, _ second: PropertyName, isReplaced: Bool, at site: Site) {
        property = first.property
        (read, other) = isReplaced ? (second.text, first.text) : (first.text, second.text)
        self.site = site
    }
}

/// The properties of a text, each read from one member or token.
struct TextProperties<Value> {
    private(set) var values: [TypeProperty: Value] = [:]
    private(set) var twins: [PropertyTwin] = []
    /// The first member that is nearly spelled like a property.
    var misspelt: MisspeltProperty?
    /// The names that are read, at most one for each property.
    private var names: [PropertyName] = []

    /// Adds a value with its name and site.
    mutating func add(_ value: Value, _ name: PropertyName, at site: Site) {
        let position = names.firstIndex { $0.property == name.property }
        if let position {
            let known = names[position]
            let (isReplaced, areTwins) = known.meets(name)
            // A few are enough for a report.
            if areTwins, twins.count < 4 {
                twins.append(PropertyTwin(known, name, isReplaced: isReplaced, at: site))
            }
            guard isReplaced else { return }
            names[position] = name
        } else {
            names.append(name)
        }
        values[name.property] = value
    }
}

extension JSONDocument {
    /// The likelihood that an object is a typography value, judged by the names of its members.
    enum TextLikeness {
        /// It does not have a size.
        case none
        /// It has a `size`, which may have any meaning.
        case sized
        /// It has a font size, or a `size` beside another property of texts.
        case text
    }

    /// The likeness of a value to a text.
    func textLikeness(of value: JSONNode) -> TextLikeness {
        guard kind(of: value) == .object else { return .none }
        var (hasSize, hasOther) = (false, false)
        for member in members(of: value) {
            if isString(member.name, "fontSize") { return .text }
            // The first letter excludes most names of other objects, such as shadows.
            guard Self.propertyLetters.contains(firstByte(of: member.name) | 0x20) else { continue }
            let text = text(of: member.name)
            guard let name = PropertyName(text) else { continue }
            switch name.property {
            case .size where text.utf8.count > "sizes".utf8.count: return .text
            case .size: hasSize = true
            case .lineHeight, .spacing, .family: hasOther = true
            case .weight: break
            }
        }
        return hasSize ? hasOther ? .text : .sized : .none
    }

    /// The first letters of the names of properties, and the backslash of an escape.
    private static let propertyLetters = Array("fstplkw\\".utf8).map { $0 | 0x20 }
}
