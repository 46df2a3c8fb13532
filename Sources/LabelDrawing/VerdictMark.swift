import LabelFitting

/// The mark of a verdict: a path of its own, in a color of its own.
struct VerdictMark {
    let verdict: FitVerdict

    /// The width and the height of the mark.
    static let size = 14.0

    /// The class of the verdict's color.
    var styleClass: String {
        switch verdict {
        case .fits, .wraps, .shrinks, .mayShrink: "ok"
        case .truncates, .wordTooWide: "no"
        case .unknown: "un"
        }
    }

    /// The mark with its upper left corner at a point.
    func markup(x: Double, y: Double) -> String {
        "<path class=\"m \(styleClass)\" transform=\"translate(\(Markup.number(x)) \(Markup.number(y)))\" d=\"\(path)\"/>"
    }

    /// The mark as a part of a page, where it is defined once.
    var inline: String {
        "<svg class=\"k\" viewBox=\"0 0 14 14\" aria-hidden=\"true\"><use href=\"#m-\(styleClass)\"/></svg>"
    }

    /// The definitions of the marks of a page: a tick for what fits, a cross for what does not.
    static var definitions: String {
        "<defs>"
            + [FitVerdict.fits, .truncates].map(VerdictMark.init).map {
                "<path id=\"m-\($0.styleClass)\" class=\"m \($0.styleClass)\" d=\"\($0.path)\"/>"
            }.joined() + "</defs>"
    }

    private var path: String {
        switch verdict {
        // A tick, a line that returns, arrows that meet, a cross, a question mark.
        case .fits: "M2 7.5l3.5 4L12 3"
        case .wraps: "M2 3.5h7a3 3 0 0 1 0 6.5H4m2.5-2.8L3.5 10l3 2.8"
        case .shrinks, .mayShrink:
            "M.5 7h4.5M3 4.5 5.5 7 3 9.5M13.5 7H9m2-2.5L8.5 7l2.5 2.5"
        case .truncates, .wordTooWide: "M3 3l8 8M11 3l-8 8"
        case .unknown: "M4.2 4.8a2.8 2.8 0 1 1 4.3 2.4C7.5 7.9 7 8.4 7 9.4M7 12v.3"
        }
    }
}
