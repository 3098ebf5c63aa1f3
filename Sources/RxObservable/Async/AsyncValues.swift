internal import RxDisposables

extension ObservableConvertibleType where Element: Sendable {
    /// The elements, for `for try await`; subscribes when the first one is asked for.
    ///
    /// ```swift
    /// for try await position in positions.values { show(position) }
    /// ```
    ///
    /// Elements that a subject sends before the loop has begun are lost, as before any subscription;
    /// ``valuesFromNow(bufferingPolicy:counter:)`` subscribes at once. Elements that arrive faster than the loop asks
    /// for them wait, without a limit; to limit their number, use ``values(bufferingPolicy:counter:)``.
    ///
    /// Also known as `firstValueFrom` (RxJS), `AsyncPublisher` (Combine).
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public var values: AsyncValues<Element> {
        AsyncValues(asObservable(), AsyncBuffering(.unbounded))
    }

    /// The elements, for `for try await`, with a limit on how many wait; subscribes when the first one is asked for.
    ///
    /// - Parameters:
    ///   - bufferingPolicy: What happens to elements that arrive faster than they are asked for.
    ///   - counter: Counts what is dropped.
    /// - Returns: An asynchronous sequence of the elements.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public func values(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy,
        counter: DropCounter? = nil
    ) -> AsyncValues<Element> {
        AsyncValues(asObservable(), AsyncBuffering(bufferingPolicy, counter))
    }

    /// The elements from now on, for `for try await`: subscribes at once, and keeps elements until they are asked for.
    ///
    /// ```swift
    /// let answers = socket.messages.valuesFromNow()
    /// socket.send("hello")
    /// for try await answer in answers { show(answer) }  // also those that came before the loop
    /// ```
    ///
    /// The first iterator reads from this subscription; each further one subscribes anew. If the result is released
    /// before anything iterates over it, the subscription is disposed of.
    ///
    /// ```swift
    /// let messages = PublishSubject<String>()
    /// let loop = messages.valuesFromNow()  // subscribed from here on
    /// messages.onNext("hello")  // waits for the loop
    /// messages.onCompleted()
    /// for try await message in loop { print(message) }
    /// // Prints "hello".
    /// ```
    ///
    /// - Parameters:
    ///   - bufferingPolicy: What happens to elements that arrive faster than they are asked for.
    ///   - counter: Counts what is dropped.
    /// - Returns: An asynchronous sequence of the elements.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public func valuesFromNow(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded,
        counter: DropCounter? = nil
    ) -> AsyncValues<Element> {
        AsyncValues(fromNow: asObservable(), AsyncBuffering(bufferingPolicy, counter))
    }
}

/// The elements of an observable sequence as an asynchronous sequence.
///
/// Each iterator is a subscription of its own. It starts at the first `next()`, or with
/// ``ObservableConvertibleType/valuesFromNow(bufferingPolicy:counter:)`` before; it is disposed of when the iterator
/// goes away, as at the end of a `for` loop, and when the task that iterates is cancelled: then `next()` throws
/// `CancellationError`, so code behind the loop never takes a part of the elements for all of them, and nothing more is
/// delivered, not even elements that were waiting. If the sequence had already ended, cancellation changes nothing: the
/// waiting elements are delivered, and its error is thrown. If the task has been cancelled before it asks for the first
/// element, it gets what the sequence sends at once.
///
/// A cancelled task that waits for an element is woken, and that task disposes of the subscription, not the caller of
/// `cancel()`.
///
/// `next()` runs sources that send a run of elements (`of`, `from`, `range`, `generate`, `repeatElement`) element by
/// element, only as far as needed, so an endless one can be iterated over and nothing has to wait. Without the policy
/// `.wait` of `RxExtras`, other sources aren't slowed down: one made by `create` that sends while it is subscribed to
/// does so inside the first `next()`, and subjects, timers and asynchronous sequences send when they like.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public struct AsyncValues<Element: Sendable>: AsyncSequence, Sendable {
    /// What happens to elements that arrive faster than they are asked for.
    public enum BufferingPolicy: Hashable, Sendable {
        /// All of them wait.
        case unbounded
        /// Up to this many wait, and newer ones are dropped; with zero or less, only an element that is being waited
        /// for is delivered.
        case bufferingOldest(Int)
        /// Up to this many wait, and the oldest is dropped for a newer one; with zero or less, none waits.
        case bufferingNewest(Int)
    }

    /// The error that iterating throws.
    public typealias Failure = any Error

    private let source: Observable<Element>
    private let buffering: AsyncBuffering<Element>
    private let subscriptionFromNow: SubscriptionFromNow<Element>?

    package init(_ source: Observable<Element>, _ buffering: AsyncBuffering<Element>) {
        self.source = source
        self.buffering = buffering
        subscriptionFromNow = nil
    }

    package init(fromNow source: Observable<Element>, _ buffering: AsyncBuffering<Element>) {
        self.source = source
        self.buffering = buffering
        subscriptionFromNow = SubscriptionFromNow(AsyncValuesSubscription(source, buffering))
    }

    /// Makes an iterator, which subscribes when it is first asked for an element.
    public func makeAsyncIterator() -> Iterator {
        guard let subscription = subscriptionFromNow?.take() else {
            return Iterator(AsyncValuesSubscription(source, buffering))
        }
        subscription.endIfCancelled()
        return Iterator(subscription)
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
        /// - Returns: The element; `nil` when the sequence has completed.
        /// - Throws: The error with which the sequence fails, once; `CancellationError` if the task was cancelled
        ///   before the sequence ended.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Element? {
            try await subscription.next(isolation: actor)
        }

        /// Waits for the next element: the requirement of `AsyncIteratorProtocol` on systems before macOS 15 and iOS
        /// 18.
        ///
        /// - Returns: The element; `nil` when the sequence has completed.
        /// - Throws: The error with which the sequence fails, once; `CancellationError` if the task was cancelled
        ///   before the sequence ended.
        public mutating func next() async throws -> Element? {
            try await subscription.next(isolation: nil)
        }
    }
}

/// A subscription that waits for its iterator.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class SubscriptionFromNow<Element: Sendable>: Sendable {
    private let subscription: Locked<AsyncValuesSubscription<Element>?>

    init(_ subscription: AsyncValuesSubscription<Element>) {
        self.subscription = Locked(subscription)
        subscription.subscribe()
    }

    func take() -> AsyncValuesSubscription<Element>? {
        subscription.withLock { $0.take() }
    }
}
