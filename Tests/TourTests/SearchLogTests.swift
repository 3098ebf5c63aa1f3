import Foundation
import Testing

@testable import Tour

@Suite struct SearchLogTests {
    private func report(_ query: String, _ stage: SearchReport.Stage) -> SearchReport {
        SearchReport(query: query, stage: stage)
    }

    @Test func `each search has one outcome`() {
        var log = SearchLog()
        log.record(report("a", .searching))
        log.record(report("a", .finished))
        log.record(report("b", .searching))
        log.record(report("a", .searching))
        #expect(log.searches.map(\.query) == ["a", "b", "a"])
        #expect(log.searches.map(\.stage) == [.finished, .cancelled, .searching])
        #expect(log.cancelled.map(\.query) == ["b"])
    }

    @Test func `an unfinished search counts as cancelled at the end`() {
        var log = SearchLog()
        log.close()
        log.record(report("a", .finished))
        log.close()
        log.record(report("b", .searching))
        log.close()
        #expect(log.searches.map(\.stage) == [.finished, .cancelled])
        #expect(log.conclusion == "2 searches, 1 cancelled: b")
    }

    @Test func `a failure ends the search that it belongs to`() {
        var log = SearchLog()
        log.record(report("a", .searching))
        #expect(!log.hasFailure)
        log.record(.failure(of: "a", Unreadable(path: "x", code: ENOENT)))
        #expect(log.hasFailure)
        #expect(log.searches.map(\.stage) == [.failed("Can't read 'x': No such file or directory.")])
    }

    @Test func `an empty query cancels, but is no search`() {
        var log = SearchLog()
        log.record(report("", .blank))
        #expect(log.searches.isEmpty)
        log.record(report("a", .searching))
        log.record(report("", .blank))
        #expect(log.searches.map(\.stage) == [.cancelled])
        #expect(log.current?.stage == .blank)
    }

    @Test func `a query is answered by a hit, and by an end`() {
        var log = SearchLog()
        #expect(log.answered == nil)
        log.record(report("a", .searching))
        #expect(log.answered == nil)
        var found = report("a", .searching)
        found.hitCount = 1
        log.record(found)
        #expect(log.answered == "a")
        log.record(report("", .blank))
        #expect(log.answered == "")
    }

    @Test func `an unreadable file is reported once`() {
        var log = SearchLog()
        var first = report("a", .searching)
        first.unreadable = [Unreadable(path: "x", code: EACCES)]
        var second = report("b", .searching)
        second.unreadable = [Unreadable(path: "x", code: EACCES), Unreadable(path: "y", code: EACCES)]
        log.record(first)
        log.record(second)
        #expect(log.unreadable.map(\.path) == ["x", "y"])
    }

    @Test func `summaries have singular and plural forms`() {
        var finished = report("a", .finished)
        (finished.hitCount, finished.filesWithHits, finished.files, finished.bytes) = (1, 1, 2_000, 3_000)
        finished.elapsed = .milliseconds(12)
        #expect(finished.summary == "1 hit in 1 file, 12 ms")
        #expect(finished.extent == "searched 2,000 files, 3 kB")
        finished.skipped = [.notText: 1, .link: 2, .unreadable: 3]
        #expect(finished.extent == "searched 2,000 files, 3 kB; skipped 1 not text, 2 links, 3 unreadable")
        #expect(report("b", .cancelled).summary == "cancelled after no hits, 0.0 ms")
    }
}
