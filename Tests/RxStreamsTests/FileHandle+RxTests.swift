import Foundation
import RxExtras
import RxStreams
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct FileHandleTests {
    @Test func `lines come as they are written, the last one without an end`() async throws {
        let pipe = Pipe()
        let lines = Probe<String>()
        let subscription = lines.subscribe(to: pipe.fileHandleForReading.rx.lines)
        pipe.fileHandleForWriting.write(Data("one\ntw".utf8))
        #expect(await lines.elements(1) == ["one"])
        pipe.fileHandleForWriting.write(Data("o\r\n\nthree \u{FC}".utf8))
        #expect(await lines.elements(3) == ["one", "two", ""])
        #expect(!lines.now.isOver)
        try pipe.fileHandleForWriting.close()
        let events = await lines.end()
        #expect(events.elements == ["one", "two", "", "three \u{FC}"])
        #expect(events.error == nil)
        subscription.dispose()
    }

    // Contract N2
    @Test func `a line of a file has a maximum length`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("one\n" + String(repeating: "x", count: 1 << 20) + "\r\n", to: "longest")
        try folder.write("one\n" + String(repeating: "x", count: 1 << 20 + 1), to: "longer")
        let lines = Probe<Int>()
        _ = lines.subscribe(to: try handle(folder.path("longest")).rx.lines.map(\.utf8.count))
        #expect(await lines.end().elements == [3, 1 << 20])
        let cut = Probe<String>()
        _ = cut.subscribe(to: try handle(folder.path("longer")).rx.lines)
        let end = await cut.end()
        #expect(end.elements == ["one"])
        #expect("\(try #require(end.error))" == "\(ByteStreamError.lineTooLong(maximumLength: 1 << 20))")
    }

    @Test func `a file is read to its end, and an empty one has no lines`() async throws {
        let folder = try TemporaryFolder()
        let numbers = (0..<50_000).map(String.init)
        try folder.write(numbers.joined(separator: "\n"), to: "numbers")
        let lines = Probe<String>()
        _ = lines.subscribe(to: try handle(folder.path("numbers")).rx.lines)
        #expect(await lines.events { $0.isOver }.elements == numbers)
        let none = Probe<String>()
        _ = none.subscribe(to: try handle("/dev/null").rx.lines)
        #expect(await none.end().elements.isEmpty)
    }

    // Contract A10
    @Test func `with a queue that lets it wait, a file is read as it is needed`() async throws {
        let folder = try TemporaryFolder()
        let line = String(repeating: "x", count: 99)
        try folder.write(String(repeating: line + "\n", count: 20_000), to: "lines")
        let file = try handle(folder.path("lines"))
        var count: UInt64 = 0
        for try await next in file.rx.lines.values(pressure: .wait(10)) {
            #expect(next == line)
            count += 1
            // A piece of 64 KiB is being delivered; ten lines wait, and one is here.
            let ahead = try file.offset() - min(try file.offset(), count * 100)
            #expect(ahead <= 67_000)
        }
        #expect(count == 20_000)
    }

    private func handle(_ path: String) throws -> FileHandle {
        try #require(FileHandle(forReadingAtPath: path))
    }

    // Contract G1
    @Test func `disposal at the last line gives one end`() async throws {
        let pipe = Pipe()
        let taken = Probe<String>()
        let ends = Recorder<Void>()
        let source = pipe.fileHandleForReading.rx.lines.take(1).do(onCompleted: { ends.record(()) })
        _ = taken.subscribe(to: source)
        pipe.fileHandleForWriting.write(Data("only".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(await taken.end().elements == ["only"])
        #expect(ends.count == 1)
    }

    // Contract G6
    @Test func `after disposal, no further line of the same piece is sent`() async throws {
        let pipe = Pipe()
        let taken = Probe<String>()
        let passed = Recorder<String>()
        _ = taken.subscribe(to: pipe.fileHandleForReading.rx.lines.do(onNext: passed.record).take(2))
        pipe.fileHandleForWriting.write(Data("a\nb\nc\nd\n".utf8))
        #expect(await taken.end().elements == ["a", "b"])
        #expect(passed.elements == ["a", "b"])
    }

    @Test func `chunks are what is written`() async throws {
        let pipe = Pipe()
        let chunks = Probe<Data>()
        let subscription = chunks.subscribe(to: pipe.fileHandleForReading.rx.chunks)
        pipe.fileHandleForWriting.write(Data([1, 2]))
        #expect(await chunks.elements(1) == [Data([1, 2])])
        pipe.fileHandleForWriting.write(Data([3]))
        #expect(await chunks.elements(2) == [Data([1, 2]), Data([3])])
        subscription.dispose()
    }

    @Test func `what can't be read, or isn't open, is an error`() async throws {
        let folder = try TemporaryFolder()
        let number = open(folder.url.path(percentEncoded: false), O_RDONLY)
        for (number, code) in [(number, POSIXErrorCode.EISDIR), (1_000_000, .EBADF)] {
            let lines = Probe<String>()
            _ = lines.subscribe(to: FileHandle(fileDescriptor: number, closeOnDealloc: code == .EISDIR).rx.lines)
            #expect((await lines.end().error as? POSIXError)?.code == code)
        }
    }

    // Contracts G2, G5
    @Test func `disposal ends the thread and frees everything, while nothing arrives`() async {
        let pipe = Pipe()
        let lines = Probe<String>()
        let freed = Probe<String>()
        let subscription = subscribe(pipe.fileHandleForReading, lines, Tracked(freed))
        #expect(freed.now.elements.isEmpty)
        subscription.dispose()
        _ = await freed.elements(1)
        #expect(lines.now.isDisposed)
        #expect(!lines.now.isOver)
        // The handle is unchanged.
        pipe.fileHandleForWriting.write(Data("x".utf8))
        #expect(pipe.fileHandleForReading.readData(ofLength: 1) == Data("x".utf8))
    }

    private func subscribe(_ handle: FileHandle, _ lines: Probe<String>, _ tracked: Tracked) -> any Disposable {
        lines.subscribe(to: handle.rx.lines.do(onNext: { _ in tracked.touch() }))
    }

    @Test func `the handle may be closed meanwhile; the last reader is gone with the subscription`() async throws {
        let pipe = Pipe()
        let lines = Probe<String>()
        let subscription = lines.subscribe(to: pipe.fileHandleForReading.rx.lines)
        try pipe.fileHandleForReading.close()
        pipe.fileHandleForWriting.write(Data("one\n".utf8))
        #expect(await lines.elements(1) == ["one"])
        subscription.dispose()
        await readersAreGone(pipe.fileHandleForWriting)
        #expect(lines.now.elements == ["one"])
    }

    /// Waits until the read end of a pipe is closed.
    private func readersAreGone(_ writer: FileHandle) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // No event is requested, so it waits for an error.
                var file = pollfd(fd: writer.fileDescriptor, events: 0, revents: 0)
                while poll(&file, 1, -1) < 1 {}
                continuation.resume()
            }
        }
    }
}

