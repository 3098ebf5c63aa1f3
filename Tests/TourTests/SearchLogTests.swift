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
