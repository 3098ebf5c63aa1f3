extension ObservableConvertibleType where Element: Sendable {
    /// The elements, for `for try await`.
    ///
    /// ```swift
    /// for try await position in positions.values { show(position) }
    /// ```
    ///
    /// Elements that come faster than they are asked for wait, however many there are; to limit their number, use
    /// ``values(bufferingPolicy:)``.
    @_disfavoredOverload
    public var values: AsyncValues<Element> {
        AsyncValues(asObservable(), .unbounded)
    }

    /// The elements, for `for try await`, with a limit to how many wait.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    public func values(bufferingPolicy: AsyncValues<Element>.BufferingPolicy) -> AsyncValues<Element> {
        AsyncValues(asObservable(), bufferingPolicy)
    }
}

/// The elements of an observable sequence as an asynchronous sequence.
///
/// Each iterator is a subscription of its own. It starts at the first `next()`; it is disposed of when the iterator goes
/// away, as at the end of a `for` loop, and when the task that iterates is cancelled: then the iteration ends without an
/// error, and nothing is delivered any more, not even what had come before. A sequence that had ended by then isn't
/// touched by the cancellation: what still waits is delivered, and its error is thrown.
///
/// A cancelled task that waits for an element is woken, and it is this task that disposes, not the caller of `cancel()`.
///
/// A source that sends while it is being subscribed to does so inside of the first `next()`.
public struct AsyncValues<Element: Sendable>: AsyncSequence, Sendable {
    /// What becomes of elements that come faster than they are asked for.
    public enum BufferingPolicy: Hashable, Sendable {
        /// All of them wait.
        case unbounded
        /// As many wait, and what comes then is dropped; all that nobody waits for, if it is zero or less.
        case bufferingOldest(Int)
        /// As many wait, and the oldest makes room for a new one; none, if it is zero or less.
        case bufferingNewest(Int)
    }

    /// The error that iterating throws.
    public typealias Failure = any Error

    private let source: Observable<Element>
    private let bufferingPolicy: BufferingPolicy

    init(_ source: Observable<Element>, _ bufferingPolicy: BufferingPolicy) {
        self.source = source
        self.bufferingPolicy = bufferingPolicy
    }

    /// Makes an iterator, which subscribes when it is first asked.
    ///
    /// - Returns: The iterator.
    public func makeAsyncIterator() -> Iterator {
        Iterator(AsyncValuesSubscription(source, AsyncValuesSink(bufferingPolicy)))
    }

    /// One subscription that is iterated over.
    public struct Iterator: AsyncIteratorProtocol {
        private let subscription: AsyncValuesSubscription<Element>

        init(_ subscription: AsyncValuesSubscription<Element>) {
            self.subscription = subscription
        }

        /// Waits for the next element.
        ///
        /// - Parameter actor: Where the caller runs.
        /// - Returns: The element; `nil` when the sequence has completed, or the task was cancelled.
        /// - Throws: The error with which the sequence fails, once.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Element? {
            try await subscription.next(isolation: actor)
        }
    }
}

/// What an iterator holds: when it goes away, the subscription ends.
// SAFETY: the source is touched by `next` alone, of which there is one at a time; the rest is constant.
final class AsyncValuesSubscription<Element: Sendable>: @unchecked Sendable {
    private var source: Observable<Element>?
    private let sink: AsyncValuesSink<Element>

    init(_ source: Observable<Element>, _ sink: AsyncValuesSink<Element>) {
        self.source = source
        self.sink = sink
    }

    deinit {
        sink.abandon()
    }

    func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
        // Without this, a task that is cancelled while elements wait would go on until it has to wait itself.
        guard !isCancelled() else { return nil }
        if let element = sink.takeWaiting() { return element }
        let sink = sink
        let element = try await withTaskCancellationHandler(
            operation: {
                subscribeAtFirst()
                return try await withUnsafeThrowingContinuation(isolation: actor) { sink.take($0) }
            },
            onCancel: { sink.cancel() },
            isolation: actor
        )
        return isCancelled() ? nil : element
    }

    /// Whether the iteration is over because its task has been cancelled; if so, it disposes of the source.
    ///
    /// That is done here and not where the cancellation comes: there, the runtime holds a lock (contract A7).
    private func isCancelled() -> Bool {
        guard Task.isCancelled, sink.cancel() else { return false }
        sink.abandon()
        return true
    }

    private func subscribeAtFirst() {
        guard let source else { return }
        self.source = nil
        sink.subscribe(to: source)
    }
}
