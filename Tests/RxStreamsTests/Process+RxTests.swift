#if os(macOS) || os(Linux)
import Foundation
import RxExtras
import RxStreams
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
        #expect(end.elements.withoutStart == expected)
        #expect(end.error == nil)
    }

    // Contracts A10, N7
    @Test func `with a queue that lets it wait, a program waits`() async throws {
        let (made, handled) = (LockedValue(0), LockedValue(0))
        let lines = Process.rx.run("yes", ownGroup: true).do(onNext: { _ in made.withLock { $0 += 1 } })
        for try await _ in lines.values(pressure: .wait(8)) {
            let count = handled.withLock { count in
                count += 1
                return count
            }
            #expect(made.value <= count + 9)
            if count == 10_000 { break }
            if count % 100 == 0 { await Task.yield() }
        }
        #expect(handled.value == 10_000)
    }

    // Contract N2: the program would go on for ever.
    @Test(arguments: ["echo one; yes | tr -d '\\n'", "(echo one; echo four) >&2; exec cat /dev/zero >&2"])
    func `a line of a program has a maximum length, beyond which the program is ended`(script: String) async throws {
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run("/bin/sh", ["-c", script], ownGroup: true, maximumLength: 3))
        let end = await events.end()
        let event = script.hasPrefix("echo") ? ProcessEvent.output("one") : .error("one")
        #expect(end.elements.withoutStart == [event])
        #expect("\(try #require(end.error))" == "\(ByteStreamError.lineTooLong(maximumLength: 3))")
    }

    @Test func `a program reads the chunks of a sequence, and then the end`() async {
        let events = Probe<ProcessEvent>()
        let input = Observable.of(Array("one\ntw".utf8), [], Array("o\n".utf8))
        _ = events.subscribe(to: Process.rx.run("cat", input: input))
        #expect(await events.end().elements.withoutStart == [.output("one"), .output("two"), .exited(0)])
        let url = Probe<ProcessEvent>()
        _ = url.subscribe(to: Process.rx.run(URL(filePath: "/bin/sh"), ["-c", "wc -c"], input: input))
        #expect(await url.end().elements.compactMap(\.number) == [8])
    }

    @Test func `a program that reads slowly holds its input back, and much comes whole`() async throws {
        let made = LockedValue(0)
        let chunk = Data(repeating: 0x61, count: 100_000)
        let input = Observable.range(start: 0, count: 100).map { _ in
            made.withLock { $0 += 1 }
            return chunk
        }
        let folder = try TemporaryFolder()
        let script = "until [ -e go ]; do sleep 0.01; done; wc -c"
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run("sh", ["-c", script], input: input, currentDirectory: folder.url))
        // A pipe holds less than one of these chunks.
        await eventually(within: .milliseconds(500)) { made.value > 2 }
        #expect(made.value <= 2)
        try folder.write("", to: "go")
        #expect(await events.end().elements.compactMap(\.number) == [10_000_000])
    }

    @Test func `a program that closes its input disposes of it, and no signal ends this process`() async {
        let disposed = Probe<String>()
        let input = Observable.repeatElement(Data(repeating: 0x0A, count: 100_000)).do(onDispose: {
            disposed.record("disposed")
        })
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run("sh", ["-c", "read line; exec 0<&-; echo closed"], input: input))
        #expect(await events.end().elements.withoutStart == [.output("closed"), .exited(0)])
        #expect(await disposed.elements(1) == ["disposed"])
    }

    @Test(arguments: [true, false])
    func `disposal ends a wait for the program to read, and disposes of its input`(isWaiting: Bool) async {
        let disposed = Probe<String>()
        let source = isWaiting ? Observable.repeatElement(Data(count: 100_000)) : .never()
        let input = source.do(
            onSubscribed: { disposed.record("subscribed") },
            onDispose: { disposed.record("disposed") }
        )
        let events = Probe<ProcessEvent>()
        let subscription = events.subscribe(to: Process.rx.run("sleep", ["1000"], input: input))
        _ = await events.elements(1)
        subscription.dispose()
        _ = await disposed.events { $0.elements.contains("disposed") }
    }

    static let keepingTheirInput: [(String, Bool)] = [
        ("cat > /dev/null; true", true),
        ("exec 3<&0; cat <&3 > /dev/null 2>&1 & echo ready; exit 0", false),
    ]

    // Contracts G2, G3, G5: a process that the program has started still reads, so the pipe never is full.
    @Test(arguments: keepingTheirInput, [true, false])
    func `its end and disposal dispose of an input that loops`(script: (String, Bool), isEmpty: Bool) async {
        let disposed = Probe<String>()
        let input = Observable.repeatElement(Data("y\n".utf8))
            .filter { _ in !isEmpty }
            .do(onDispose: { disposed.record("disposed") })
        let events = Probe<ProcessEvent>()
        let run = Process.rx.run("sh", ["-c", "echo ready; \(script.0)"], input: input, grace: .milliseconds(50))
        let subscription = events.subscribe(to: run)
        _ = await events.elements(2)
        if script.1 { subscription.dispose() }
        #expect(await disposed.elements(1) == ["disposed"])
    }

    @Test func `an error of its input ends a program`() async throws {
        struct Broken: Error {}
        let events = Probe<ProcessEvent>()
        let input = Observable.just(Data("a\n".utf8)).concat(Observable.error(Broken()))
        _ = events.subscribe(to: Process.rx.run("sh", ["-c", "cat; exec sleep 1000"], input: input))
        #expect(await events.end().error is Broken)
    }

    @Test func `output comes as it is, whatever its bytes are`() async {
        let bytes = Data([0xFF, 0x00, 0x0A, 0x0D, 0xC3])
        let events = Probe<ProcessChunk>()
        _ = events.subscribe(
            to: Process.rx.chunks("sh", ["-c", "cat; printf oops >&2; exit 3"], input: Observable.just(bytes))
        )
        let end = await events.end()
        let output = end.elements.compactMap { if case .output(let data) = $0 { data } else { nil } }
        let error = end.elements.compactMap { if case .error(let data) = $0 { data } else { nil } }
        #expect(output.reduce(Data(), +) == bytes)
        #expect(error.reduce(Data(), +) == Data("oops".utf8))
        #expect(end.elements.last == .exited(3))
        guard case .started? = end.elements.first else {
            Issue.record("unexpected: \(end.elements)")
            return
        }
    }

    @Test func `the first event is the start, with the number of the process`() async throws {
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run("sh", ["-c", "echo $$"]))
        let elements = await events.end().elements
        guard case .started(let number) = elements.first else {
            Issue.record("unexpected: \(elements)")
            return
        }
        #expect(elements.withoutStart == [.output("\(number)"), .exited(0)])
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
        #expect(elements.count == 10_002)
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
            await events.end().elements.withoutStart
                == [.output("here"), .output("a word"), .output("an argument"), .exited(0)]
        )
    }

    @Test func `what can't be started, or not as it is written, is an error that names it`() async throws {
        let address = try #require(URL(string: "https://example.com/bin/sh"))
        let (none, null) = (URL(filePath: "/no/such/folder"), URL(filePath: "/dev/null"))
        let runs: [(Observable<ProcessEvent>, SystemRefusal)] = [
            (Process.rx.run(""), .program("", .ENOENT)),
            (Process.rx.run("no-such-program-anywhere"), .program("no-such-program-anywhere", .ENOENT)),
            (Process.rx.run("/no/such/program"), .program("/no/such/program", .ENOENT)),
            (Process.rx.run("/"), .program("/", .EACCES)),
            (Process.rx.run("/dev/null", currentDirectory: URL(filePath: "/tmp")), .program("/dev/null", .EACCES)),
            (Process.rx.run("sh", currentDirectory: none), .folder("/no/such/folder", .ENOENT)),
            (Process.rx.run("sh", currentDirectory: null), .folder("/dev/null", .ENOTDIR)),
            (Process.rx.run("sh", environment: ["A=B": "c"]), .environmentKey("A=B")),
            (Process.rx.run("sh", environment: ["": "c"]), .environmentKey("")),
            (Process.rx.run("sh\0sh"), .zeroByte("sh\0sh", program: "sh\0sh")),
            (Process.rx.run("/bin/sh", ["-c", "echo a\0b"]), .zeroByte("echo a\0b", program: "/bin/sh")),
            (Process.rx.run("sh", environment: ["WORD": "a\0b"]), .zeroByte("a\0b", program: "sh")),
            (Process.rx.run("sh", environment: ["a\0b": ""]), .zeroByte("a\0b", program: "sh")),
            (Process.rx.run("sh", currentDirectory: address), .folder("https://example.com/bin/sh", .EINVAL)),
            (Process.rx.run(address), .program("https://example.com/bin/sh", .EINVAL)),
        ]
        for (run, refusal) in runs {
            let events = Probe<ProcessEvent>()
            _ = events.subscribe(to: run)
            let end = await events.end()
            #expect(end.elements == [])
            #expect(end.error as? SystemRefusal == refusal)
        }
    }

    @Test func `an error says what is missing, in words`() {
        let refusals: [SystemRefusal] = [
            .program("gti", .ENOENT), .folder("/a", .ENOTDIR), .environmentKey("A=B"), .zeroByte("a\0b", program: "sh"),
        ]
        #expect(
            refusals.map { "\($0)" } == [
                "The program 'gti' can't be started: No such file or directory.",
                "The folder '/a' can't be used: Not a directory.",
                "'A=B' can't be a key of an environment: a key isn't empty, and doesn't contain '='.",
                "\"a\\0b\", for the program 'sh', contains a zero byte, where the system would cut it.",
            ]
        )
    }

    @Test func `a folder of the program's name isn't the program`() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("echo"), withIntermediateDirectories: false)
        let path = folder.url.path(percentEncoded: false)
        await #expect(processExitsWith: .success) { [path = path as String] in
            setenv("PATH", "\(path):/usr/bin:/bin", 1)
            let events = Probe<ProcessEvent>()
            _ = events.subscribe(to: Process.rx.run("echo", ["word"]))
            let elements = await events.end().elements.withoutStart
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
                precondition(files.count > 4 && !files.contains { "\($0)".contains("/dev/zero") }, "\(files)")
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
        #expect(lines.count == 5)  // two processes, which start and write their numbers, and one way to end
    }

    // Contracts G2, G5
    @Test func `disposal terminates the program and frees everything`() async throws {
        let alive = try AliveProbe()
        let events = Probe<ProcessEvent>()
        let freed = Probe<String>()
        let subscription = subscribe(events, Tracked(freed), alive.script("exec tail -f /dev/null"))
        #expect(await events.elements(2).withoutStart == [.output("ready")])
        subscription.dispose()
        await alive.end()
        _ = await freed.elements(1)
        #expect(events.now.elements.withoutStart == [.output("ready")])
        #expect(!events.now.isOver)
    }

    private func subscribe(_ events: Probe<ProcessEvent>, _ tracked: Tracked, _ script: String) -> any Disposable {
        events.subscribe(to: Process.rx.run("sh", ["-c", script]).do(onNext: { _ in tracked.touch() }))
    }

    static let stubborn: [(String, Bool)] = [
        ("trap '' TERM; @; exec tail -f /dev/null", false),
        ("(trap '' TERM; @; exec tail -f /dev/null) & wait", true),
    ]

    // Contract N7
    @Test(arguments: stubborn)
    func `what ignores the request to end is ended after the grace time, in its group too`(
        script: String,
        ownGroup: Bool
    ) async throws {
        let alive = try AliveProbe()
        let events = Probe<ProcessEvent>()
        let script = script.replacing("@", with: alive.script(""))
        let run = Process.rx.run("sh", ["-c", script], grace: .milliseconds(50), ownGroup: ownGroup)
        let subscription = events.subscribe(to: run)
        #expect(await events.elements(2).withoutStart == [.output("ready")])
        subscription.dispose()
        await alive.end()
    }

    // Contract N7
    @Test func `a program that ends when it is asked to has the time to do so`() async throws {
        let folder = try TemporaryFolder()
        let alive = try AliveProbe()
        let events = Probe<ProcessEvent>()
        let script = "trap 'echo > ended; exit' TERM; \(alive.script("")); while :; do sleep 1 3>&- & wait; done"
        let subscription = events.subscribe(
            to: Process.rx.run("sh", ["-c", script], currentDirectory: folder.url, grace: .never)
        )
        _ = await events.elements(2)
        subscription.dispose()
        await alive.end()
        #expect(FileManager.default.fileExists(atPath: folder.path("ended")))
    }

    @Test func `a process that is left behind doesn't delay the end`() async throws {
        let events = Probe<ProcessEvent>()
        _ = events.subscribe(to: Process.rx.run("sh", ["-c", "tail -f /dev/null & echo $!; exit 4"]))
        let elements = await events.end().elements
        #expect(elements.last == .exited(4))
        guard case .output(let line)? = elements.withoutStart.first, let child = pid_t(line) else {
            Issue.record("unexpected: \(elements)")
            return
        }
        kill(child, SIGKILL)
    }
}

