import Testing

@testable import Tour

@Suite struct SearchLogTests {
    private func report(_ number: Int, _ query: String, _ stage: SearchReport.Stage) -> SearchReport {
        SearchReport(number: number, query: query, stage: stage)
    }

    @Test func `each search ends in one way`() {
        var log = SearchLog()
        #expect(log.record(report(1, "a", .searching)) != nil)
        #expect(log.record(report(1, "a", .finished)) != nil)
        #expect(log.record(report(1, "a", .cancelled)) == nil)
        #expect(log.record(report(2, "a", .searching)) != nil)
        #expect(log.record(report(2, "a", .cancelled)) != nil)
        #expect(log.record(report(2, "a", .finished)) == nil)
        #expect(log.searches.map(\.stage) == [.finished, .cancelled])
        #expect(log.cancelledQueries == ["a"])
    }

    @Test func `what is still searching at the end was cancelled`() {
        var log = SearchLog()
        _ = log.record(report(1, "a", .finished))
        _ = log.record(report(2, "b", .searching))
        let closing = log.close()
        #expect(closing.map(\.query) == ["b"])
        #expect(closing.map(\.stage) == [.cancelled])
        #expect(log.close().isEmpty)
        #expect(log.cancelledQueries == ["b"])
    }

    @Test func `a failure ends the search that it belongs to`() {
        var log = SearchLog()
        _ = log.record(report(1, "a", .searching))
        #expect(!log.hasFailure)
        let failure = SearchReport.failure(of: "a", Unreadable(path: "x", reason: "gone"))
        #expect(log.record(failure)?.stage == .failed("Can't read 'x': gone."))
        #expect(log.hasFailure)
        #expect(log.searches.map(\.number) == [1])
    }

    @Test func `an empty query is shown, but is no search`() {
        var log = SearchLog()
        #expect(log.record(.nothing(for: "")) != nil)
        #expect(log.searches.isEmpty)
    }

    @Test func `what cannot be read is reported once`() {
        var log = SearchLog()
        var first = report(1, "a", .searching)
        first.unreadable = [Unreadable(path: "x", reason: "no")]
        var second = report(2, "b", .searching)
        second.unreadable = [Unreadable(path: "x", reason: "no"), Unreadable(path: "y", reason: "no")]
        #expect(log.record(first)?.unreadable.map(\.path) == ["x"])
        #expect(log.record(second)?.unreadable.map(\.path) == ["y"])
        #expect(log.unreadable.map(\.path) == ["x", "y"])
    }

    @Test func `summaries read well`() {
        var finished = report(1, "a", .finished)
        finished.totals = SearchTotals(hits: 1, filesWithHits: 1, files: 2_000, bytes: 3_000)
        finished.elapsed = .milliseconds(12)
        #expect(finished.summary == "1 hit in 1 file, 12 ms")
        #expect(finished.totals.extent == "searched 2,000 files, 3 kB")
        finished.totals.notText = 1
        finished.totals.links = 2
        finished.totals.unreadable = 3
        #expect(finished.totals.extent == "searched 2,000 files, 3 kB; skipped 1 not text, 2 links, 3 unreadable")
        #expect(report(2, "b", .cancelled).summary == "cancelled after no hits, 0.0 ms")
    }
}
