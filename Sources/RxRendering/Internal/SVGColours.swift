/// The colours of a picture.
struct SVGColours {
    let page: String
    let text: String
    let line: String
    let mark: String
    let failure: String
    let box: String

    /// Pleasant colours of discs, with enough contrast to black text on each page.
    static let discs = ["#8ecae6", "#ffb703", "#95d5b2", "#f4978e", "#cdb4db", "#e9c46a"]
    /// The text on a disc.
    static let onDiscs = "#1c1c1e"

    init(_ appearance: MarbleRenderer.Appearance) {
        switch appearance {
        case .light:
            (page, text, line, mark) = ("#ffffff", "#1c1c1e", "#808080", "#404040")
            (failure, box) = ("#c1121f", "#f5f5f5")
        case .dark:
            (page, text, line, mark) = ("#161618", "#ebebf0", "#8e8e93", "#d1d1d6")
            (failure, box) = ("#ff6b6b", "#2c2c2e")
        }
    }
}
