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
/// A pipe holds 65,536 numbers, and a subscriber may be slow. Numbers for which there is no room are kept in
/// ``overflow``, so none is lost; a signal that arrives again while its number is there arrives once, as a blocked
/// signal does.
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
        /// Whether the claims have changed since the thread has looked at them.
        var hasNews = false
        var hasThread = false
        /// Where arriving numbers are read; `nil` before the first claim.
        var input: Int32?

        /// Makes the pipe, if there is none yet.
        mutating func openPipe() throws(POSIXError) {
            guard input == nil else { return }
            let ends = try Descriptor.pipe()
            // SAFETY: the read end lives as long as the process.
            input = Unmanaged.passRetained(Resources.uncounted(ends.readEnd)).takeUnretainedValue().number
            // SAFETY: so does the write end.
            let output = Unmanaged.passRetained(Resources.uncounted(ends.writeEnd)).takeUnretainedValue().number
            // A handler must not wait until there is room; neither must the thread that reads the numbers.
            _ = fcntl(output, F_SETFL, O_NONBLOCK)
            // The first use of a global variable may run its initialiser, which a handler mustn't do.
            overflow.store(0, ordering: .relaxed)
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
            hasNews = true
            return 0
        }

        /// Counts down, and restores the signal's former handler after the last claim.
        mutating func release(_ number: Int32) {
            guard var claim = claims[number] else { return }
            claim.count -= 1
            claims[number] = claim.count > 0 ? claim : nil
            hasNews = true
            // The action is restored under the lock, so that another subscriber's claim comes before or after that.
            if claim.count == 0 { sigaction(number, &claim.previous, nil) }
        }

        /// Whether a thread has to be started.
        mutating func claimThread() -> Bool {
            claims.isEmpty ? false : !exchange(&hasThread, with: true)
        }

        /// The signals for the thread to take, if they have changed; it ends if there are none.
        mutating func removeNews() -> [Int32]? {
            guard exchange(&hasNews, with: false) else { return nil }
            hasThread = !claims.isEmpty
            if claims.isEmpty { dropNumbers() }
            return Array(claims.keys)
        }

        /// Drops the waiting numbers: they belong to no claim, and the next claim would get them.
        private func dropNumbers() {
            guard let input else { return }
            var file = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
            withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
                while poll(&file, 1, 0) == 1 { _ = read(input, buffer.baseAddress, buffer.count) }
            }
            overflow.store(0, ordering: .relaxed)
        }
    }

    static let shared = SignalHub()

    /// The number of each signal that arrives, of all that are claimed.
    let arrivals = Resources.uncounted(PublishSubject<Int32>(), count: 2)  // the subject and its broadcaster

    /// The number that reports a change of the claims.
    fileprivate static var news: Int32 { 0 }

    private let state = Locked(State())

    private init() {}

    /// Catches some signals.
    ///
    /// - Parameter numbers: The signals.
    /// - Returns: Releases the signals.
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
        // All claims share one thread. The news makes it unblock the signals.
        if let input = state.withLock({ $0.claimThread() ? $0.input : nil }) {
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
            if Int32(number) != SignalHub.news { arrivals.onNext(Int32(number)) }
            // Both are checked each time, since there may have been no room in the pipe for the news or for numbers.
            guard applyNews() else { return }
            deliverOverflow()
        }
    }

    private func deliverOverflow() {
        guard overflow.load(ordering: .relaxed) != 0 else { return }
        let numbers = overflow.exchange(0, ordering: .acquiring)
        for number in 1...64 as ClosedRange<Int32> where numbers & bit(of: number) != 0 { arrivals.onNext(number) }
    }

    /// Lets this thread take the claimed signals, if they have changed; `false` if there are none any more.
    private func applyNews() -> Bool {
        // This is decided under the lock: a later claim finds no thread, and starts one.
        guard let numbers = state.withLock({ $0.removeNews() }) else { return true }
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return !numbers.isEmpty
    }
}

/// The end of the pipe that the handler writes to.
private let signalOutput = AtomicInt(-1)

/// The signals that found no room in the pipe, a bit for each.
private let overflow = AtomicUInt64(0)

/// The bit of a signal, from 1 to 64; none for news.
private func bit(of number: Int32) -> UInt64 {
    number == SignalHub.news ? 0 : 1 &<< UInt64(truncatingIfNeeded: number - 1)
}

/// Writes to the pipe; may be called in a handler.
private func tell(_ number: Int32) {
    guard !write(UInt8(truncatingIfNeeded: number)) else { return }
    overflow.bitwiseOr(bit(of: number), ordering: .releasing)
    // The thread may have emptied the pipe before it could see that bit, and may be waiting now. If there is still no
    // room, the thread has something to read, and sees the bit after that.
    _ = write(UInt8(truncatingIfNeeded: SignalHub.news))
}

/// Writes a byte to the pipe; `false` if there is no room.
private func write(_ byte: UInt8) -> Bool {
    var byte = byte
    return Foundation.write(Int32(signalOutput.load(ordering: .relaxed)), &byte, 1) == 1
}

/// A handler that tells the hub; slow system calls go on after it.
private var catchingAction: sigaction {
    var action = sigaction()
    action.sa_flags = SA_RESTART
    sigfillset(&action.sa_mask)
    let handler: @convention(c) (Int32) -> Void = { number in
        // A handler runs in the middle of any code, which may be about to look at `errno`.
        let code = errno
        tell(number)
        errno = code
    }
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    return action
}
