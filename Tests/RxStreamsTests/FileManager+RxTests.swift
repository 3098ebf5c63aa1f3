#if os(Linux) || canImport(Darwin)
import Dispatch
import Foundation
import RxStreams
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

    @Test(arguments: [("https://example.com/tmp", "https://example.com/tmp"), ("file:///tmp/a%00b", "/tmp/a\0b")])
    func `only a folder is watched`(address: String, name: String) async throws {
        let subscription = changes.subscribe(to: FileManager.default.rx.changes(in: try #require(URL(string: address))))
        let end = await changes.end()
        #expect(end.elements == [])
        #expect(end.error as? SystemRefusal == .folder(name, .EINVAL))
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

    // Contract N8
    @Test func `it is over when the folder is renamed, though another one takes its place`() async throws {
        let (inner, other) = (folder.path("inner"), folder.path("other"))
        mkdir(inner, 0o700)
        mkdir(other, 0o700)
        _ = changes.subscribe(to: FileManager.default.rx.changes(in: URL(filePath: inner)))
        folder.rename("inner", "new")
        folder.rename("other", "inner")
        let end = await changes.end()
        #expect(end.error == nil)
        #expect(end.elements.isEmpty)
    }

    @Test func `what can't be watched is an error that names it`() async throws {
        try folder.write("", to: "file")
        for (name, code) in [("none", POSIXErrorCode.ENOENT), ("file", .ENOTDIR)] {
            let changes = Probe<FolderChange>()
            _ = changes.subscribe(to: FileManager.default.rx.changes(in: folder.url.appending(path: name)))
            #expect(await changes.end().error as? SystemRefusal == .folder(folder.path(name), code))
        }
    }

    // Contract N8
    @Test func `who comes to a watched folder sees only what changes from then on`() async throws {
        let first = subscribe()
        for round in 0..<50 {
            try folder.write("", to: "before-\(round)")
            let later = Probe<FolderChange>()
            let second = later.subscribe(to: FileManager.default.rx.changes(in: folder.url))
            mkdir(folder.path("after-\(round)"), 0o700)
            #expect(await later.elements(1) == [.created("after-\(round)")])
            second.dispose()
        }
        #expect(await sees(.created("after-49")))
        first.dispose()
    }

    // Contract N8
    @Test func `a slow subscriber holds up no other one`() async throws {
        let other = try TemporaryFolder()
        let way = DispatchSemaphore(value: 0)
        let slow = Probe<FolderChange>()
        let first = FileManager.default.rx.changes(in: folder.url)
            .subscribe(onNext: { change in
                way.wait()
                slow.record(change)
            })
        let second = changes.subscribe(to: FileManager.default.rx.changes(in: other.url))
        mkdir(folder.path("a"), 0o700)
        mkdir(other.path("b"), 0o700)
        #expect(await sees(.created("b")))
        #expect(slow.now.elements.isEmpty)
        way.signal()
        #expect(await slow.elements(1) == [.created("a")])
        first.dispose()
        second.dispose()
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

#if os(Linux)
// A process of its own, since other tests open files, too.
@Suite(.timeLimit(.minutes(5)))
struct ManyFoldersTests {
    // Contract N8
    @Test func `a thousand watches have one descriptor for all, and none when they are disposed of`() async throws {
        await #expect(processExitsWith: .success) {
            let folders = try! (0..<500).map { _ in try TemporaryFolder() }
            let before = numberOfOpenFiles()
            let changes = Probe<FolderChange>()
            let watches = (folders + folders).map { folder in
                changes.subscribe(to: FileManager.default.rx.changes(in: folder.url))
            }
            let meanwhile = numberOfOpenFiles()
            precondition(meanwhile <= before + 3, "\(meanwhile), not \(before)")  // the descriptor, and a pipe
            for folder in folders { mkdir(folder.path("a"), 0o700) }
            let elements = await changes.elements(1_000)
            precondition(elements == Array(repeating: .created("a"), count: 1_000))
            for watch in watches { watch.dispose() }
            withExtendedLifetime(folders) {}
            await eventually { numberOfOpenFiles() <= before }
            precondition(numberOfOpenFiles() <= before)
        }
    }

    // Contracts G5, N8
    @Test func `watches that follow each other have one descriptor, however many`() async throws {
        await #expect(processExitsWith: .success) {
            let folder = try! TemporaryFolder()
            let changes = FileManager.default.rx.changes(in: folder.url)
            let before = numberOfOpenFiles()
            var most = before
            for _ in 0..<1_000 {
                changes.subscribe(onError: { preconditionFailure("\($0)") }).dispose()
                most = max(most, numberOfOpenFiles())
            }
            // A descriptor and a pipe, and those that the system still closes.
            precondition(most <= before + 6, "\(most), not \(before)")
        }
    }
}

private func numberOfOpenFiles() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0
}
#endif

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
