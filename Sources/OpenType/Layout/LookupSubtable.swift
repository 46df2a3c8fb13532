/// What a lookup consists of.
protocol LookupSubtable {
    /// The type of lookups that stand for another.
    static var extensionType: Int { get }
    /// The features whose lookups count.
    static var features: [FontTag] { get }
    /// The glyphs where it may do something.
    var coverage: Coverage { get }
    /// The subtable at an offset; `nil` for a type that is not understood.
    init?(_ bytes: FontBytes, at offset: Int, type: Int, _ limit: inout ReadingLimit) throws(TableFault)
}
