@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The elements of an asynchronous sequence as an observable one.
    ///
    /// ```
    /// async sequence:  a--b--c--|
    /// asObservable():  a--b--c--|
    /// ```
    ///
    /// Each subscription iterates in a task of its own. The task runs on the concurrent executor, whichever actor the
    /// caller is on, and elements are delivered there; use `observe(on:)` to have them elsewhere. Disposal cancels the
    /// task, and nothing is delivered after it.
    ///
    /// The asynchronous sequence decides what two subscriptions receive. An `AsyncStream` gives each element to only
    /// one of its iterators, and ends for all of them when one subscriber disposes, since that cancels its task; an
    /// `AsyncThrowingStream` traps when two iterators wait at the same time. With `asObservable().share()`, all
    /// subscribers receive each element from one task; with ``ObservableType/asyncSequence(priority:_:)``, each has a
    /// stream of its own.
    ///
    /// - Parameter priority: The priority of the task; without it, that of the subscribing task or thread.
    /// - Returns: The elements; ends as the asynchronous sequence does. If the task was cancelled by something other
    ///   than disposal, the sequence fails with `CancellationError`.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        TaskSource("asObservable", priority: priority) { [self] emitter in
            try await emitter.forward(self)
        }
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @preconcurrency
    package func strictObservable(_ priority: TaskPriority?) -> Observable<Element> {
        asObservable(priority: priority)
    }
}

extension ObservableType where Element: Sendable {
    /// The elements of an asynchronous sequence that is made anew for each subscription.
    ///
    /// ```
    /// made sequence:            a--b--c--|
    /// asyncSequence { made }:   a--b--c--|
    /// ```
    ///
    /// For sequences that aren't `Sendable`, such as most chains of asynchronous algorithms: the closure makes the
    /// sequence inside the task that iterates over it.
    ///
    /// ```swift
    /// let even = Observable.asyncSequence { ticks.filter { $0 % 2 == 0 } }
    /// ```
    ///
    /// ```swift
    /// let numbers = Observable.asyncSequence { AsyncStream { $0.yield(1); $0.yield(2); $0.finish() } }
    /// for try await number in numbers.map({ $0 * 10 }).values { print(number) }
    /// // Prints "10", "20".
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - makeSequence: Makes the sequence, once for each subscription, on the concurrent executor; an error that it
    ///     throws fails the subscription.
    /// - Returns: The elements; ends as the asynchronous sequence does.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public static func asyncSequence<Source: AsyncSequence & SendableMetatype>(
        priority: TaskPriority? = nil,
        _ makeSequence: @escaping @Sendable () async throws -> sending Source
    ) -> Observable<Element> where Source.Element == Element, Source.AsyncIterator: SendableMetatype {
        TaskSource("asyncSequence", priority: priority) { emitter in
            try await emitter.forward(try await makeSequence())
        }
    }
}