/// Each in a process of its own, which exits.
@Suite(.timeLimit(.minutes(5)))
struct ProcessExitTests {
    /// How the process exits while it has a subscription.
    enum Exit: String, Codable, CaseIterable {
        case onCompleted
        case onError
        case onSignal
        case inHandler
        case atEndOfMain
    }

    // Contract N7
    @Test(arguments: Exit.allCases, [false, true])
    func `a program ends with the process, wherever that exits`(way: Exit, isStubborn: Bool) async throws {
        let alive = try AliveProbe()
        let script = alive.script("exec tail -f /dev/null")
        await #expect(processExitsWith: .success) {
            [way = way as Exit, script = (isStubborn ? "trap '' TERM; " : "") + script as String] in
            let ready = Process.rx.run("sh", ["-c", script], grace: .milliseconds(50))
                .filter { $0 == .output("ready") }
            switch way {
            case .onCompleted:
                ready.take(1).subscribe(onCompleted: { exit(0) }).leaveAlone()
            case .onError:
                ready.map { _ -> Int in throw CancellationError() }.subscribe(onError: { _ in exit(0) }).leaveAlone()
            case .onSignal:
                ProcessInfo.processInfo.rx.signals(SIGTERM).subscribe(onNext: { _ in exit(0) }).leaveAlone()
                ready.subscribe(onNext: { _ in kill(getpid(), SIGTERM) }).leaveAlone()
            case .inHandler:
                signal(SIGUSR1) { _ in exit(0) }
                ready.subscribe(onNext: { _ in raiseUnblocked(SIGUSR1) }).leaveAlone()
            case .atEndOfMain:
                let events = Probe<ProcessEvent>()
                events.subscribe(to: ready).leaveAlone()
                _ = await events.elements(1)
                return
            }
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        await alive.end()
    }

