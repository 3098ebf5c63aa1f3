import Foundation

/// Shows what is typed and what is found.
@MainActor
protocol Display: AnyObject {
    /// Shows the text of the search field.
    func show(typed text: String)
    /// Shows what a search reports.
    func show(_ report: SearchReport)
    /// Shows what is left to say when all is over.
    func end(_ log: SearchLog)
}

/// Prints line after line, for pipes, files and scripts, without escape sequences unless the style has some.
@MainActor
final class PlainDisplay: Display {
    private let limit: Int
    private let style: Style
    private let width: Int
    private var number = 0
    private var printed = 0

    /// Makes a display.
    ///
    /// - Parameters:
    ///   - limit: How many hits of one search are printed.
    ///   - style: Colours, if there are any.
    ///   - width: The columns of a line.
    init(limit: Int, style: Style, width: Int) {
        self.limit = limit
        self.style = style
        self.width = width
    }

    func show(typed text: String) {}

    func show(_ report: SearchReport) {
        for unreadable in report.unreadable {
            StandardOutput.complain(unreadable.description)
        }
        guard report.number > 0 || report.stage != .finished else { return }
        if report.number > number {
            number = report.number
            printed = 0
            line(style.prompt("> ") + TextLayout.cut(TextLayout.printable(report.query), to: width - 2))
        }
        if report.number == number {
            for hit in report.hits.prefix(max(0, limit - printed)) {
                line(style.line(of: hit, width: width))
            }
            printed = min(limit, printed + report.hits.count)
        }
        guard report.stage != .searching else { return }
        if case .failed(let reason) = report.stage {
            StandardOutput.complain(reason)
            return
        }
        if report.number == number, report.totals.hits > printed {
            line("  … and \(Formatting.number(report.totals.hits - printed)) more")
        }
        let extent = report.stage == .finished ? " (\(report.totals.extent))" : ""
        line(style.status("\(TextLayout.printable(report.query)): \(report.summary)\(extent)", of: report.stage))
    }

    func end(_ log: SearchLog) {
        line(PlainDisplay.conclusion(of: log))
    }

    private func line(_ text: String) {
        StandardOutput.write(text + "\n")
    }

    /// How many searches there were, and which were cancelled.
    static func conclusion(of log: SearchLog) -> String {
        let cancelled = log.cancelledQueries.map(TextLayout.printable)
        let names = cancelled.isEmpty ? "" : ": " + cancelled.joined(separator: ", ")
        return "\(Formatting.count(log.searches.count, "search", "searches")), \(cancelled.count) cancelled\(names)"
    }
}

/// Colours, or none.
struct Style: Sendable {
    /// Whether to use escape sequences.
    let isColored: Bool

    /// The file's name above its hits.
    func file(_ text: String) -> String { sgr("36", text) }
    /// What is less important.
    func dim(_ text: String) -> String { sgr("2", text) }
    /// The sign before the query.
    func prompt(_ text: String) -> String { sgr("1;32", text) }

    /// How a search stands.
    func status(_ text: String, of stage: SearchReport.Stage) -> String {
        switch stage {
        case .searching: sgr("33", text)
        case .finished: sgr("32", text)
        case .cancelled: sgr("35", text)
        case .failed: sgr("31", text)
        }
    }

    /// A text with its match set off.
    func excerpt(_ excerpt: Excerpt) -> String {
        excerpt.before + sgr("1;31", excerpt.match) + excerpt.after
    }

    /// A hit on one line, with its file, as `grep` prints it.
    func line(of hit: Hit, width: Int) -> String {
        let place = TextLayout.cutStart(of: TextLayout.printable(hit.file), to: width / 2)
        let number = ":\(hit.line): "
        let time = "  (\(Formatting.time(hit.elapsed)))"
        let room = width - TextLayout.width(of: place) - number.count - time.count
        return file(place) + dim(number) + excerpt(hit.excerpt.fitting(room)) + dim(time)
    }

    private func sgr(_ code: String, _ text: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
