#if os(macOS) || os(Linux)
public import Foundation
internal import RxDisposables
public import RxObservable
public import RxSchedulers
public import RxTraits

extension Reactive where Base: Process {
    /// Runs a program.
    ///
    /// ```swift
    /// Process.rx.run("git", ["status", "--short"])
    ///     .compactMap { event in if case .output(let line) = event { line } else { nil } }
    ///     .subscribe(onNext: { print("changed:", $0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Each subscription starts the program, writes `input` to it, and delivers its output on a thread of its own:
    /// lines as in ``RxTraits/Reactive/lines``, in order for each of its two outputs. The exit comes last, after all
    /// output of the program; the output of a process that it has left running isn't waited for. A status other than 0
    /// isn't an error.
    ///
    /// Disposing of the subscription asks the program to end (`SIGTERM`), and ends it if it hasn't ended after `grace`
    /// (`SIGKILL`). So does the exit of this process, which waits for the programs as long as that, also in a terminal
    /// handler, before the chain is disposed of. But a process that a signal ends can't end anything: subscribe to
    /// `signals(SIGINT, SIGTERM)` of `ProcessInfo`, and exit then.
    ///
    /// - Parameters:
    ///   - executable: The program: a path, or a name that is looked up in the folders of `PATH`.
    ///   - arguments: Its arguments, word by word; no shell is involved.
    ///   - input: What it reads from standard input; nothing by default. The thread that delivers a chunk waits
    ///     while the program doesn't read. When it closes its input, the sequence is disposed of.
    ///   - environment: Its environment; `nil` inherits this process's environment.
    ///   - currentDirectory: Where it runs; `nil` for where this process does. macOS before 10.15 can't set it; there
    ///     the sequence fails with `ENOTSUP`.
    ///   - grace: How long it may take to end when it is asked to; `.never` for as long as it likes.
    ///   - ownGroup: Whether it leads a process group of its own. Programs that it starts are in that group, and end
    ///     with it; Control-C in a terminal isn't sent to the group.
    ///   - maximumLength: The most bytes of a line, without its end.
    /// - Returns: The program's start, output and exit. Completes after ``ProcessEvent/exited(_:)`` or
    ///   ``ProcessEvent/terminated(signal:)``. Fails with a ``SystemRefusal``, which names the program, the folder or
    ///   the word that can't be used; with ``ByteStreamError/lineTooLong(maximumLength:)`` after the lines before that;
    ///   and with a `POSIXError`: if no more pipes can be made, or, after the output, with `ECHILD`, where this process
    ///   ignores `SIGCHLD`, so that the system keeps no exit. An error of `input` ends the program, and fails the
    ///   sequence.
    public static func run<Input: ObservableConvertibleType>(
        _ executable: String,
        _ arguments: [String] = [],
        input: Input? = Observable<Data>?.none,
        environment: [String: String]? = nil,
        currentDirectory: URL? = nil,
        grace: any RxTimeSpan = RxTimeInterval.seconds(5),
        ownGroup: Bool = false,
        maximumLength: Int = 1_048_576
    ) -> Observable<ProcessEvent> where Input.Element: Sequence<UInt8> & Sendable {
        events(
            executable,
            arguments,
            input?.asObservable(),
            environment,
            currentDirectory,
            grace.rxTimeInterval,
            ownGroup
        ) { run, observer in
            let splitter = LineSplitter(maximumLength: maximumLength)
            run.follow(
                observer,
                output: OutputLines(event: ProcessEvent.output, splitter: splitter),
                error: OutputLines(event: ProcessEvent.error, splitter: splitter),
                { $0 }
            )
        }
    }

