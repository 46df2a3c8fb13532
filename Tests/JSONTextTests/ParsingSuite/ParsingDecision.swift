import JSONText

/// The reader's decisions in cases that RFC 8259 leaves open, by the suite's files `i_*.json`.
struct ParsingDecision: Sendable {
    enum Verdict: Sendable {
        case accepted
        case refused(JSONError.Reason)
    }

    let name: String
    let verdict: Verdict
    let why: String

    init(_ name: String, _ verdict: Verdict, _ why: String) {
        self.name = name
        self.verdict = verdict
        self.why = why
    }
}

extension ParsingDecision {
    static let all = [
        ParsingDecision("i_number_double_huge_neg_exp", .accepted, anyNumber),
        ParsingDecision("i_number_huge_exp", .accepted, anyNumber),
        ParsingDecision("i_number_neg_int_huge_exp", .accepted, anyNumber),
        ParsingDecision("i_number_pos_double_huge_exp", .accepted, anyNumber),
        ParsingDecision("i_number_real_neg_overflow", .accepted, anyNumber),
        ParsingDecision("i_number_real_pos_overflow", .accepted, anyNumber),
        ParsingDecision("i_number_real_underflow", .accepted, anyNumber),
        ParsingDecision("i_number_too_big_neg_int", .accepted, anyNumber),
        ParsingDecision("i_number_too_big_pos_int", .accepted, anyNumber),
        ParsingDecision("i_number_very_big_negative_int", .accepted, anyNumber),
        ParsingDecision("i_object_key_lone_2nd_surrogate", .accepted, loneSurrogate),
        ParsingDecision("i_string_1st_surrogate_but_2nd_missing", .accepted, loneSurrogate),
        ParsingDecision("i_string_1st_valid_surrogate_2nd_invalid", .accepted, loneSurrogate),
        ParsingDecision("i_string_UTF-16LE_with_BOM", .refused(.otherEncoding), otherEncoding),
        ParsingDecision("i_string_UTF-8_invalid_sequence", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_UTF8_surrogate_U+D800", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_incomplete_surrogate_and_escape_valid", .accepted, loneSurrogate),
        ParsingDecision("i_string_incomplete_surrogate_pair", .accepted, loneSurrogate),
        ParsingDecision("i_string_incomplete_surrogates_escape_valid", .accepted, loneSurrogate),
        ParsingDecision("i_string_invalid_lonely_surrogate", .accepted, loneSurrogate),
        ParsingDecision("i_string_invalid_surrogate", .accepted, loneSurrogate),
        ParsingDecision("i_string_invalid_utf-8", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_inverted_surrogates_U+1D11E", .accepted, loneSurrogate),
        ParsingDecision("i_string_iso_latin_1", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_lone_second_surrogate", .accepted, loneSurrogate),
        ParsingDecision("i_string_lone_utf8_continuation_byte", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_not_in_unicode_range", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_overlong_sequence_2_bytes", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_overlong_sequence_6_bytes", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_overlong_sequence_6_bytes_null", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_truncated-utf-8", .refused(.invalidUTF8), invalidUTF8),
        ParsingDecision("i_string_utf16BE_no_BOM", .refused(.otherEncoding), otherEncoding),
        ParsingDecision("i_string_utf16LE_no_BOM", .refused(.otherEncoding), otherEncoding),
        ParsingDecision("i_structure_500_nested_arrays", .accepted, depth),
        ParsingDecision("i_structure_UTF-8_BOM_empty_object", .accepted, byteOrderMark),
    ]

    private static let anyNumber =
        "A number of any size is accepted, for its text is kept; what no `Double` holds has no value."
    private static let loneSurrogate =
        "The grammar allows an escape of half a surrogate pair; it is accepted and becomes U+FFFD."
    private static let invalidUTF8 = "A text is UTF-8 (section 8.1); guessing at other bytes would change it."
    private static let otherEncoding = "A text is UTF-8 (section 8.1); UTF-16 is told from its first bytes."
    private static let depth = "Objects and arrays may be nested 512 deep."
    private static let byteOrderMark =
        "Section 8.1 lets a reader ignore a byte order mark, and editors write it."
}