@Suite(.timeLimit(.minutes(5)))
struct FileHandleStressTests {
    // Contracts G2, G4, G5
    @Test func `input, its end and disposal race, and no thread is left`() async throws {
        for round in 0..<50 {
            let pipe = Pipe()
            let freed = Probe<String>()
            let ends = LockedValue(0)
            try race(pipe, round, Tracked(freed), ends)
            _ = await freed.elements(1)
            #expect(ends.value == 1)
        }
    }

    // Contract G2
    @Test func `subscriptions share the input, and disposal ends the threads of all that got none`() async throws {
        for _ in 0..<200 {
            let pipe = Pipe()
            let all = Probe<Data>()
            let subscriptions = (0..<4).map { _ in all.subscribe(to: pipe.fileHandleForReading.rx.chunks) }
            // It wakes all threads, and one of them gets it.
            pipe.fileHandleForWriting.write(Data([1]))
            _ = await all.elements(1)
            for subscription in subscriptions { subscription.dispose() }
            try pipe.fileHandleForReading.close()
            await eventually { hasNoReader(pipe.fileHandleForWriting) }
            try #require(hasNoReader(pipe.fileHandleForWriting))
        }
    }

    private func hasNoReader(_ writer: FileHandle) -> Bool {
        var file = pollfd(fd: writer.fileDescriptor, events: 0, revents: 0)
        return poll(&file, 1, 0) == 1
    }

    private func race(_ pipe: Pipe, _ round: Int, _ tracked: Tracked, _ ends: LockedValue<Int>) throws {
        let subscription = pipe.fileHandleForReading.rx.lines
            .subscribe(onNext: { _ in tracked.touch() }, onDisposed: { ends.withLock { $0 += 1 } })
        try runConcurrently(threads: 2) { thread in
            if thread == 0 {
                for _ in 0..<round % 7 { pipe.fileHandleForWriting.write(Data("line\nline\n".utf8)) }
                try? pipe.fileHandleForWriting.close()
            } else {
                subscription.dispose()
            }
        }
    }
}
