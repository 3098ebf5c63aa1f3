package import Dispatch
internal import RxDisposables

/// Blocks a thread until another one, or the work of that thread itself, says that it is over.
///
/// On the main thread everything goes on that belongs there, since no other thread could run it.
package final class BlockingSignal: Sendable {
    private let sleeper: any Sleeper
    private let hasBeenSent = AtomicBool(false)

    /// Makes a signal that hasn't been sent, on the thread that is going to wait for it.
    package init() {
        sleeper = Trampoline.current.isOnMainThread ? MainRunLoop() : DispatchSemaphore(value: 0)
    }

    /// Ends the waiting; on any thread.
    package func send() {
        // The flag first: the thread that is woken reads it, and would go back to sleep.
        hasBeenSent.store(true, ordering: .releasing)
        sleeper.wake()
    }

    /// Waits until the signal is sent, or until it is too late.
    ///
    /// - Parameter deadline: How long to wait at most.
    package func wait(until deadline: DispatchTime) {
        // Often all has come by now; then the main queue needn't be asked whether it is served.
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
