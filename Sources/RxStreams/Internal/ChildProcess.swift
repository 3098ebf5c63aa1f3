#if os(macOS) || os(Linux)
internal import Dispatch
internal import Foundation
internal import RxDisposables
internal import RxSchedulers

/// A child process that is observed until its end.
///
/// Foundation's `Process` would do, but on Linux it misses the end of a process while a descendant of that process is
/// still alive.
final class ChildProcess: Sendable {
    private enum Phase {
        case running
        /// It has been asked to end, and has until then, or as long as it likes.
        case ending(DispatchTime?)
        /// It has been collected: its number may belong to another process.
        case over(Result<ProcessEvent, POSIXError>)
    }

    /// The system's number of the process.
    let number: pid_t
    private let launch: Launch
    /// Ends the process when this process exits.
    private let registration: ChildRegistry.Entry
    /// The number belongs to the process until it is collected, which happens under the lock.
    private let phase = Locked(Phase.running)

    /// Starts a program.
    ///
    /// It has no descriptors but the usual three, nothing to read without an input, and the default handling of
    /// signals, whatever this process, or the thread that starts it, has set.
    init(_ launch: Launch, input: Descriptor?, output: Descriptor, error: Descriptor) throws {
        var actions = FileActions()
        defer { actions.destroy() }
        actions.connect(input?.number, output.number, error.number)
        if let directory = launch.directory { try actions.changeDirectory(to: directory) }
        var attributes = SpawnAttributes(ownGroup: launch.hasOwnGroup)
        defer { attributes.destroy() }
        var number = pid_t()
        var code: Int32 = 0
        let registration = ChildRegistry.register(launch) {
            code = withStrings(launch.arguments) { arguments in
                withStrings(launch.environment.map { "\($0)=\($1)" }) { environment in
                    posix_spawn(&number, launch.path, &actions.raw, &attributes.raw, arguments, environment)
                }
            }
            return code == 0 ? number : nil
        }
        guard let registration else {
            // Without an error of the system, this process is exiting.
            guard code != 0 else { throw systemError(ECANCELED) }
            throw launch.refusal(code)
        }
        self.number = number
        self.launch = launch
        self.registration = registration
    }

    /// How it ended; `nil` if it runs.
    var result: Result<ProcessEvent, POSIXError>? {
        if case .over(let result) = phase.current { result } else { nil }
    }

    /// Asks it to end, and ends it if it hasn't ended after the grace time.
    func terminate() {
        let deadline = launch.grace.isEndless ? nil : DispatchTime.now() + launch.grace
        let isAsked = phase.withLock { phase in
            // The lock is held, so that `wait()` doesn't collect the process between this check and the signal.
            guard case .running = phase else { return false }
            phase = .ending(deadline)
            send(SIGTERM) { registration.ask() }
            return true
        }
        guard isAsked, let deadline else { return }
        // The thread that waits for the process retains this object until it has ended.
        DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in self?.kill() }
    }

    /// Waits until it has ended.
    func wait() {
        var information = siginfo_t()
        // `WNOWAIT` leaves the ended process as it is, so its number can't belong to another process yet. The wait
        // itself is outside the lock, since it may take as long as the process runs.
        while waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        var hasWaited = false
        while let deadline = collect(after: hasWaited) {
            let now = DispatchTime.now()
            if now < deadline {
                Thread.sleep(forTimeInterval: Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9)
            }
            kill()
            hasWaited = true
        }
    }

    /// Collects the ended process, unless the rest of its group has time left, which is returned.
    private func collect(after hasWaited: Bool) -> DispatchTime? {
        phase.withLock { phase in
            if launch.hasOwnGroup, !hasWaited, case .ending(let deadline?) = phase { return deadline }
            // Otherwise this process is exiting, which collects the child.
            guard registration.remove() else { return nil }
            var status: Int32 = 0
            // The process is collected under the lock: no signal is sent from here on, since the number may belong to
            // another process. `waitpid` fails if a handler of the program has collected the process before.
            let isKnown = waitpid(number, &status, WNOHANG) == number
            phase = .over(isKnown ? .success(ChildProcess.event(status)) : .failure(systemError(ECHILD)))
            return nil
        }
    }

    /// Ends it.
    private func kill() {
        phase.withLock { phase in
            if case .ending = phase { send(SIGKILL) }
        }
    }

    private func send(_ signal: Int32, _ prepare: () -> Void = {}) {
        ChildRegistry.unlessExiting {
            prepare()
            return Foundation.kill(launch.hasOwnGroup ? -number : number, signal)
        }
    }

    private static func event(_ status: Int32) -> ProcessEvent {
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .terminated(signal: signal)
    }
}

