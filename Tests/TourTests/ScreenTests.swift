import Testing

@testable import Tour

@Suite struct ScreenTests {
    private func hit(_ file: String, _ line: Int, _ text: String = "let found = 1") -> Hit {
        Hit(
            file: file,
            line: line,
            excerpt: Excerpt(before: "", match: String(text.prefix(3)), after: String(text.dropFirst(3))),
            elapsed: .milliseconds(line)
        )
    }

    private func screen(hits: [Hit], stage: SearchReport.Stage = .finished, folder: String = "/code") -> Screen {
        var screen = Screen(folder: folder, style: Style(isColored: false))
        screen.text = "let"
        var report = SearchReport(number: 1, query: "let", stage: stage, hits: hits)
        report.totals.hits = hits.count
        report.totals.filesWithHits = Set(hits.map(\.file)).count
        screen.take(report)
        return screen
    }

    @Test func `an empty screen asks for a query`() {
        let screen = Screen(folder: "/code", style: Style(isColored: false))
        let (lines, cursor) = screen.layout(rows: 6, columns: 40)
        #expect(
            lines == [
                "❯ ",
                "  Type to search.",
                String(repeating: "─", count: 40),
                "",
                String(repeating: "─", count: 40),
                "  /code      Ctrl-U clears · Ctrl-C ends",
            ]
        )
        #expect(cursor == 3)
    }

    @Test func `hits stand under their files`() {
        let screen = screen(hits: [hit("a.swift", 1), hit("a.swift", 20), hit("b.swift", 300)])
        let (lines, cursor) = screen.layout(rows: 12, columns: 40)
        #expect(lines[0] == "❯ let")
        #expect(lines[1] == "  3 hits in 2 files, 0.0 ms; searched 0…")
        #expect(
            lines[3...7] == [
                "a.swift",
                "     1  let found = 1             1.0 ms",
                "    20  let found = 1              20 ms",
                "b.swift",
                "   300  let found = 1             300 ms",
            ]
        )
        #expect(cursor == 6)
    }

    /// No line is wider than the terminal and no frame higher, however small it is.
    @Test(arguments: [1, 5, 12, 20, 30, 80, 200], [1, 2, 4, 5, 6, 10, 24, 60])
    func `everything fits the screen`(_ columns: Int, _ rows: Int) {
        let hits = (1...40).map { line in
            hit("日本/folder/file\(line / 3).swift", line, "let 日本 = " + String(repeating: "語", count: line))
        }
        for stage in [SearchReport.Stage.searching, .finished, .cancelled, .failed("It is gone.")] {
            let screen = screen(hits: hits, stage: stage, folder: "/a/rather/long/path")
            let lines = screen.layout(rows: rows, columns: columns).lines
            #expect(lines.count <= rows)
            if columns >= 12 {
                #expect(lines.allSatisfy { TextLayout.width(of: $0) <= columns })
            }
        }
    }

    @Test func `what does not fit is counted`() {
        let hits = (1...40).map { hit("a", $0) }
        let lines = screen(hits: hits).layout(rows: 10, columns: 60).lines
        #expect(lines[7] == "        … 37 more hits")
        #expect(screen(hits: Array(hits.prefix(4))).layout(rows: 10, columns: 60).lines[7].contains("let found"))
    }

    @Test func `an older search changes nothing`() {
        var screen = Screen(folder: "/code", style: Style(isColored: false))
        screen.take(SearchReport(number: 2, query: "new", hits: [hit("new", 1)], totals: SearchTotals(hits: 1)))
        screen.take(SearchReport(number: 1, query: "old", hits: [hit("old", 1)], totals: SearchTotals(hits: 1)))
        screen.take(SearchReport(number: 1, query: "old", stage: .cancelled))
        let lines = screen.layout(rows: 12, columns: 80).lines
        #expect(lines[3] == "new")
        #expect(lines[11].contains("1 cancelled, last: old"))
    }

    @Test func `a frame clears only what is left over`() {
        let layout = screen(hits: [hit("a", 1)]).layout(rows: 10, columns: 40)
        let frame = TerminalPage.frame(layout.lines, cursor: layout.cursor)
        #expect(!frame.contains("\u{1B}[2J"))
        #expect(frame.hasPrefix("\u{1B}[?2026h"))
        #expect(frame.hasSuffix("\u{1B}[1;6H\u{1B}[?25h\u{1B}[?2026l"))
    }

    @Test func `colours surround the match`() {
        let style = Style(isColored: true)
        let excerpt = Excerpt(before: "a ", match: "b", after: " c")
        #expect(style.excerpt(excerpt) == "a \u{1B}[1;31mb\u{1B}[0m c")
        #expect(Style(isColored: false).line(of: hit("a", 1), width: 60) == "a:1: let found = 1  (1.0 ms)")
    }
}
