package import Dispatch
import RxDisposables
import Synchronization

/// Blocks a thread until another one, or main's own work, says that it is over.
///
/// On the main thread the actions and timers of the main schedulers run while it waits: there is nobody else who could
/// run them.
package final class BlockingSignal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let hasBeenSent = Atomic<Bool>(false)

    /// Makes a signal that hasn't been sent.
    package init() {}

    /// Ends the waiting; on any thread.
    package func send() {
        hasBeenSent.store(true, ordering: .releasing)
        semaphore.signal()
    }

    /// Waits until the signal is sent, or until it is too late.
    ///
    /// - Parameter deadline: How long to wait at most.
    package func wait(until deadline: DispatchTime) {
        if MainQueue.isCurrent {
            MainBacklog.shared.wait(semaphore, until: deadline) { hasBeenSent.load(ordering: .acquiring) }
        } else {
            _ = semaphore.wait(timeout: deadline)
        }
    }
}
