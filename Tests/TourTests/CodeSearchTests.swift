import Foundation
import RxDisposables
import RxObservable
import Synchronization
import Testing

@testable import Tour

@Suite(.timeLimit(.minutes(5)))
struct CodeSearchTests {
    /// What a search reports to its end.
    private func reports(_ query: String, in folder: String, mostHits: Int = 10) async throws -> [SearchReport] {
        var reports: [SearchReport] = []
        let code = CodeSearch(folder: folder, mostHits: mostHits, isScriptTyping: { false })
        for try await report in code.search(for: query).values {
            reports.append(report)
        }
        return reports
    }

    @Test func `reports hits and sums`() async throws {
        let folder = try TemporaryFolder(["a": "x\nfind me\n", "b": "nothing", "c/d": "find find\nfind", "e": "\0"])
        let reports = try await reports("find", in: folder.path)
        #expect(reports.first?.stage == .searching)
        let last = try #require(reports.last)
        #expect(last.stage == .finished)
        #expect(last.hits.map { "\($0.file):\($0.line)" } == ["a:2", "c/d:1", "c/d:2"])
        #expect(last.summary.hasPrefix("3 hits in 2 files, "))
        #expect(last.extent == "searched 3 files, 31 bytes")
        #expect(zip(last.hits, last.hits.dropFirst()).allSatisfy { $0.elapsed <= $1.elapsed })
    }

    @Test func `hits beyond the limit are only counted`() async throws {
        let folder = try TemporaryFolder(["a": String(repeating: "find\n", count: 100)])
        let last = try #require(try await reports("find", in: folder.path, mostHits: 7).last)
        #expect(last.hits.count == 7)
        #expect(last.hitCount == 100)
    }

    @Test func `a blank query starts no search`() async throws {
        #expect(try await reports(" ", in: "/no/such/folder").map(\.stage) == [.blank])
    }

    @Test func `a missing folder is an error`() async throws {
        await #expect(throws: UnreadableFolder(path: "/no/such/folder")) {
            try await reports("x", in: "/no/such/folder")
        }
    }

    /// The script decides when it continues: nothing here depends on the speed of the search.
    @Test func `a search that a script will interrupt stops at its first hit`() throws {
        let folder = try TemporaryFolder(["a": "find\nfind", "b": "find"])
        let code = CodeSearch(folder: folder.path, mostHits: 10, isScriptTyping: { true })
        let reports = Mutex<[SearchReport]>([])
        let hit = DispatchSemaphore(value: 0)
        let subscription = code.search(for: "find")
            .subscribe(
                onNext: { report in
                    reports.withLock { $0.append(report) }
                    if report.hitCount > 0 { hit.signal() }
                },
                onCompleted: { Issue.record("It has come to its end.") }
            )
        hit.wait()
        subscription.dispose()
        let last = try #require(reports.withLock { $0.last })
        #expect(last.stage == .searching)
        #expect(last.hitCount == 1)
        #expect(last.files == 1)
    }
}
