import Dispatch
import Foundation
import RxDisposables
import RxObservable
import Synchronization
import Testing

@testable import Tour

@Suite struct CodeSearchTests {
    /// Collects what a search reports.
    private final class Reports: Sendable {
        private let state = Mutex<[SearchReport]>([])

        var all: [SearchReport] { state.withLock { $0 } }

        func add(_ report: SearchReport) {
            state.withLock { $0.append(report) }
        }
    }

    private func subscribe(_ search: Observable<SearchReport>) -> (reports: Reports, error: (any Error)?) {
        let reports = Reports()
        let failure = Mutex<(any Error)?>(nil)
        let subscription = search.subscribe(
            onNext: { reports.add($0) },
            onError: { error in failure.withLock { $0 = error } }
        )
        subscription.dispose()
        return (reports, failure.withLock { $0 })
    }

    @Test func `reports hits and sums`() throws {
        let folder = try TemporaryFolder(["a": "x\nfind me\n", "b": "nothing", "c/d": "find find\nfind", "e": "\0"])
        try folder.link("l", to: "a")
        let (reports, error) = subscribe(CodeSearch(folder: folder.path, mostHits: 10).search(for: "find"))
        #expect(error == nil)
        let hits = reports.all.flatMap(\.hits)
        #expect(hits.map { "\($0.file):\($0.line)" } == ["a:2", "c/d:1", "c/d:2"])
        #expect(reports.all.first?.stage == .searching)
        let last = try #require(reports.all.last)
        #expect(last.stage == .finished)
        var totals = SearchTotals(hits: 3, filesWithHits: 2, files: 3, bytes: 31)
        totals.notText = 1
        totals.links = 1
        #expect(last.totals == totals)
        #expect(zip(hits, hits.dropFirst()).allSatisfy { $0.elapsed <= $1.elapsed })
    }

    @Test func `the first hit is reported at once`() throws {
        let folder = try TemporaryFolder(["a": "find\nfind\nfind"])
        let (reports, _) = subscribe(CodeSearch(folder: folder.path, mostHits: 10).search(for: "find"))
        #expect(reports.all.map(\.hits.count).prefix(2) == [0, 1])
    }

    @Test func `hits beyond the limit are only counted`() throws {
        let folder = try TemporaryFolder(["a": String(repeating: "find\n", count: 100)])
        let (reports, _) = subscribe(CodeSearch(folder: folder.path, mostHits: 7).search(for: "find"))
        #expect(reports.all.flatMap(\.hits).count == 7)
        #expect(reports.all.last?.totals.hits == 100)
    }

    @Test func `a folder that is gone is an error`() throws {
        let (reports, error) = subscribe(CodeSearch(folder: "/no/such/folder", mostHits: 1).search(for: "x"))
        #expect(error is Unreadable)
        #expect(reports.all.map(\.stage) == [.searching])
    }

    /// The loop asks between lines: nothing is read any more once nobody listens.
    @Test(.timeLimit(.minutes(5)))
    func `stops when it is cancelled`() throws {
        let folder = try TemporaryFolder(["a": String(repeating: "find\n", count: 1_000), "b": "find"])
        let code = CodeSearch(folder: folder.path, mostHits: 10, pausesAtFirstHit: { true })
        let reports = Reports()
        let cancelled = Reports()
        let hasHit = DispatchSemaphore(value: 0)
        let hasEnded = DispatchSemaphore(value: 0)
        let witness = code.cancelled.subscribe(onNext: {
            cancelled.add($0)
            hasEnded.signal()
        })
        let subscription = code.search(for: "find").subscribe(on: code.scheduler).subscribe(onNext: { report in
            reports.add(report)
            if report.totals.hits > 0 { hasHit.signal() }
        })
        hasHit.wait()
        subscription.dispose()
        hasEnded.wait()
        code.waitUntilIdle()
        witness.dispose()
        #expect(reports.all.map(\.stage) == [.searching, .searching])
        #expect(cancelled.all.map(\.stage) == [.cancelled])
        #expect(cancelled.all.map(\.totals.hits) == [1])
        #expect(cancelled.all.map(\.totals.files) == [0])
    }
}
