package import Dispatch
internal import RxDisposables

/// Blocks a thread until another thread, or work that the blocked thread itself runs, sends the signal.
///
/// On the main thread, the work of that thread goes on meanwhile, since no other thread could run it.
package final class BlockingSignal: Sendable {
    private let sleeper: any Sleeper
    private let hasBeenSent = AtomicBool(false)

    /// Makes a signal that hasn't been sent, on the thread that is going to wait for it.
    package init() {
        sleeper = Trampoline.current.isOnMainThread ? MainRunLoop() : DispatchSemaphore(value: 0)
    }

    /// Sends the signal, on any thread; the wait ends.
    package func send() {
        // The flag is set first: the woken thread reads it, and would otherwise go back to sleep.
        // Mutant late: "a thread is blocked until it is told"
        hasBeenSent.store(true, ordering: .releasing)
        sleeper.wake()
    }

    /// Waits until the signal is sent.
    package func wait() {
        wait(until: .distantFuture)
    }

    /// Waits until the signal is sent, or until a deadline.
    ///
    /// - Parameter deadline: The latest time at which the wait ends.
    package func wait(until deadline: DispatchTime) {
        // Often the signal has been sent by now; then it doesn't matter whether the main queue is served.
        guard isAwaited(deadline) else { return }
        // On the main thread, the run loop can't serve the main queue inside one of that queue's blocks. Another thread
        // may be serving the main queue now; blocking that thread blocks the queue as well.
        let mustRunBacklog =
            if let runLoop = sleeper as? MainRunLoop { !runLoop.servesMainQueue() } else { MainQueue.isCurrent }
        if mustRunBacklog {
            MainBacklog.shared.wait(sleeper, until: deadline) { isAwaited(deadline) }
        } else {
            while isAwaited(deadline) { sleeper.sleep(until: deadline) }
        }
    }

    private func isAwaited(_ deadline: DispatchTime) -> Bool {
        !hasBeenSent.load(ordering: .acquiring) && DispatchTime.now() < deadline
    }
}
