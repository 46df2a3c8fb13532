import DynamicType

/// Point sizes over content size categories, as dots with steps between them: nothing is interpolated.
public struct ScaleCurves {
    /// The sizes of a text style's system font, or of a custom font that scales with it.
    public struct Curve {
        /// What the label at the right says before the largest size: `body`.
        public let name: String
        /// The text style.
        public let textStyle: TextStyle
        /// Whether the font is a custom one, which is dashed.
        public let isCustom: Bool
        /// The size at each category of the drawing; `nil` where none is published.
        public let pointSizes: [Double?]
        /// The size that percentages refer to.
        public let defaultPointSize: Double
        /// The limits of the size, if it has any.
        public let limits: PointSizeLimits

        /// Makes a curve.
        ///
        /// - Parameters:
        ///   - name: What the label says before the largest size.
        ///   - textStyle: The text style.
        ///   - isCustom: Whether the font is a custom one.
        ///   - pointSizes: The size at each category of the drawing; `nil` where none is published.
        ///   - defaultPointSize: The size that percentages refer to.
        ///   - limits: The limits of the size.
        public init(
            _ name: String, textStyle: TextStyle, isCustom: Bool, pointSizes: [Double?],
            defaultPointSize: Double, limits: PointSizeLimits = PointSizeLimits()
        ) {
            (self.name, self.textStyle, self.isCustom) = (name, textStyle, isCustom)
            (self.pointSizes, self.defaultPointSize, self.limits) = (pointSizes, defaultPointSize, limits)
        }
    }

    private static let (left, right, top, bottom) = (52.0, 220.0, 64.0, 44.0)
    private static let (column, plotHeight, labelHeight) = (46.0, 360.0, 15.0)

    private let curves: [Curve]
    private let categories: [ContentSizeCategory]
    private let title: String
    private let highest: Double

    /// Draws curves.
    ///
    /// - Parameters:
    ///   - curves: The curves.
    ///   - categories: The categories, in their order.
    ///   - title: The heading.
    /// - Returns: An SVG file.
    public static func svg(
        of curves: [Curve], at categories: [ContentSizeCategory], title: String
    ) -> String {
        ScaleCurves(curves: curves, categories: categories, title: title).document
    }

    private init(curves: [Curve], categories: [ContentSizeCategory], title: String) {
        (self.curves, self.categories, self.title) = (curves, categories, title)
        let doubled = Self.hasDoubleLine(curves) ? curves.map { 2 * $0.defaultPointSize } : []
        let largest = (curves.flatMap(\.pointSizes).compactMap { $0 } + doubled).max() ?? 1
        let step = Self.step(for: largest)
        highest = (largest / step).rounded(.up) * step
    }

    /// Whether the line of 200 percent is drawn: only one text style has sizes.
    private static func hasDoubleLine(_ curves: [Curve]) -> Bool {
        Set(curves.map(\.textStyle)).count == 1
    }

    /// The distance of the lines across: about six of them.
    private static func step(for largest: Double) -> Double {
        var step = 1.0
        for factor in [2.0, 2.5, 2].cycled(60) where largest / step > 7 { step *= factor }
        return step
    }

    private var width: Double { Self.left + Double(categories.count) * Self.column + Self.right }
    private var height: Double { Self.top + Self.plotHeight + Self.bottom + extraHeight }
    /// Room for labels that do not fit beside the plot.
    private var extraHeight: Double {
        max(0, Double(curves.count) * Self.labelHeight - Self.plotHeight - Self.bottom)
    }

    private func x(_ index: Int) -> Double { Self.left + (Double(index) + 0.5) * Self.column }
    private func y(_ size: Double) -> Double { Self.top + Self.plotHeight * (1 - size / highest) }

    private var document: String {
        SVGDocument(
            title: title, description: description, width: width, height: height, definitions: "",
            content: heading + background + doubleLines + limitLines + curves.map(markup).joined() + labels
        ).text
    }

    /// All sizes in sentences.
    private var description: String {
        curves.map { curve in
            curve.name + ": "
                + zip(categories, curve.pointSizes).map { category, size in
                    "\(category.compactName) " + (size.map(Markup.number) ?? "not published")
                }.joined(separator: ", ") + "."
        }.joined(separator: " ")
    }

    private func words(_ text: String, x: Double, y: Double, _ style: String = "t", anchor: String = "start")
        -> String
    {
        "<text class=\"\(style)\" x=\"\(Markup.number(x))\" y=\"\(Markup.number(y))\""
            + (anchor == "start" ? "" : " text-anchor=\"\(anchor)\"") + ">\(Markup.escaped(text))</text>\n"
    }

    private func line(_ path: String, _ style: String) -> String {
        "<path class=\"\(style)\" d=\"\(path)\"/>\n"
    }

    private var heading: String {
        let lines = SVGWords.lines(title, in: width - 2 * 24, at: 16)
        return lines.prefix(2).enumerated().map { number, line in
            "<text x=\"24\" y=\"\(28 + 20 * number)\" font-size=\"16\" font-weight=\"600\">\(Markup.escaped(line))</text>\n"
        }.joined()
    }

