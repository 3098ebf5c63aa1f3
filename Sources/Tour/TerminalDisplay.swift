/// Shows a search on a page of the terminal.
@MainActor
final class TerminalDisplay: Display {
    private let model: Model
    private let page: TerminalPage

    /// What the page draws.
    private final class Model {
        var screen: Screen

        init(_ screen: Screen) {
            self.screen = screen
        }
    }

    /// Turns to a page of its own.
    ///
    /// - Parameter folder: The folder that is searched.
    init(folder: String) {
        let model = Model(Screen(folder: folder, style: Style(isColored: Terminal.wantsColor)))
        self.model = model
        page = TerminalPage { rows, columns in model.screen.layout(rows: rows, columns: columns) }
    }

    func show(typed text: String) {
        model.screen.text = text
        page.change()
    }

    func show(_ report: SearchReport) {
        model.screen.take(report)
        page.change()
    }

    func end(_ log: SearchLog) {
        page.close()
        let width = min(24, log.searches.map { TextLayout.width(of: TextLayout.printable($0.query)) }.max() ?? 0)
        for search in log.searches {
            let query = TextLayout.cut(TextLayout.printable(search.query), to: width)
            let status = model.screen.style.status(TextLayout.printable(search.summary), of: search.stage)
            StandardOutput.write("\(TextLayout.pad(query, to: width))  \(status)\n")
        }
        for unreadable in log.unreadable {
            StandardOutput.complain(unreadable.description)
        }
        StandardOutput.write(PlainDisplay.conclusion(of: log) + "\n")
    }
}