    /// Runs a program, and takes its output as it is.
    ///
    /// ```swift
    /// let text = Observable.just(Data("a text".utf8))
    /// let sums = Process.rx.chunks("cksum", input: text)
    ///     .compactMap { event in if case .output(let data) = event { data } else { nil } }
    ///     .lines()
    /// ```
    ///
    /// - Parameters:
    ///   - executable: The program: a path, or a name that is looked up in the folders of `PATH`.
    ///   - arguments: Its arguments, word by word; no shell is involved.
    ///   - input: What it reads from standard input; nothing by default.
    ///   - environment: Its environment; `nil` inherits this process's environment.
    ///   - currentDirectory: Where it runs; `nil` for where this process does.
    ///   - grace: How long it may take to end when it is asked to.
    ///   - ownGroup: Whether it leads a process group of its own, which is ended with it.
    /// - Returns: The program's start, output and exit, as `run` does, but for lines and their errors.
    public static func chunks<Input: ObservableConvertibleType>(
        _ executable: String,
        _ arguments: [String] = [],
        input: Input? = Observable<Data>?.none,
        environment: [String: String]? = nil,
        currentDirectory: URL? = nil,
        grace: any RxTimeSpan = RxTimeInterval.seconds(5),
        ownGroup: Bool = false
    ) -> Observable<ProcessChunk> where Input.Element: Sequence<UInt8> & Sendable {
        events(
            executable,
            arguments,
            input?.asObservable(),
            environment,
            currentDirectory,
            grace.rxTimeInterval,
            ownGroup
        ) { run, observer in
            run.follow(
                observer,
                output: OutputChunks(event: ProcessChunk.output),
                error: OutputChunks(event: ProcessChunk.error),
                ProcessChunk.init
            )
        }
    }

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - executable: Where the program is.
    ///   - arguments: Its arguments, word by word.
    ///   - input: What it reads from standard input; nothing by default.
    ///   - environment: Its environment; `nil` inherits this process's environment.
    ///   - currentDirectory: Where it runs; `nil` for where this process does.
    ///   - grace: How long it may take to end when it is asked to.
    ///   - ownGroup: Whether it leads a process group of its own, which is ended with it.
    ///   - maximumLength: The most bytes of a line, without its end.
    /// - Returns: The program's start, output and exit; see the form that takes a name.
    public static func run<Input: ObservableConvertibleType>(
        _ executable: URL,
        _ arguments: [String] = [],
        input: Input? = Observable<Data>?.none,
        environment: [String: String]? = nil,
        currentDirectory: URL? = nil,
        grace: any RxTimeSpan = RxTimeInterval.seconds(5),
        ownGroup: Bool = false,
        maximumLength: Int = 1_048_576
    ) -> Observable<ProcessEvent> where Input.Element: Sequence<UInt8> & Sendable {
        do {
            return run(
                try filePath(executable, orThrow: SystemRefusal.program),
                arguments,
                input: input,
                environment: environment,
                currentDirectory: currentDirectory,
                grace: grace,
                ownGroup: ownGroup,
                maximumLength: maximumLength
            )
        } catch {
            return .error(error)
        }
    }
}

/// The events of a program that each subscription starts.
private func events<Chunk: Sequence<UInt8> & Sendable, Event: Sendable>(
    _ executable: String,
    _ arguments: [String],
    _ input: Observable<Chunk>?,
    _ environment: [String: String]?,
    _ directory: URL?,
    _ grace: RxTimeInterval,
    _ ownGroup: Bool,
    _ follow: @escaping @Sendable (ProcessRun, AnyObserver<Event>) -> Void
) -> Observable<Event> {
    .create { observer in
        do {
            let launch = Launch(
                path: try locate(executable),
                arguments: [executable] + arguments,
                environment: environment ?? ProcessInfo.processInfo.environment,
                directory: try directory.map { try filePath($0, orThrow: SystemRefusal.folder) },
                grace: grace,
                hasOwnGroup: ownGroup
            )
            try launch.checkWords()
            try environment?.keys.forEach(checkKey)
            let run = try ProcessRun(launch, hasInput: input != nil)
            // `follow` blocks until the program has ended, so it gets a thread of its own.
            Thread.detachNewThread {
                Trampoline.current.sending(.blocked) { follow(run, observer) }
            }
            guard let input, let pipe = run.input else { return Disposables.create { run.stop() } }
            let writer = InputSink<Chunk, Event>(pipe, observer)
            // A sequence that sends all at once writes, and waits, inside its subscription.
            Thread.detachNewThread { writer.start(input) }
            return Disposables.create {
                run.stop()
                writer.end()
            }
        } catch {
            observer.onError(error)
            return Disposables.create()
        }
    }
}

/// Finds a program as a shell does; a path isn't relative to the folder where the program will run.
private func locate(_ executable: String) throws(SystemRefusal) -> String {
    guard !executable.isEmpty else { throw .program(executable, .ENOENT) }
    if executable.contains("/") { return URL(fileURLWithPath: executable).absoluteURL.path }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for folder in folders where isProgram("\(folder)/\(executable)") {
        return "\(folder)/\(executable)"
    }
    throw .program(executable, .ENOENT)
}

/// Throws if the system would take a part of the key for the value.
private func checkKey(_ key: String) throws(SystemRefusal) {
    guard !key.isEmpty, !key.utf8.contains(UInt8(ascii: "=")) else { throw .environmentKey(key) }
}

/// Whether it is a file that may be run.
private func isProgram(_ path: String) -> Bool {
    var status = stat()
    // `access` alone also succeeds for a folder, where it means that the folder may be entered.
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
}

extension Launch {
    /// Throws if the system would change a word.
    fileprivate func checkWords() throws(SystemRefusal) {
        for word in arguments + environment.keys + environment.values where word.utf8.contains(0) {
            throw .zeroByte(word, program: arguments[0])
        }
    }
}
#endif
