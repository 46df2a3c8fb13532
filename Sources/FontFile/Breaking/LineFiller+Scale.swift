extension LineFiller {
    /// The largest scale, at most 1, at which the text needs no more lines and height and breaks no word.
    ///
    /// Widths and the height of a line shrink with the scale, the line and its height do not. The answer is exact:
    /// the width ÷ that of a line as it would be printed, or the height ÷ a number of lines.
    ///
    /// - Parameters:
    ///   - width: The width of the line in the unit of the measurer, above 0.
    ///   - maximumLines: The largest number of lines; 0 is any number.
    ///   - heightInLines: The height ÷ the height of a line at scale 1.
    /// - Returns: The scale, above 0; `nil` where none helps, because the line ends of the text are too many, or the
    ///   height is less than that of one line, for which nothing shrinks.
    public mutating func neededScale(
        width: Double, maximumLines: Int, heightInLines: Double = .infinity
    ) -> Double? {
        guard width > 0, heightInLines >= 1 else { return nil }
        let maximum = maximumLines > 0 ? maximumLines : Int.max
        guard unbrokenLineCount <= maximum else { return nil }
        // The width that `count` lines need because of the height.
        let widthForLines = { (count: Int) in Double(count) * width / heightInLines }
        var high = max(width, unbrokenWidth, widthForLines(unbrokenLineCount))
        guard maximum > unbrokenLineCount else { return width / high }
        measurePieces()
        var low = min(high, offsets.reduce(width) { max($0, $1.width) })
        // The narrowest first: it is the answer where nothing need shrink.
        var isFirst = true
        while low < high {
            let tried = isFirst ? low : low + (high - low) / 2
            isFirst = false
            guard tried < high else { break }
            let filling = filling(to: tried)
            let needed = widthForLines(filling.lines.count)
            if !filling.hasTooWideWord, filling.lines.count <= maximum, needed <= tried {
                let widest = filling.lines.reduce(needed) { max($0, $1.width) }
                high = min(tried, max(widest, low))
            } else {
                let isTooHighOnly = !filling.hasTooWideWord && filling.lines.count <= maximum
                let next = isTooHighOnly ? min(filling.nextWidth, needed) : filling.nextWidth
                low = min(high, max(tried.nextUp, filling.hasTooWideWord ? 0 : next))
            }
        }
        return width / high
    }

    /// The lines at a width, with the width at which they change.
    private mutating func filling(to width: Double) -> Filling {
        var filling = Filling(width: width)
        for paragraph in paragraphs { fill(paragraph, &filling) }
        return filling
    }
}
