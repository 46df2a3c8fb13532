/// What a character is to the rules of line breaking.
enum BreakClass: UInt8 {
    /// LF, CR, U+0085, U+2028, U+2029.
    case lineEnd
    /// White space at which lines may end, and the zero-width space.
    case space
    /// No-break spaces, the no-break hyphen and word joiners.
    case glue
    /// Brackets that open, `„`, `‚`, `¿` and `¡`.
    case opening
    /// Full-width brackets that open.
    case wideOpening
    /// Brackets that close.
    case closing
    /// Full-width brackets that close, commas, stops, colons, exclamation and question marks.
    case wideMark
    /// Small kana, prolonged sound and iteration marks, and the middle dot between kana.
    case nonstarter
    /// `!` and `?`.
    case exclamation
    case slash
    /// `.`, `,`, `:` and `;`.
    case separator
    case hyphen
    /// The hyphen proper (U+2010), the figure dash and the en dash.
    case dash
    case softHyphen
    case emDash
    /// `"` and `'`.
    case quotation
    /// Quotation marks that open in most languages: `“`, `‘`, `«`, `‹`.
    case initialQuotation
    /// Quotation marks that close in most languages, and the apostrophe: `”`, `’`, `»`, `›`.
    case finalQuotation
    case currency
    /// The percent sign and other units that follow a number directly.
    case percent
    case ellipsis
    /// Ideographs, kana, emoji and full-width letters and digits.
    case ideograph
    case hangul
    /// Letters of scripts without a class of their own.
    case letter
    case hebrew
    case digit
    case other
}

extension BreakClass {
    /// Whether it is a letter of any script.
    var isLetter: Bool {
        switch self {
        case .letter, .hebrew, .hangul, .ideograph, .nonstarter: true
        default: false
        }
    }

    /// Whether it is a bracket or quotation mark that always opens.
    var isOpening: Bool { self == .opening || self == .wideOpening }

    /// Whether it is a quotation mark of any form.
    var isQuotation: Bool {
        switch self {
        case .quotation, .initialQuotation, .finalQuotation: true
        default: false
        }
    }

    /// Whether a line may end or begin on either side, unless what is beside belongs to it.
    var isIdeographic: Bool { self == .ideograph || self == .nonstarter }
}
