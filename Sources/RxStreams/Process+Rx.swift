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
    /// Each subscription starts the program, with nothing to read, and delivers its output on a thread of its own:
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
    ///   - environment: Its environment; `nil` inherits this process's environment.
    ///   - currentDirectory: Where it runs; `nil` for where this process does. macOS before 10.15 can't set it; there
    ///     the sequence fails with `ENOTSUP`.
    ///   - grace: How long it may take to end when it is asked to; `.never` for as long as it likes.
    ///   - ownGroup: Whether it leads a process group of its own, which has all that it starts, and is ended with it.
    ///     Control-C in a terminal isn't sent to that group.
    ///   - maximumLength: The most bytes of a line, without its end.
    /// - Returns: The program's start, output and exit. Completes after ``ProcessEvent/exited(_:)`` or
    ///   ``ProcessEvent/terminated(signal:)``. Fails with a ``SystemRefusal``, which names the program, the folder or
    ///   the word that can't be used; with ``ByteStreamError/lineTooLong(maximumLength:)`` after the lines before that;
    ///   and with a `POSIXError` if no more pipes can be made.
    public static func run(
        _ executable: String,
        _ arguments: [String] = [],
        environment: [String: String]? = nil,
        currentDirectory: URL? = nil,
        grace: any RxTimeSpan = RxTimeInterval.seconds(5),
        ownGroup: Bool = false,
        maximumLength: Int = 1_048_576
    ) -> Observable<ProcessEvent> {
        .create { observer in
            do {
                let launch = Launch(
                    path: try locate(executable),
                    arguments: [executable] + arguments,
                    environment: environment ?? ProcessInfo.processInfo.environment,
                    directory: try currentDirectory.map { try filePath($0, orThrow: SystemRefusal.folder) },
                    grace: grace.rxTimeInterval,
                    hasOwnGroup: ownGroup
                )
                try launch.checkWords()
                try environment?.keys.forEach(checkKey)
                let run = try ProcessRun(launch)
                // `follow` blocks until the program has ended, so it gets a thread of its own.
                Thread.detachNewThread { run.follow(observer, maximumLength: maximumLength) }
                return Disposables.create { run.stop() }
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - executable: Where the program is.
    ///   - arguments: Its arguments, word by word.
    ///   - environment: Its environment; `nil` inherits this process's environment.
    ///   - currentDirectory: Where it runs; `nil` for where this process does.
    ///   - grace: How long it may take to end when it is asked to.
    ///   - ownGroup: Whether it leads a process group of its own, which is ended with it.
    ///   - maximumLength: The most bytes of a line, without its end.
    /// - Returns: The program's start, output and exit; see the form that takes a name.
    public static func run(
        _ executable: URL,
        _ arguments: [String] = [],
        environment: [String: String]? = nil,
        currentDirectory: URL? = nil,
        grace: any RxTimeSpan = RxTimeInterval.seconds(5),
        ownGroup: Bool = false,
        maximumLength: Int = 1_048_576
    ) -> Observable<ProcessEvent> {
        do {
            return run(
                try filePath(executable, orThrow: SystemRefusal.program),
                arguments,
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