    /// The accessibility range, lines across with their sizes, and the names of the categories.
    private var background: String {
        var markup = ""
        let right = Self.left + Double(categories.count) * Self.column
        if let first = categories.firstIndex(where: \.isAccessibilityCategory) {
            let start = Self.left + Double(first) * Self.column
            markup +=
                "<rect class=\"shade\" x=\"\(Markup.number(start))\" y=\"\(Markup.number(Self.top))\" width=\"\(Markup.number(right - start))\""
                + " height=\"\(Markup.number(Self.plotHeight))\"/>\n"
            markup += words("accessibility sizes", x: start + 6, y: Self.top + 14, "s")
        }
        let step = Self.step(for: highest)
        var size = 0.0
        while size <= highest {
            markup += line(
                "M\(Markup.number(Self.left)) \(Markup.number(y(size)))H\(Markup.number(right))", "grid")
            markup += words(Markup.number(size), x: Self.left - 8, y: y(size) + 4, "s", anchor: "end")
            size += step
        }
        for (index, category) in categories.enumerated() {
            markup += words(
                category.compactName, x: x(index), y: Self.top + Self.plotHeight + 18, "t", anchor: "middle")
        }
        return markup
            + words(
                "point size by content size category", x: Self.left, y: Self.top + Self.plotHeight + 36, "s")
    }

    /// Twice the size at the default category, which text must reach to be readable for many.
    private var doubleLines: String {
        guard Self.hasDoubleLine(curves) else { return "" }
        var (markup, drawn): (String, [Double]) = ("", [])
        for curve in curves where !drawn.contains(curve.defaultPointSize) {
            drawn.append(curve.defaultPointSize)
            let place = y(2 * curve.defaultPointSize)
            let right = Self.left + Double(categories.count) * Self.column
            markup += line(
                "M\(Markup.number(Self.left)) \(Markup.number(place))H\(Markup.number(right))", "line d")
            markup += words(
                "200% of \(Markup.number(curve.defaultPointSize))", x: Self.left + 6, y: place - 5, "s")
        }
        return markup
    }

    /// The names of the limits over the flat parts.
    private var limitLines: String {
        var (markup, named): (String, [String]) = ("", [])
        for curve in curves {
            for (limit, name) in [(curve.limits.maximum, "maximum"), (curve.limits.minimum, "minimum")] {
                guard let limit else { continue }
                let flat = curve.pointSizes.indices.filter { curve.pointSizes[$0] == limit }
                let text = "\(name) \(Markup.number(limit))"
                guard let first = flat.first, !named.contains(text) else { continue }
                named.append(text)
                markup += words(
                    text, x: x(first), y: y(limit) + (name == "maximum" ? -8 : 18), "t no")
            }
        }
        return markup
    }

    /// Dots, and steps halfway between them.
    private func markup(of curve: Curve) -> String {
        var (path, dots, isOpen) = ("", "", false)
        for (index, size) in curve.pointSizes.enumerated() {
            guard let size else {
                isOpen = false
                continue
            }
            let (start, end) = (x(index) - Self.column / 2, x(index) + Self.column / 2)
            path +=
                isOpen
                ? "V\(Markup.number(y(size)))H\(Markup.number(end))"
                : "M\(Markup.number(start)) \(Markup.number(y(size)))H\(Markup.number(end))"
            isOpen = true
            dots +=
                "<circle class=\"\(curve.isCustom ? "t ok" : "t")\" cx=\"\(Markup.number(x(index)))\" cy=\"\(Markup.number(y(size)))\" r=\"3\""
                + " data-category=\"\(categories[index].shortName)\" data-point-size=\"\(Markup.number(size))\"/>"
        }
        return
            "<g data-style=\"\(curve.textStyle.shortName)\" data-font=\"\(curve.isCustom ? "custom" : "system")\">"
            + "<title>\(Markup.escaped(curve.name))</title>\n"
            + line(path, curve.isCustom ? "accent d" : "ink") + dots + "\n</g>\n"
    }

    /// A label for each curve beside its last dot, moved apart where they would overlap.
    private var labels: String {
        let ends = curves.compactMap { curve -> (curve: Curve, size: Double)? in
            curve.pointSizes.last { $0 != nil }.flatMap { $0 }.map { (curve, $0) }
        }.sorted { $0.size > $1.size }
        var places = ends.map { y($0.size) + 4 }
        for index in places.indices.dropFirst() {
            places[index] = max(places[index], places[index - 1] + Self.labelHeight)
        }
        let floor = height - 8
        for index in places.indices.reversed() {
            let limit = index + 1 < places.count ? places[index + 1] - Self.labelHeight : floor
            places[index] = min(places[index], limit)
        }
        let right = Self.left + Double(categories.count) * Self.column
        return zip(ends, places).map { end, place in
            line(
                "M\(Markup.number(right + 2)) \(Markup.number(y(end.size)))L\(Markup.number(right + 14)) \(Markup.number(place - 4))",
                "line")
                + words(
                    SVGWords.shortened(
                        "\(end.curve.name) \(Markup.number(end.size))", to: Self.right - 26, at: 12),
                    x: right + 18, y: place, end.curve.isCustom ? "t ok" : "t")
        }.joined()
    }
}

extension Array {
    /// The elements again and again, up to a number of them.
    fileprivate func cycled(_ count: Int) -> [Element] { (0..<count).map { self[$0 % self.count] } }
}
