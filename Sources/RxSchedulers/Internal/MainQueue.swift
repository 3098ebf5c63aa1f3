internal import Dispatch
internal import RxDisposables

/// Whether code runs where the main queue runs.
package enum MainQueue {
    /// The queue: on Linux, `DispatchQueue.main` makes an object each time.
    static let queue = DispatchQueue.main

    /// Marks the main queue, and with it all queues that run on it.
    // SAFETY: a key has no state; only its address is used. Not each SDK says that it is `Sendable`.
    private static let mark = {
        let key = DispatchSpecificKey<Void>()
        queue.setSpecific(key: key, value: ())
        return UncheckedSendable(key)
    }()

    /// Whether this is the main thread or the main queue.
    ///
    /// On Linux, a program that calls `dispatchMain()`, or whose `main` is `async`, releases its first thread: from
    /// then on any thread of the pool may serve the main queue. So comparing threads isn't enough.
    package static var isCurrent: Bool {
        Trampoline.current.isOnMainThread || DispatchQueue.getSpecific(key: mark.value) != nil
    }
}
