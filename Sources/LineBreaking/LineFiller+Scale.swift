extension LineFiller {
    /// The largest scale, at most 1, at which the text needs no more lines and height and breaks no word.
    ///
    /// Widths and heights of lines shrink with the scale, the label's do not. The answer is exact: the width
    /// ÷ the width of a line as printed, or the height ÷ the height of a number of lines. If lines differ in
    /// height, a larger scale may help in rare cases, because other lines can be less high.
    ///
    /// - Parameters:
    ///   - width: The width of the line in the unit of the measurer, above 0.
    ///   - maximumLines: The largest number of lines; 0 is any number.
    ///   - height: The height of the label in the unit of the measurer.
    ///   - leading: The height added between two lines, in the same unit; it may be negative.
    /// - Returns: The scale, above 0; `nil` if none helps, because the text has too many line ends or the
    ///   height is less than that of one line.
    public mutating func neededScale(
        width: Double, maximumLines: Int, height: Double = .infinity, leading: Double = 0
    ) -> Double? {
        let tallest = paragraphs.reduce(0) { max($0, $1.measure.height) }
        guard width > 0, height > 0, height >= tallest else { return nil }
        let maximum = maximumLines > 0 ? maximumLines : Int.max
        guard unbrokenLineCount <= maximum else { return nil }
        // The width that lines need because of their height.
        let widthForLines = { (lineHeight: Double, count: Int) in
            (lineHeight + Double(max(0, count - 1)) * leading) * width / height
        }
        var high = max(width, unbrokenWidth, widthForLines(unbrokenHeight, unbrokenLineCount))
        guard maximum > unbrokenLineCount else { return width / high }
        measurePieces()
        var low = min(high, offsets.reduce(width) { max($0, $1.width) })
        // The narrowest width is tried first, because it is the answer if nothing must shrink.
        var isFirst = true
        while low < high {
            let tried = isFirst ? low : low + (high - low) / 2
            isFirst = false
            guard tried < high else { break }
            let filling = filling(to: tried)
            let needed = widthForLines(
                filling.lines.reduce(0) { $0 + $1.height }, filling.lines.count)
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
