extension LineFiller {
    /// The room of a line without a hyphen at its end.
    mutating func measure(from start: LineStart, through last: Int) -> LineMeasure {
        guard last > start.piece else { return start.measure }
        return kept(start, last) { filler in
            filler.measure(filler.text[start.position..<filler.pieces[last].contentEnd])
        }
    }

    /// The room of a line with a hyphen where it ends at a soft hyphen.
    mutating func shownMeasure(from start: LineStart, through last: Int) -> LineMeasure {
        guard pieces[last].endsAtSoftHyphen else { return measure(from: start, through: last) }
        return kept(start, last, isHyphenated: true) { filler in
            let content = filler.text[start.position..<filler.pieces[last].contentEnd]
            return filler.measure(content + "-")
        }
    }

    /// The width of a line without a hyphen at its end.
    mutating func width(from start: LineStart, through last: Int) -> Double {
        measure(from: start, through: last).width
    }

    /// The width of a line with a hyphen where it ends at a soft hyphen.
    mutating func shownWidth(from start: LineStart, through last: Int) -> Double {
        shownMeasure(from: start, through: last).width
    }

    /// A measure that may have been measured already; only lines that begin with a whole piece are kept.
    private mutating func kept(
        _ start: LineStart, _ last: Int, isHyphenated: Bool = false,
        measure: (borrowing LineFiller) -> LineMeasure
    ) -> LineMeasure {
        guard start.position == pieces[start.piece].start else { return measure(self) }
        let key = UInt64(start.piece) << 32 | UInt64(last) << 1 | (isHyphenated ? 1 : 0)
        if let measure = measures[key] { return measure }
        let measure = measure(self)
        measures[key] = measure
        return measure
    }
}
