/// Draws searches as text: line after line for a pipe, and as a page of the terminal.
struct Renderer: Sendable {
    /// Whether to use colours.
    let isColored: Bool

    /// The columns and rows that there are.
    struct Size: Sendable { var rows = 24, columns = 80 }

    /// Dims less important text.
    func dim(_ text: String) -> String { sgr("2", text) }
    /// The sign before the query.
    func prompt(_ text: String) -> String { sgr("1;32", text) }

    /// A text in the colour of how a search stands.
    func status(_ text: String, of stage: SearchReport.Stage) -> String {
        switch stage {
        case .blank: dim(text)
        case .searching: sgr("33", text)
        case .finished: sgr("32", text)
        case .cancelled: sgr("35", text)
        case .failed: sgr("31", text)
        }
    }

    private func sgr(_ code: String, _ text: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    /// A hit between two texts, with its match in sight and set off; padded to the number of columns, if wanted.
    private func line(_ hit: Hit, _ head: String, _ tail: String, in columns: Int, isPadded: Bool) -> String {
        let columns = max(0, columns - TextLayout.width(of: head) - TextLayout.width(of: tail))
        let room = max(0, columns - TextLayout.width(of: hit.match) - min(TextLayout.width(of: hit.after), columns / 4))
        let before = TextLayout.fit(hit.before, in: room, cutsStart: true)
        let match = TextLayout.fit(hit.match, in: columns - TextLayout.width(of: before))
        let rest = columns - TextLayout.width(of: before) - TextLayout.width(of: match)
        let after = TextLayout.pad(TextLayout.fit(hit.after, in: rest), to: isPadded ? rest : 0)
        return dim(head) + before + sgr("1;31", match) + after + dim(tail)
    }

    /// The additions to a log since an older state of it, with `limit` hits of one search.
    func news(_ log: SearchLog, since old: SearchLog, limit: Int, columns: Int) -> [String] {
        var lines: [String] = []
        for (index, search) in log.searches.enumerated().dropFirst(max(0, old.searches.count - 1)) {
            let printed = index < old.searches.count ? old.searches[index] : nil
            guard printed?.stage ?? .searching == .searching else { continue }
            if printed == nil {
                lines.append(prompt("> ") + TextLayout.fit(TextLayout.printable(search.query), in: columns - 2))
            }
            lines += search.hits.prefix(limit).dropFirst(printed?.hits.count ?? 0).map {
                // Each hit is printed with its file, as `grep` does.
                let file = TextLayout.fit(TextLayout.printable($0.file), in: columns / 2, cutsStart: true)
                let room = columns - TextLayout.width(of: file)
                return sgr("36", file)
                    + line($0, ":\($0.line): ", "  (\(Formatting.time($0.elapsed)))", in: room, isPadded: false)
            }
            guard search.stage != .searching else { continue }
            if search.hitCount > limit {
                lines.append("  … and \(Formatting.number(search.hitCount - limit)) more")
            }
            lines.append(ending(of: search))
        }
        return lines
    }

    /// How a search has ended.
    func ending(of search: SearchReport) -> String {
        let extent = search.stage == .finished ? " (\(search.extent))" : ""
        return status(TextLayout.printable("\(search.query): \(search.summary)") + extent, of: search.stage)
    }

    /// The page of a search.
    func page(
        _ text: String,
        _ log: SearchLog,
        folder: String,
        _ size: Size,
        beforeCursor: String? = nil
    ) -> Page.Frame {
        let field = TextLayout.fit(TextLayout.printable(text), in: max(1, size.columns - 4), cutsStart: true)
        let rule = dim(String(repeating: "─", count: size.columns))
        let report = log.current?.stage == .blank ? nil : log.current
        let state = report.map { report in
            switch report.stage {
            case .finished: "\(report.summary); \(report.extent)"
            case .searching where !log.cancelled.isEmpty: report.summary + "; cancelled: " + lastCancelled(log)
            default: report.summary
            }
        }
        let status = TextLayout.printable(state ?? (text.isEmpty ? "Type to search." : "typing…"))
        let room = max(0, size.rows - 5)
        var lines = [prompt("❯ ") + field]
        lines.append("  " + self.status(TextLayout.fit(status, in: size.columns - 2), of: report?.stage ?? .blank))
        let results = report.map { self.results(of: $0, Size(rows: room, columns: size.columns)) } ?? []
        lines += [rule] + results + Array(repeating: "", count: room - results.count)
        lines += [rule, footer(log.cancelled, folder, size.columns)]
        // In a field that is cut at its start, the cursor is counted from its end.
        let behind = TextLayout.width(of: text) - TextLayout.width(of: beforeCursor ?? text)
        let cursor = min(size.columns, max(3, TextLayout.width(of: field) + 3 - behind))
        return Page.Frame(lines: Array(lines.prefix(size.rows)), cursor: cursor)
    }

    /// The searches that the newest one has ended, the latest first.
    private func lastCancelled(_ log: SearchLog) -> String {
        log.cancelled.suffix(3).reversed().map { TextLayout.fit(TextLayout.printable($0.query), in: 20) }
            .joined(separator: ", ")
    }

    private func footer(_ cancelled: [SearchReport], _ folder: String, _ columns: Int) -> String {
        let last = cancelled.last.map { search in
            let query = TextLayout.fit(TextLayout.printable(search.query), in: 20)
            return "\(cancelled.count) cancelled, last: \(query), \(Formatting.time(search.elapsed))"
        }
        let keys = TextLayout.fit("\(last ?? "Ctrl-U clears") · Ctrl-C ends", in: columns - 2)
        let room = columns - TextLayout.width(of: keys) - 4
        let place = TextLayout.fit(TextLayout.printable(folder), in: room, cutsStart: true)
        return dim("  " + (room > 0 ? TextLayout.pad(place, to: room) + "  " : "") + keys)
    }

    /// The hits under the names of their files, as many as there is room for.
    private func results(of report: SearchReport, _ size: Size) -> [String] {
        var lines: [String] = []
        var file: String?
        var shown = 0
        for hit in report.hits {
            // The last row summarises the hits that don't fit, unless this hit is the last one.
            let last = shown + 1 == report.hitCount ? size.rows : size.rows - 1
            guard lines.count + (hit.file == file ? 1 : 2) <= last else { break }
            if hit.file != file {
                file = hit.file
                let name = TextLayout.fit(TextLayout.printable(hit.file), in: size.columns, cutsStart: true)
                lines.append(sgr("36", name))
            }
            let number = TextLayout.pad(String(hit.line), to: 6, atStart: true) + "  "
            let time = size.columns < 30 ? "" : TextLayout.pad(Formatting.time(hit.elapsed), to: 9, atStart: true)
            lines.append(line(hit, number, time, in: size.columns, isPadded: true))
            shown += 1
        }
        let more = "        … " + Formatting.count(report.hitCount - shown, "more hit")
        return lines + (report.hitCount > shown && size.rows > 0 ? [dim(TextLayout.fit(more, in: size.columns))] : [])
    }
}

extension SearchReport {
    /// How the search stands, in a few words: `42 hits in 9 files, 12 ms`.
    var summary: String {
        let files = Formatting.count(filesWithHits, "file")
        let found = hitCount == 0 ? "no hits" : "\(Formatting.count(hitCount, "hit")) in \(files)"
        let time = Formatting.time(elapsed)
        return switch stage {
        case .searching: "searching… \(found), \(time)"
        case .blank, .finished: "\(found), \(time)"
        case .cancelled: "cancelled after \(found), \(time)"
        case .failed(let reason): reason
        }
    }

    /// The searched files, in a few words.
    var extent: String { "searched \(Formatting.count(files, "file")), \(Formatting.bytes(bytes))" }
}

extension SearchLog {
    /// How many searches there were, and which were cancelled.
    var conclusion: String {
        let names = cancelled.map { TextLayout.printable($0.query) }.joined(separator: ", ")
        let count = "\(Formatting.count(searches.count, "search", "searches")), \(cancelled.count) cancelled"
        return names.isEmpty ? count : "\(count): \(names)"
    }
}