    // Contract N7
    @Test func `the exit of a forked copy ends nothing`() async {
        await #expect(processExitsWith: .success) {
            // Swift hides the function.
            typealias Fork = @convention(c) () -> pid_t
            // SAFETY: this is the function's type in C.
            let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
            let events = Probe<ProcessEvent>()
            let subscription = events.subscribe(to: Process.rx.run("tail", ["-f", "/dev/null"]))
            let elements = await events.elements(1)
            guard case .started(let number)? = elements.first else { preconditionFailure("\(elements)") }
            let copy = fork()
            if copy == 0 { exit(0) }
            var status: Int32 = 0
            while waitpid(copy, &status, 0) < 0, errno == EINTR {}
            var information = siginfo_t()
            precondition(waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT | WNOHANG) == 0)
            precondition(information.si_signo == 0, "it has ended")
            subscription.dispose()
        }
    }

    // Contract N7
    @Test func `no program is started when the process is exiting`() async {
        await #expect(processExitsWith: .success) {
            // It was installed first, so it runs last.
            atexit {
                let events = Probe<ProcessEvent>()
                _ = events.subscribe(to: Process.rx.run("tail", ["-f", "/dev/null"]))
                if (events.now.error as? POSIXError)?.code != .ECANCELED { _exit(1) }
            }
            let events = Probe<ProcessEvent>()
            _ = events.subscribe(to: Process.rx.run("sh", ["-c", "exit 0"]))
            _ = await events.end()
            exit(0)
        }
    }
}

