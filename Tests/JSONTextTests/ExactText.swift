/// A text that equals only one of the same scalars; a `String` also equals another spelling of `é`.
struct ExactText: Sendable {
    let text: String

    init(_ text: String) { self.text = text }
}

extension ExactText: Equatable {
    static func == (first: ExactText, second: ExactText) -> Bool {
        first.text.utf8.elementsEqual(second.text.utf8)
    }
}

extension ExactText: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self.init(text) }
}
