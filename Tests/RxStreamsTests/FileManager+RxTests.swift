#if os(Linux) || canImport(Darwin)
import Foundation
import RxDisposables
import RxStreams
import RxObservable
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct FileManagerTests {
    private let folder: TemporaryFolder
    private let changes = Probe<FolderChange>()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func subscribe() -> any Disposable {
        changes.subscribe(to: FileManager.default.rx.changes(in: folder.url))
    }

    /// Waits until a change has been reported, since systems differ in how many they report for one action.
    private func sees(_ change: FolderChange) async -> Bool {
        await changes.events { $0.elements.contains(change) || $0.isOver }.elements.contains(change)
    }

    @Test(arguments: ["https://example.com/tmp", "file:///tmp/a%00b"])
    func `only a folder is watched`(address: String) async throws {
        let subscription = changes.subscribe(to: FileManager.default.rx.changes(in: try #require(URL(string: address))))
        let end = await changes.end()
        #expect(end.elements == [])
        #expect((end.error as? POSIXError)?.code == .EINVAL)
        subscription.dispose()
    }

    @Test func `files that are made, written, renamed and removed in a folder are reported`() async throws {
        let subscription = subscribe()
        let file = open(folder.path("a \u{FC}"), O_CREAT | O_WRONLY, 0o600)
        #expect(await sees(.created("a \u{FC}")))
        _ = write(file, "x", 1)
        #expect(await sees(.modified("a \u{FC}")))
        close(file)
        folder.rename("a \u{FC}", "b")
        #expect(await sees(.renamed(from: "a \u{FC}", to: "b")))
        folder.remove("b")
        #expect(await sees(.removed("b")))
        mkdir(folder.path("d"), 0o700)
        #expect(await sees(.created("d")))
        subscription.dispose()
        #expect(!changes.now.isOver)
    }

    @Test func `what comes from elsewhere is new, and what goes there is gone`() async throws {
        let other = try TemporaryFolder()
        try other.write("", to: "a")
        let subscription = subscribe()
        _ = rename(other.path("a"), folder.path("b"))
        #expect(await sees(.created("b")))
        _ = rename(folder.path("b"), other.path("c"))
        #expect(await sees(.removed("b")))
        subscription.dispose()
        #expect(changes.now.elements == [.created("b"), .removed("b")])
    }

    @Test func `only changes after the subscription, and directly in the folder, are reported`() async throws {
        mkdir(folder.path("d"), 0o700)
        try folder.write("", to: "old")
        let subscription = subscribe()
        try folder.write("", to: "d/deep")
        let file = open(folder.path("new"), O_CREAT | O_WRONLY, 0o600)
        close(file)
        #expect(await sees(.created("new")))
        subscription.dispose()
        #expect(changes.now.elements == [.created("new")])
    }

    @Test func `it is over when the folder is deleted`() async throws {
        let inner = folder.path("inner")
        mkdir(inner, 0o700)
        _ = changes.subscribe(to: FileManager.default.rx.changes(in: URL(filePath: inner)))
        rmdir(inner)
        let end = await changes.end()
        #expect(end.error == nil)
        #expect(end.elements.isEmpty)
    }

    @Test func `what can't be watched is an error`() async throws {
        try folder.write("", to: "file")
        for (name, code) in [("none", POSIXErrorCode.ENOENT), ("file", .ENOTDIR)] {
            let changes = Probe<FolderChange>()
            _ = changes.subscribe(to: FileManager.default.rx.changes(in: folder.url.appending(path: name)))
            #expect((await changes.end().error as? POSIXError)?.code == code)
        }
    }

    // Contracts G2, G5
    @Test func `disposal ends the thread and frees everything`() async {
        let freed = Probe<String>()
        let subscription = subscribe(Tracked(freed))
        #expect(freed.now.elements.isEmpty)
        subscription.dispose()
        _ = await freed.elements(1)
        #expect(changes.now.isDisposed)
    }

    private func subscribe(_ tracked: Tracked) -> any Disposable {
        changes.subscribe(to: FileManager.default.rx.changes(in: folder.url).do(onNext: { _ in tracked.touch() }))
    }
}

@Suite(.timeLimit(.minutes(5)))
struct FileManagerStressTests {
    // Contract G1
    @Test func `no change of many threads is lost`() async throws {
        let folder = try TemporaryFolder()
        let changes = Probe<FolderChange>()
        let subscription = changes.subscribe(to: FileManager.default.rx.changes(in: folder.url))
        try runConcurrently(threads: 4) { thread in
            for number in 0..<50 { try? folder.write("x", to: "\(thread)-\(number)") }
        }
        let expected = Set((0..<4).flatMap { thread in (0..<50).map { "\(thread)-\($0)" } })
        let events = await changes.events { events in
            let created = events.elements.compactMap { if case .created(let name) = $0 { name } else { nil } }
            return expected.isSubset(of: created)
        }
        #expect(!events.isOver)
        subscription.dispose()
    }

    // Contracts G4, G5
    @Test func `changes and disposal race, and no thread is left`() async throws {
        let folder = try TemporaryFolder()
        for round in 0..<50 {
            let freed = Probe<String>()
            try race(folder, Tracked(freed), round)
            #expect(await freed.elements(1) == ["freed"])
        }
    }

    private func race(_ folder: TemporaryFolder, _ tracked: Tracked, _ round: Int) throws {
        let subscription = FileManager.default.rx.changes(in: folder.url).subscribe(onNext: { _ in tracked.touch() })
        try runConcurrently(threads: 2) { thread in
            if thread == 0 { subscription.dispose() } else { try? folder.write("", to: "\(round)") }
        }
    }
}
#endif