/// Sends a signal to this thread, which may have inherited a mask that blocks it.
private func raiseUnblocked(_ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
}

extension Disposable {
    /// The subscription goes on.
    fileprivate func leaveAlone() {}
}

extension ProcessEvent {
    /// The number in a line of output.
    fileprivate var number: Int? {
        if case .output(let line) = self { Int(line.trimmingCharacters(in: .whitespaces)) } else { nil }
    }
}

extension [ProcessEvent] {
    fileprivate var withoutStart: [ProcessEvent] {
        filter { if case .started = $0 { false } else { true } }
    }
}

/// Sees the end of a process.
private final class AliveProbe: Sendable {
    private let folder: TemporaryFolder
    private let reader: FileHandle

    init() throws {
        folder = try TemporaryFolder()
        #expect(mkfifo(folder.path("alive"), 0o600) == 0)
        let number = open(folder.path("alive"), O_RDONLY | O_NONBLOCK)
        reader = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    }

    /// A script that has the pipe open as long as it runs, and writes a line before it goes on.
    func script(_ rest: String) -> String {
        "exec 3>'\(folder.path("alive"))'; echo ready" + (rest.isEmpty ? "" : "; \(rest)")
    }

    /// Returns when the process has ended; it must have begun.
    func end() async {
        let lines = Probe<String>()
        _ = lines.subscribe(to: reader.rx.lines)
        #expect(await lines.end().error == nil)
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
