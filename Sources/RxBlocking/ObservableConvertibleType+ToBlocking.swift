internal import Dispatch
public import RxObservable
internal import RxSchedulers

extension ObservableConvertibleType where Element: Sendable {
    /// A reader of this sequence that blocks the calling thread, for tests and scripts.
    ///
    /// ```swift
    /// let squares = try Observable.of(1, 2, 3).map { $0 * $0 }.toBlocking(timeout: 1).toArray()
    /// ```
    ///
    /// Any thread may wait. While the main thread waits, its run loop continues, so everything that belongs there runs:
    /// blocks of the main queue, timers, operations of the main operation queue, tasks of the main actor, and actions
    /// of schedulers. Inside a block of the main queue, and so inside a task of the main actor, that queue is blocked;
    /// then only the actions of `MainScheduler` run and, on the main thread, the timers of the run loop.
    ///
    /// Don't wait on a serial queue that the chain itself needs: the read can only end with the timeout. Don't wait in
    /// an `async` function either: `for try await` doesn't block its thread.
    ///
    /// - Parameter timeout: The time limit of each read, in seconds; `nil` for none. With zero or less, or NaN, a read
    ///   takes what comes while it subscribes, in a second at most, and fails with `RxError.timeout` if it has to wait.
    /// - Returns: The sequence with methods that wait.
    public func toBlocking(timeout: Double? = nil) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout.flatMap(interval))
    }

    /// A reader of this sequence that blocks the calling thread, for tests and scripts.
    ///
    /// ```swift
    /// let first = try numbers.toBlocking(timeout: .milliseconds(500)).first()
    /// ```
    ///
    /// See ``toBlocking(timeout:)-(Double?)`` for the threads that may wait.
    ///
    /// - Parameter timeout: The time limit of each read.
    /// - Returns: The sequence with methods that wait.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public func toBlocking(timeout: Duration) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: DispatchTimeInterval(timeout))
    }
}

/// Seconds as an interval; `nil` if that is longer than a lifetime.
func interval(_ seconds: Double) -> DispatchTimeInterval? {
    guard !seconds.isNaN else { return .nanoseconds(0) }
    guard seconds < 1e9 else { return nil }
    return .nanoseconds(Int(max(0, seconds) * 1e9))
}
