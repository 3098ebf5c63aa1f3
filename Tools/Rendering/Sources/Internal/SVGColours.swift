/// The colours of a picture.
///
/// The attributes of its elements have those of a light page, also for programs that read no style sheet; a style sheet
/// in the picture replaces them where the reader prefers dark pages.
enum SVGColours {
    static let page = "#ffffff"
    static let text = "#1c1c1e"
    static let line = "#808080"
    static let mark = "#404040"
    static let failure = "#c1121f"
    static let box = "#f5f5f5"

    /// Pleasant colours of discs, with enough contrast to black text on each page.
    static let discs = ["#8ecae6", "#ffb703", "#95d5b2", "#f4978e", "#cdb4db", "#e9c46a"]
    /// The text on a disc, on each page.
    static let onDiscs = "#1c1c1e"

    /// The style sheet for dark pages.
    ///
    /// Text has the colour of the whole picture, unless it is on a disc.
    static let style: String = {
        let replaced = [
            ("fill", page, "#161618"), ("fill", box, "#2c2c2e"), ("stroke", line, "#8e8e93"),
            ("stroke", mark, "#d1d1d6"), ("stroke", failure, "#ff6b6b"),
        ].map { ".marbles [\($0)=\"\($1)\"] { \($0): \($2) }" }
        let rules = [".marbles { fill: #ebebf0 }"] + replaced
        return "<style>@media (prefers-color-scheme: dark) { \(rules.joined(separator: " ")) }</style>"
    }()
}
