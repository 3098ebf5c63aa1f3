#if os(macOS) || os(Linux)
import Foundation
import RxDisposables
import RxStreams
import RxObservable
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ProcessTests {
    static let scripts: [(String, [ProcessEvent])] = [
        ("exit 0", [.exited(0)]),
        ("echo one; echo two; exit 3", [.output("one"), .output("two"), .exited(3)]),
        ("echo oops >&2; exit 1", [.error("oops"), .exited(1)]),
        ("printf 'no end'", [.output("no end"), .exited(0)]),
        ("exec >&-; exec 2>&-; exit 2", [.exited(2)]),
        ("kill -9 $$", [.terminated(signal: 9)]),
        ("cat; exit 5", [.exited(5)]),  // there is nothing to read
    ]

    @Test(arguments: scripts)
    func `a program writes and ends`(script: String, expected: [ProcessEvent]) async {
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run("/bin/sh", ["-c", script]))
        let end = await events.end()
        #expect(end.elements == expected)
        #expect(end.error == nil)
    }

    @Test func `what can't be started as it is written isn't started`() async throws {
        let address = try #require(URL(string: "https://example.com/bin/sh"))
        let runs: [(Observable<ProcessEvent>, POSIXErrorCode)] = [
            (Process.rx.run(""), .ENOENT),
            (Process.rx.run("sh\0sh"), .EINVAL),
            (Process.rx.run("/bin/sh", ["-c", "echo a\0b"]), .EINVAL),
            (Process.rx.run("/bin/sh", ["-c", "exit 0"], environment: ["WORD": "a\0b"]), .EINVAL),
            (Process.rx.run("/bin/sh", ["-c", "exit 0"], currentDirectory: address), .EINVAL),
            (Process.rx.run(address), .EINVAL),
        ]
        for (run, code) in runs {
            let events = Probe<ProcessEvent>()
            _ = events.subscribe(to: run)
            let end = await events.end()
            #expect(end.elements == [])
            #expect((end.error as? POSIXError)?.code == code)
        }
    }

    @Test func `lines of both outputs come in order, however many, and the end comes last`() async {
        let script = "i=0; while [ $i -lt 5000 ]; do echo $i; echo $i >&2; i=$((i+1)); done"
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run("sh", ["-c", script]))
        let elements = await events.end().elements
        let output = elements.compactMap { if case .output(let line) = $0 { Int(line) } else { nil } }
        let error = elements.compactMap { if case .error(let line) = $0 { Int(line) } else { nil } }
        #expect(output == Array(0..<5000))
        #expect(error == Array(0..<5000))
        #expect(elements.last == .exited(0))
        #expect(elements.count == 10_001)
    }

    @Test func `a program runs with its folder, arguments and environment`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "here")
        let events = Probe<ProcessEvent>()
        let run = Process.rx.run(
            URL(filePath: "/bin/sh"),
            ["-c", "echo *; echo \"$WORD\"; echo \"$1\"", "sh", "an argument"],
            environment: ["WORD": "a word"],
            currentDirectory: folder.url
        )
        _ = events.subscribe(to: run)
        #expect(
            await events.end().elements
                == [.output("here"), .output("a word"), .output("an argument"), .exited(0)]
        )
    }

    static let wrong: [(String, POSIXErrorCode)] = [
        ("no-such-program-anywhere", .ENOENT), ("/no/such/program", .ENOENT), ("/", .EACCES), ("/dev/null", .EACCES),
    ]

    @Test(arguments: wrong)
    func `what can't be started is an error`(executable: String, code: POSIXErrorCode) async {
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run(executable))
        let end = await events.end()
        #expect((end.error as? POSIXError)?.code == code)
        #expect(end.elements.isEmpty)
    }

    @Test func `a folder of the program's name isn't the program`() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("echo"), withIntermediateDirectories: false)
        let path = folder.url.path(percentEncoded: false)
        await #expect(processExitsWith: .success) { [path = path as String] in
            setenv("PATH", "\(path):/usr/bin:/bin", 1)
            let events = Probe<ProcessEvent>()
            _ = events.subscribe(to: Process.rx.run("echo", ["word"]))
            let elements = await events.end().elements
            precondition(elements == [.output("word"), .exited(0)])
        }
    }

    #if os(Linux)
    @Test func `a program inherits no descriptor that another thread opens at the same time`() async {
        await #expect(processExitsWith: .success) {
            // Opened and closed without a pause, and not marked to be closed in child processes.
            Thread.detachNewThread {
                while true {
                    for number in (0..<100).map({ _ in open("/dev/zero", O_RDONLY) }) { close(number) }
                }
            }
            for _ in 0..<50 {
                let events = Probe<ProcessEvent>()
                _ = events.subscribe(to: Process.rx.run("ls", ["-l", "/proc/self/fd"]))
                let files = await events.end().elements
                precondition(files.count > 3 && !files.contains { "\($0)".contains("/dev/zero") }, "\(files)")
            }
        }
    }
    #endif

    @Test func `each subscription runs the program`() async {
        let run = Process.rx.run("sh", ["-c", "echo $$"])
        var lines: Set<ProcessEvent> = []
        for _ in 0..<2 {
            let events = Probe<ProcessEvent>()
            _ = events.subscribe(to: run)
            lines.formUnion(await events.end().elements)
        }
        #expect(lines.count == 3)  // two processes, and one way to end
    }

    // Contracts G2, G5
    @Test func `disposal terminates the program and frees everything`() async throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path("alive"), 0o600) == 0)
        let reader = FileHandle(
            fileDescriptor: open(folder.path("alive"), O_RDONLY | O_NONBLOCK),
            closeOnDealloc: true
        )
        let events = Probe<ProcessEvent>()
        let freed = Probe<String>()
        let subscription = subscribe(events, Tracked(freed), folder)
        #expect(await events.elements(1) == [.output("ready")])
        // The program has the pipe open as long as it runs.
        let alive = Probe<String>()
        _ = alive.subscribe(to: reader.rx.lines)
        subscription.dispose()
        #expect(await alive.end().error == nil)
        _ = await freed.elements(1)
        #expect(events.now.elements == [.output("ready")])
        #expect(!events.now.isOver)
    }

    private func subscribe(_ events: Probe<ProcessEvent>, _ tracked: Tracked, _ folder: TemporaryFolder)
        -> any Disposable
    {
        let script = "exec 3>alive; echo ready; exec tail -f /dev/null"
        let run = Process.rx.run("sh", ["-c", script], currentDirectory: folder.url)
        return events.subscribe(to: run.do(onNext: { _ in tracked.touch() }))
    }

    @Test func `a process that is left behind doesn't delay the end`() async throws {
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run("sh", ["-c", "tail -f /dev/null & echo $!; exit 4"]))
        let elements = await events.end().elements
        #expect(elements.last == .exited(4))
        guard case .output(let line)? = elements.first, let child = pid_t(line) else {
            Issue.record("unexpected: \(elements)")
            return
        }
        kill(child, SIGKILL)
    }
}

@Suite(.timeLimit(.minutes(5)))
struct ProcessStressTests {
    // Contracts G1, G4
    @Test func `programs end and are disposed of at the same time`() async throws {
        for round in 0..<20 {
            let freed = Probe<String>()
            let ends = LockedValue(0)
            let subscription = start(Tracked(freed), ends)
            if round.isMultiple(of: 2) { subscription.dispose() }
            _ = await freed.elements(1)
            #expect(ends.value == 1)
        }
    }

    private func start(_ tracked: Tracked, _ ends: LockedValue<Int>) -> any Disposable {
        Process.rx.run("/bin/echo", ["word"])
            .subscribe(onNext: { _ in tracked.touch() }, onDisposed: { ends.withLock { $0 += 1 } })
    }
}
#endif
