/// The colors and lines of drawings, in light and dark.
///
/// Every color stands out from the background by 4.5 : 1 at least. Colors are written out, since not every program that
/// draws SVG knows custom properties.
struct Theme {
    let background: String
    let ink: String
    /// Words beside the main ones.
    let secondary: String
    /// What does not fit.
    let pale: String
    let line: String
    let good: String
    let bad: String
    /// The shade behind accessibility categories.
    let shade: String
    /// Lines across a plot, which only guide the eye.
    let grid: String

    static let light = Theme(
        background: "#fff", ink: "#1d1d1f", secondary: "#5c5c63", pale: "#737378", line: "#6e6e73",
        good: "#17692e", bad: "#b3261e", shade: "#f2f2f7",
        grid: "#d8d8dc")
    static let dark = Theme(
        background: "#1c1c1e", ink: "#f5f5f7", secondary: "#b4b4ba", pale: "#96969c", line: "#98989d",
        good: "#6ccf85", bad: "#ff8a80", shade: "#2c2c2e",
        grid: "#48484a")

    /// The rules that depend on the colors.
    private var colors: String {
        """
        svg{fill:\(ink)}.bg{fill:\(background)}.s{fill:\(secondary)}.r{fill:\(pale)}.b,.e{stroke:\(line)}
        .h,.no{stroke:\(bad)}.ok{stroke:\(good)}.un{stroke:\(secondary)}.t.no{fill:\(bad)}.t.ok{fill:\(good)}
        .t.un{fill:\(secondary)}.shade{fill:\(shade)}.line{stroke:\(line)}.grid{stroke:\(grid)}.ink{stroke:\(ink)}.accent{stroke:\(good)}

        """
    }

    /// All rules of drawings.
    static let rules =
        light.colors
            + """
            .b,.e,.m,.h,.line,.ink,.accent,.grid{fill:none}.ink,.accent{stroke-width:1.5}.h{stroke-dasharray:5 3;stroke-width:1.5}.t{stroke:none}
            .m{stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.d{stroke-dasharray:4 3}
            @media (prefers-color-scheme:dark){
            \(dark.colors)}

            """

    /// The fonts of words.
    static let fontFamily = "system-ui,-apple-system,'Segoe UI','Noto Sans',sans-serif"
}
