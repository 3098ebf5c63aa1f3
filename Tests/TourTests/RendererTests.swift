import Foundation
import Testing

@testable import Tour

@Suite struct RendererTests {
    private let renderer = Renderer(isColored: false)

    private func hit(_ file: String, _ line: Int, _ text: String = "let found = 1") -> Hit {
        Hit(
            file: file,
            line: line,
            before: "",
            match: String(text.prefix(3)),
            after: String(text.dropFirst(3)),
            elapsed: .milliseconds(line)
        )
    }

    private func report(
        _ hits: [Hit],
        _ stage: SearchReport.Stage = .finished,
        query: String = "let"
    ) -> SearchReport {
        var report = SearchReport(query: query, stage: stage)
        report.hits = hits
        report.hitCount = hits.count
        report.filesWithHits = Set(hits.map(\.file)).count
        return report
    }

    private func log(_ reports: SearchReport...) -> SearchLog {
        reports.reduce(into: SearchLog()) { $0.record($1) }
    }

    private func page(_ text: String, _ log: SearchLog, _ rows: Int, _ columns: Int) -> Page.Frame {
        renderer.page(text, log, folder: "/code", Renderer.Size(rows: rows, columns: columns))
    }

    @Test func `an empty screen asks for a query`() {
        let page = page("", SearchLog(), 6, 40)
        #expect(
            page.lines == [
                "❯ ",
                "  Type to search.",
                String(repeating: "─", count: 40),
                "",
                String(repeating: "─", count: 40),
                "  /code      Ctrl-U clears · Ctrl-C ends",
            ]
        )
        #expect(page.cursor == 3)
    }

    @Test func `hits are listed under their files`() {
        let page = page("let", log(report([hit("a.swift", 1), hit("a.swift", 20), hit("b.swift", 300)])), 12, 40)
        let lines = page.lines
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
        #expect(page.cursor == 6)
    }

    /// No line is wider than the terminal and no frame higher, however small it is.
    @Test(arguments: [1, 5, 12, 20, 30, 80, 200], [1, 2, 4, 5, 6, 10, 24, 60])
    func `everything fits the screen`(_ columns: Int, _ rows: Int) {
        let hits = (1...40).map { line in
            hit("日本/folder/file\(line / 3).swift", line, "let 日本 = " + String(repeating: "語", count: line))
        }
        for stage in [SearchReport.Stage.searching, .finished, .cancelled, .failed("It is gone.")] {
            let log = log(report(hits, stage))
            let size = Renderer.Size(rows: rows, columns: columns)
            let lines = renderer.page("let 日本", log, folder: "/a/rather/long/path", size).lines
            #expect(lines.count <= rows)
            if columns >= 12 {
                #expect(lines.allSatisfy { TextLayout.width(of: $0) <= columns })
            }
        }
    }

    @Test func `a frame clears only leftover text`() {
        let frame = page("let", log(report([hit("a", 1)])), 10, 40).text
        #expect(!frame.contains("\u{1B}[2J"))
        #expect(frame.hasPrefix("\u{1B}[?2026h"))
        #expect(frame.hasSuffix("\u{1B}[1;6H\u{1B}[?25h\u{1B}[?2026l"))
    }

    @Test func `a log is printed line by line, and no line twice`() {
        var printed: [String] = []
        var old = SearchLog()
        for report in [
            report([], .searching, query: "a"), report([hit("f", 1)], .searching, query: "a"),
            report([hit("g", 2)], .searching, query: "b"),
            report([hit("g", 2), hit("g", 3)], query: "b"),
        ] {
            var new = old
            new.record(report)
            printed += renderer.news(new, since: old, limit: 20, columns: 60)
            old = new
        }
        #expect(
            printed == [
                "> a",
                "f:1: let found = 1  (1.0 ms)",
                "a: cancelled after 1 hit in 1 file, 0.0 ms",
                "> b",
                "g:2: let found = 1  (2.0 ms)",
                "g:3: let found = 1  (3.0 ms)",
                "b: 2 hits in 1 file, 0.0 ms (searched 0 files, 0 bytes)",
            ]
        )
    }
}
