import AdaptiveText
import DynamicType
import Foundation
import Testing

/// The attributes by their names, and what Foundation can do with them.
@Suite("Attributes")
struct AttributeScopeTests {
    private static let font = ScalableFont(BaseFont(family: "Menlo", pointSize: 12), relativeTo: .body)

    /// That it compiles says that the key can be encoded.
    private static func name<Key: CodableAttributedStringKey>(
        _: KeyPath<AttributeScopes.AdaptiveTextAttributes, Key>
    ) -> String {
        Key.name
    }

    @Test("Both keys can be encoded")
    func keys() {
        #expect(Self.name(\.scalableFont) == "typescale.scalableFont")
        #expect(Self.name(\.scaledFont) == "typescale.scaledFont")
    }

    @Test("They are found on texts, parts of texts, containers and runs")
    func lookUp() {
        var container = AttributeContainer()
        container.scalableFont = Self.font
        var text = AttributedString("one ") + AttributedString("two", attributes: container)
        #expect(text.runs.map(\.scalableFont) == [nil, Self.font])
        #expect(text.runs.map(\.adaptiveText.scalableFont) == [nil, Self.font])
        #expect(text.runs[\.scalableFont].map(\.0) == [nil, Self.font])
        text[text.startIndex...].scalableFont = Self.font
        #expect(text.scalableFont == Self.font)
        #expect(AttributeContainer().scalableFont(Self.font) == container)
    }

    #if canImport(Darwin)
        @Test("A text is encoded as a whole")
        func wholeText() throws {
            var text = AttributedString("one ")
            text.scalableFont = Self.font
            text = (text + AttributedString("two")).rescaled(for: .accessibilityLarge)
            let scope = AttributeScopes.AdaptiveTextAttributes.self
            let data = try JSONEncoder().encode(text, configuration: scope)
            let read = try JSONDecoder().decode(AttributedString.self, from: data, configuration: scope)
            #expect(read == text)
        }
    #else
        /// When this fails, Foundation has learnt it: the test above can be had everywhere.
        @Test("A text cannot be encoded as a whole")
        func wholeText() {
            let text: Any = AttributedString("one")
            #expect(!(text is any Encodable))
            #expect(!(text is any EncodableWithConfiguration))
        }
    #endif
}
