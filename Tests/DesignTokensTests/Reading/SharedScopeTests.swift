import DesignTokens
import Testing

/// Aliases into one of many files: the first that has the whole path counts, as if each were searched in turn.
@Suite struct SharedScopeTests {
    /// A text whose size is an alias, with a number of files; the last of them come from `texts`.
    private func row(_ alias: String, _ texts: [String], files count: Int, mark: String = "") -> CheckRow {
        let fillers = (0..<max(0, count - texts.count)).map {
            #"{"core": {"filler\#($0)": {"$value": "1px"}}}"#
        }
        let others = (fillers + texts).enumerated().map { MarkedText($1, name: "\($0).json") }
        return CheckRow(
            "", one(#""mirrors": "body""#, #""fontSize": \#(mark)"\#(alias)""#), file: "t.json", with: others)
    }

    private let wrong = "«point-size:error»"

    /// Below and above the number of files from which there is an index.
    @Test(arguments: [2, 7, 8, 9, 40]) func firstFileWithThePath(count: Int) {
        let first = #"{"core": {"s": {"$value": "17px"}}}"#
        let second = #"{"core": {"s": {"$value": "18px"}, "only": {"$value": "18px"}}}"#
        row("{core.s}", [first, second], files: count).expect()
        row("{core.s}", [second, first], files: count, mark: wrong).expect()
        row("{core.only}", [first, second], files: count, mark: wrong).expect()
        row("{core.s.value}", [first, second], files: count).expect()
        row("{core.gone}", [first, second], files: count, mark: "«unresolved-alias:error»").expect()
        row("{gone.s}", [first, second], files: count, mark: "«unresolved-alias:error»").expect()
        // A token of a file does not hide what another has below its name.
        let group = #"{"core": {"s": {"deep": {"$value": "18px"}}}}"#
        row("{core.s.deep}", [first, group], files: count, mark: wrong).expect()
        // Groups of one file that extend each other.
        let extending = #"{"base": {"s": {"$value": "18px"}}, "theme": {"$extends": "{base}"}}"#
        row("{theme.s}", [first, extending], files: count, mark: wrong).expect()
        // An element of an array.
        let list = #"{"core": {"list": ["16px", "18px"]}}"#
        row("{core.list.1}", [first, list], files: count, mark: wrong).expect()
    }

    @Test("Groups that extend a group of another file") func groups() {
        let others = (0..<12).map {
            MarkedText(
                #"{"base\#($0)": {"x": {"$type": "typography", "$value": {"fontSize": "18px"}}}}"#,
                name: "\($0).json")
        }
        CheckRow(
            "", #"{"g": {"$extends": "{base11}"}}"#, file: "t.json",
            with: others.dropLast() + [
                MarkedText(
                    #"{"base11": {"x": {"$type": "typography", "$value": {"fontSize": «point-size:error»"18px"}}}}"#,
                    name: "11.json")
            ], bound: ["g.x"]
        ) { try? $0.mirror("g.x", .body) }.expect()
    }
}
