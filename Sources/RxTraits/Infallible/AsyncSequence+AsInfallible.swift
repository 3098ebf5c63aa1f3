public import RxObservable

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
    /// The elements of an asynchronous sequence that can't fail, as an infallible.
    ///
    /// ```
    /// async sequence:  a--b--c--|
    /// asInfallible():  a--b--c--|
    /// ```
    ///
    /// ```swift
    /// ticks.asInfallible().subscribe(onNext: { print($0) }).disposed(by: bag)
    /// ```
    ///
    /// Each subscription iterates in a task of its own, on the concurrent executor; disposal cancels it. The
    /// asynchronous sequence decides what two subscriptions receive: an `AsyncStream` gives each element to only one of
    /// them, and ends for both when one is disposed of. With `asInfallible().share()`, all receive each element; with
    /// ``Infallible/asyncSequence(priority:_:)``, each has a sequence of its own.
    ///
    /// - Parameter priority: The priority of the task; without it, that of the subscribing task or thread.
    /// - Returns: The elements; completes with the asynchronous sequence.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    public func asInfallible(priority: TaskPriority? = nil) -> Infallible<Element> {
        withoutErrors(asObservable(priority: priority))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Infallible where Element: Sendable {
    /// The elements of an asynchronous sequence that can't fail, and is made anew for each subscription.
    ///
    /// ```
    /// made sequence:            a--b--c--|
    /// asyncSequence { made }:   a--b--c--|
    /// ```
    ///
    /// Use it for sequences that aren't `Sendable`, and for those that allow only one iterator, such as an
    /// `AsyncStream`.
    ///
    /// ```swift
    /// let even = Infallible.asyncSequence { ticks.filter { $0 % 2 == 0 } }
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; without it, that of the subscribing task or thread.
    ///   - makeSequence: Makes the sequence, once for each subscription, on the concurrent executor.
    /// - Returns: The elements; completes with the asynchronous sequence.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    public static func asyncSequence<Source: AsyncSequence & SendableMetatype>(
        priority: TaskPriority? = nil,
        _ makeSequence: @escaping @Sendable () async -> sending Source
    ) -> Infallible<Element>
    where Source.Element == Element, Source.Failure == Never, Source.AsyncIterator: SendableMetatype {
        withoutErrors(.asyncSequence(priority: priority, makeSequence))
    }
}
