/// A glyph that takes the place of another, and the places of the others that go.
struct Substitution {
    let glyph: UInt16
    let taken: [Int]
}
