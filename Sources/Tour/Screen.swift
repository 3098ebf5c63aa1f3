/// What stands on the screen: a value, and the text that draws it.
struct Screen {
    /// How many hits it keeps; no terminal shows more.
    static let mostHits = 500

    /// The folder that is searched.
    let folder: String
    /// Colours, if there are any.
    let style: Style
    /// The text of the search field.
    var text = ""
    /// The searches that were cancelled, the latest last.
    var cancelled: [SearchReport] = []

    private var report: SearchReport?
    private var hits: [Hit] = []

    /// Makes an empty screen.
    init(folder: String, style: Style) {
        self.folder = folder
        self.style = style
    }

    /// Takes in what a search reports.
    mutating func take(_ news: SearchReport) {
        if news.stage == .cancelled {
            cancelled.append(news)
            guard news.number == report?.number else { return }
        }
        guard news.number == 0 || news.number >= report?.number ?? 0 else { return }
        if news.number != report?.number {
            hits = []
        }
        report = news
        hits += news.hits
    }

    /// The lines of the screen, and the column of the cursor, which is in the first line.
    func layout(rows: Int, columns: Int) -> (lines: [String], cursor: Int) {
        let field = TextLayout.cutStart(of: TextLayout.printable(text), to: max(1, columns - 4))
        let rule = style.dim(String(repeating: "─", count: columns))
        var lines = [style.prompt("❯ ") + field, status(columns), rule]
        let room = max(0, rows - lines.count - 2)
        let results = self.results(rows: room, columns: columns)
        lines += results
        lines += Array(repeating: "", count: max(0, room - results.count))
        lines += [rule, footer(columns)]
        return (Array(lines.prefix(rows)), min(columns, TextLayout.width(of: field) + 3))
    }

    private func status(_ columns: Int) -> String {
        let width = columns - 2
        guard let report, report.number > 0 || report.stage != .finished else {
            let text = self.text.isEmpty ? "Type to search." : "typing…"
            return "  " + style.dim(TextLayout.cut(text, to: width))
        }
        let isFinished = report.stage == .finished
        let text = isFinished ? "\(report.summary); \(report.totals.extent)" : report.summary
        return "  " + style.status(TextLayout.cut(TextLayout.printable(text), to: width), of: report.stage)
    }

    private func footer(_ columns: Int) -> String {
        var keys = "Ctrl-U clears · Ctrl-C ends"
        if let last = cancelled.last {
            let query = TextLayout.cut(TextLayout.printable(last.query), to: 20)
            keys = "\(cancelled.count) cancelled, last: \(query), \(Formatting.time(last.elapsed)) · Ctrl-C ends"
        }
        keys = TextLayout.cut(keys, to: columns - 2)
        let room = columns - TextLayout.width(of: keys) - 4
        guard room > 0 else { return style.dim("  " + keys) }
        let place = TextLayout.cutStart(of: TextLayout.printable(folder), to: room)
        return style.dim("  " + TextLayout.pad(place, to: room) + "  " + keys)
    }

    /// The hits under the names of their files, as many as there is room for.
    private func results(rows: Int, columns: Int) -> [String] {
        guard let report, rows > 0 else { return [] }
        var lines: [String] = []
        var file: String?
        var shown = 0
        for hit in hits {
            let needed = hit.file == file ? 1 : 2
            // The last row is for what doesn't fit, unless this hit is the last one.
            let isLast = shown + 1 == report.totals.hits
            guard lines.count + needed <= (isLast ? rows : rows - 1) else { break }
            if hit.file != file {
                file = hit.file
                lines.append(style.file(TextLayout.cutStart(of: TextLayout.printable(hit.file), to: columns)))
            }
            lines.append(row(of: hit, columns: columns))
            shown += 1
        }
        if report.totals.hits > shown, !hits.isEmpty {
            let more = "        … " + Formatting.count(report.totals.hits - shown, "more hit")
            lines.append(style.dim(TextLayout.cut(more, to: columns)))
        }
        return lines
    }

    private func row(of hit: Hit, columns: Int) -> String {
        let number = TextLayout.padStart(of: String(hit.line), to: 6)
        let time = columns < 30 ? "" : TextLayout.padStart(of: Formatting.time(hit.elapsed), to: 9)
        let room = max(0, columns - number.count - 2 - time.count)
        let excerpt = hit.excerpt.fitting(room)
        let width = TextLayout.width(of: excerpt.before + excerpt.match + excerpt.after)
        let gap = String(repeating: " ", count: max(0, room - width))
        return style.dim(number) + "  " + style.excerpt(excerpt) + gap + style.dim(time)
    }
}
