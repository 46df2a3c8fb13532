import DesignTokens
import DynamicType
import Testing

/// A dimension in px.
func px(_ amount: Any) -> String { #"{"value": \#(amount), "unit": "px"}"# }

/// A file with one typography token `t`, bound by `$extensions`.
func one(_ binding: String, _ values: String) -> String {
    #"{"t": {"$type": "typography", "$extensions": {"typescale": {\#(binding)}}, "$value": {\#(values)}}}"#
}

/// A typography token of a size.
func sized(_ amount: Any) -> String { #"{"$value": {"fontSize": \#(px(amount))}}"# }

/// A group of typography tokens of these names and sizes.
func group(_ members: KeyValuePairs<String, Any>) -> String {
    let texts = members.map { #""\#($0)": \#(sized($1))"# }
    return #"{"$type": "typography", "# + texts.joined(separator: ", ") + "}"
}

/// The iOS styles at the default category, all but the last few.
func set(_ count: Int, _ more: String = "", family: String = #""SF Pro""#) -> String {
    let sizes: KeyValuePairs = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
        "callout": 16, "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
    ]
    let texts = sizes.prefix(count).map {
        #""\#($0)": {"$value": {"fontFamily": \#(family), "fontSize": \#(px($1))}}"#
    }
    return #"{"$type": "typography", "# + (texts + (more.isEmpty ? [] : [more])).joined(separator: ", ") + "}"
}

extension TokenOptions {
    /// Mirrors the tokens of a path.
    mutating func mirror(_ path: String, _ style: TextStyle?) throws {
        let pattern = try #require(PathPattern(path))
        bindings.append(try #require(TokenBinding(pattern, style: style, kind: .mirror)))
    }

    /// Scales the tokens of a path with a style.
    mutating func relative(
        _ path: String, _ style: TextStyle?, maximum: PointSizeLimit? = nil, minimum: PointSizeLimit? = nil
    ) throws {
        let pattern = try #require(PathPattern(path))
        bindings.append(
            try #require(
                TokenBinding(pattern, style: style, kind: .relative(maximum: maximum, minimum: minimum))))
    }
}
