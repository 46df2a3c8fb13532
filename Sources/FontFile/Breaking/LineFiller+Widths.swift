extension LineFiller {
    /// The width of a line without a hyphen at its end.
    mutating func width(from start: LineStart, through last: Int) -> Double {
        guard last > start.piece else { return start.width }
        return kept(start, last) { filler in
            filler.measure(filler.text[start.position..<filler.pieces[last].contentEnd])
        }
    }

    /// The width of a line with a hyphen where it ends at a soft hyphen.
    mutating func shownWidth(from start: LineStart, through last: Int) -> Double {
        guard pieces[last].endsAtSoftHyphen else { return width(from: start, through: last) }
        return kept(start, last, isHyphenated: true) { filler in
            let content = filler.text[start.position..<filler.pieces[last].contentEnd]
            return filler.measure(content + "-")
        }
    }

    /// A width that may have been measured already; only lines that begin with a whole piece are kept.
    private mutating func kept(
        _ start: LineStart, _ last: Int, isHyphenated: Bool = false, measure: (borrowing LineFiller) -> Double
    ) -> Double {
        guard start.position == pieces[start.piece].start else { return measure(self) }
        let key = UInt64(start.piece) << 32 | UInt64(last) << 1 | (isHyphenated ? 1 : 0)
        if let width = widths[key] { return width }
        let width = measure(self)
        widths[key] = width
        return width
    }
}