/// The program to start, with its arguments and environment.
struct Launch: Sendable {
    /// The program.
    let path: String
    /// Its arguments, its name included.
    let arguments: [String]
    let environment: [String: String]
    let directory: String?
    /// How long it may take to end when it is asked to.
    let grace: RxTimeInterval
    /// Whether it leads a process group of its own, which gets the signals that end it.
    let hasOwnGroup: Bool

    /// The error for a program that can't be started: the system doesn't say whether the program or its folder is the
    /// reason.
    func refusal(_ code: Int32) -> SystemRefusal {
        let code = POSIXErrorCode(rawValue: code) ?? .EIO
        var status = stat()
        if let directory {
            guard stat(directory, &status) == 0 else {
                return .folder(directory, POSIXErrorCode(rawValue: errno) ?? code)
            }
            guard status.st_mode & S_IFMT == S_IFDIR else { return .folder(directory, .ENOTDIR) }
            guard access(directory, X_OK) == 0 else { return .folder(directory, .EACCES) }
        }
        return .program(path, code)
    }
}

/// The handling of descriptors in a new process.
private struct FileActions {
    #if canImport(Darwin)
    var raw: posix_spawn_file_actions_t?
    #else
    var raw = posix_spawn_file_actions_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&raw)
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&raw)
    }

    mutating func connect(_ input: Int32?, _ output: Int32, _ error: Int32) {
        if let input {
            posix_spawn_file_actions_adddup2(&raw, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&raw, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&raw, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&raw, error, STDERR_FILENO)
        #if !canImport(Darwin)
        // Not all descriptors of a process are marked to be closed in its children.
        if let addCloseFrom {
            _ = addCloseFrom(&raw, STDERR_FILENO + 1)
            return
        }
        // If a listed descriptor has been closed meanwhile, closing it again does nothing. A descriptor that another
        // thread opens meanwhile isn't closed.
        let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for number in open.compactMap(Int32.init) where number > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&raw, number)
        }
        #endif
    }

    mutating func changeDirectory(to path: String) throws(POSIXError) {
        #if canImport(Darwin)
        guard #available(macOS 10.15, *) else { throw systemError(ENOTSUP) }
        posix_spawn_file_actions_addchdir_np(&raw, path)
        #else
        // Glibc and Musl have the function, but Swift doesn't see it in their headers.
        typealias Function = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> Int32
        guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { throw systemError(ENOTSUP) }
        // SAFETY: this is the function's type in C, where the first argument is a pointer to the file actions.
        _ = unsafeBitCast(symbol, to: Function.self)(&raw, path)
        #endif
    }
}

#if !canImport(Darwin)
/// Closes all descriptors from a number on, in the new process itself; newer versions of Glibc have the function.
private let addCloseFrom: (@convention(c) (UnsafeMutableRawPointer, Int32) -> Int32)? = {
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return nil }
    // SAFETY: this is the function's type in C, where the first argument is a pointer to the file actions.
    return unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer, Int32) -> Int32).self)
}()
#endif

/// How a new process treats signals, and on Apple's systems its descriptors.
private struct SpawnAttributes {
    #if canImport(Darwin)
    var raw: posix_spawnattr_t?
    #else
    var raw = posix_spawnattr_t()
    #endif

    init(ownGroup: Bool) {
        posix_spawnattr_init(&raw)
        var signals = sigset_t()
        // A new process inherits the starting thread's blocked signals, and this process's ignored ones. The blocked
        // set is made empty here, and the ignored signals get the system's default action.
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&raw, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&raw, &signals)
        var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        #if canImport(Darwin)
        flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #endif
        if ownGroup { flags |= POSIX_SPAWN_SETPGROUP }  // the group's number is 0 by default: that of the new process
        posix_spawnattr_setflags(&raw, Int16(flags))
    }

    mutating func destroy() {
        posix_spawnattr_destroy(&raw)
    }
}

/// Passes an array of strings as C expects them.
private func withStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}
#endif
