internal import Dispatch
public import RxObservable
internal import RxSchedulers

extension ObservableConvertibleType where Element: Sendable {
    /// A way to read this sequence on a thread that waits for it: for tests and scripts.
    ///
    /// ```swift
    /// let squares = try Observable.of(1, 2, 3).map { $0 * $0 }.toBlocking(timeout: 1).toArray()
    /// ```
    ///
    /// Any thread may wait. While the main thread does, its run loop goes on, so everything runs that belongs there:
    /// blocks of the main queue, timers, operations of the main operation queue, the main actor's tasks, and what
    /// schedulers have for it. Inside of a block of the main queue, and so inside of a task of the main actor, that
    /// queue is stuck; then what `MainScheduler` has to do runs, and, on the main thread, the run loop's timers.
    ///
    /// A serial queue that the chain itself needs must not wait: the timeout ends that. Nor should an `async` function:
    /// `for try await` doesn't block its thread.
    ///
    /// - Parameter timeout: How many seconds each read may take; `nil` for as long as it takes. What isn't a number is
    ///   no time at all, so a read that has to wait fails with `RxError.timeout`.
    /// - Returns: The sequence with methods that wait.
    public func toBlocking(timeout: Double? = nil) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout.flatMap(interval))
    }

    /// A way to read this sequence on a thread that waits for it: for tests and scripts.
    ///
    /// ```swift
    /// let first = try numbers.toBlocking(timeout: .milliseconds(500)).first()
    /// ```
    ///
    /// See ``toBlocking(timeout:)-(Double?)`` for who may wait.
    ///
    /// - Parameter timeout: How long each read may take.
    /// - Returns: The sequence with methods that wait.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public func toBlocking(timeout: Duration) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: DispatchTimeInterval(timeout))
    }
}

/// Seconds as an interval; `nil` if that is more than a life.
func interval(_ seconds: Double) -> DispatchTimeInterval? {
    guard !seconds.isNaN else { return .nanoseconds(0) }
    guard seconds < 1e9 else { return nil }
    return .nanoseconds(Int(max(0, seconds) * 1e9))
}
