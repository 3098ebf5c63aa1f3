internal import Foundation
internal import RxDisposables
internal import RxObservable
internal import RxSubjects

/// Catches signals for all their subscribers.
///
/// The handler of a signal may do next to nothing, so it writes the number to a pipe, and a thread, which lives as long
/// as there is a subscriber, reads it there. That thread doesn't block the signals, so that they arrive even if all
/// other threads block them, as Dispatch's threads and their children do.
///
/// A dispatch source for signals would be simpler. But on Linux, once a source for a signal has been cancelled, another
/// one no longer gets the signal if the process ignores it; and started programs inherit the ignored signals.
///
/// The pipe is never closed: a handler that is running on another thread may be about to use its number.
final class SignalHub: Sendable {
    private struct Claim {
        var count = 0
        var previous = sigaction()
    }

    /// The claimed signals; under the lock, only short system calls happen.
    private struct State {
        var claims: [Int32: Claim] = [:]
        var hasThread = false
        /// Where arriving numbers are read; `nil` before the first claim.
        var input: Int32?

        /// Makes the pipe, if there is none yet.
        mutating func openPipe() throws(POSIXError) {
            guard input == nil else { return }
            let ends = try Descriptor.pipe()
            // SAFETY: it lives as long as the process.
            input = Unmanaged.passRetained(Resources.uncounted(ends.readEnd)).takeUnretainedValue().number
            // SAFETY: so does this one.
            let output = Unmanaged.passRetained(Resources.uncounted(ends.writeEnd)).takeUnretainedValue().number
            // A handler must not wait until there is room.
            _ = fcntl(output, F_SETFL, O_NONBLOCK)
            signalOutput.store(Int(output), ordering: .releasing)
        }

        /// Catches a signal, and counts the claim; returns 0, or the system's error if the signal can't be caught.
        mutating func claim(_ number: Int32) -> Int32 {
            var claim = claims[number] ?? Claim()
            if claim.count == 0 {
                var action = catchingAction
                guard sigaction(number, &action, &claim.previous) == 0 else { return errno }
            }
            claim.count += 1
            claims[number] = claim
            return 0
        }

        /// Counts down, and restores the signal's former handler after the last claim.
        mutating func release(_ number: Int32) {
            guard var claim = claims[number] else { return }
            claim.count -= 1
            claims[number] = claim.count > 0 ? claim : nil
            // Restored under the lock, so that another subscriber's claim comes before or after it.
            if claim.count == 0 { sigaction(number, &claim.previous, nil) }
        }

        /// Whether a thread has to be started.
        mutating func takeThread() -> Bool {
            claims.isEmpty ? false : !exchange(&hasThread, with: true)
        }

        /// The signals for the thread to take; it ends if there are none.
        mutating func signals() -> [Int32] {
            hasThread = !claims.isEmpty
            return Array(claims.keys)
        }
    }

    /// The shared hub of the process.
    static let shared = SignalHub()

    /// The number of each signal that arrives, of all that are claimed.
    let arrivals = Resources.uncounted(PublishSubject<Int32>(), count: 2)  // the subject and its broadcaster

    /// Stands in the pipe for: the claims have changed.
    private static let news: UInt8 = 0

    private let state = Locked(State())

    private init() {}

    /// Catches some signals.
    ///
    /// - Parameter numbers: The signals.
    /// - Returns: Gives them back.
    /// - Throws: The system's error if a signal can't be caught, or if no file can be opened; then none is caught.
    func claim(_ numbers: Set<Int32>) throws -> any Disposable {
        try state.withLock { state throws(POSIXError) in try state.openPipe() }
        var claimed: [Int32] = []
        for number in numbers.sorted() {
            let code = state.withLock { $0.claim(number) }
            guard code == 0 else {
                release(claimed)
                throw systemError(code)
            }
            claimed.append(number)
        }
        // One thread for all claims. Its first piece of news makes it unblock the signals.
        if let input = state.withLock({ $0.takeThread() ? $0.input : nil }) {
            Thread.detachNewThread { self.deliver(from: input) }
        }
        tell(SignalHub.news)
        return Disposables.create { [claimed] in self.release(claimed) }
    }

    private func release(_ numbers: [Int32]) {
        state.withLock { state in
            for number in numbers { state.release(number) }
        }
        tell(SignalHub.news)
    }

    /// Delivers what arrives, on a thread of its own, for as long as something is claimed.
    private func deliver(from input: Int32) {
        var number: UInt8 = 0
        while true {
            // A failed read was interrupted by a signal; the pipe is never closed.
            guard read(input, &number, 1) == 1 else { continue }
            if number != SignalHub.news {
                arrivals.onNext(Int32(number))
            } else if !takeNews() {
                return
            }
        }
    }

    /// Lets this thread take the claimed signals; `false` if there are none any more.
    private func takeNews() -> Bool {
        // Decided under the lock: a claim that comes later finds no thread, and starts one.
        let numbers = state.withLock { $0.signals() }
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return !numbers.isEmpty
    }
}

/// Where the handler writes to.
private let signalOutput = AtomicInt(-1)

/// Writes to the pipe; may be called in a handler.
private func tell(_ byte: UInt8) {
    var byte = byte
    _ = write(Int32(signalOutput.load(ordering: .relaxed)), &byte, 1)
}

/// A handler that tells the hub; slow system calls go on after it.
private var catchingAction: sigaction {
    var action = sigaction()
    action.sa_flags = SA_RESTART
    sigfillset(&action.sa_mask)
    let handler: @convention(c) (Int32) -> Void = { number in
        // A handler runs in the middle of any code, which may be about to look at `errno`.
        let code = errno
        tell(UInt8(truncatingIfNeeded: number))
        errno = code
    }
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    return action
}
