public import RxObservable
public import RxSubjects

extension ObservableType where Element: Sendable {
    /// Subscribes to all sequences, and disposes of those before the one that has emitted last.
    ///
    /// ```
    /// x:                 a--b--c--|
    /// y:                 ----1--2--|
    /// cascade([x, y]):   a--b1--2--|
    /// ```
    ///
    /// ```swift
    /// let calm = PublishSubject<String>()
    /// let urgent = PublishSubject<String>()
    /// Observable.cascade([calm, urgent]).subscribe(onNext: { print($0) }).disposed(by: bag)
    /// calm.onNext("the weather")
    /// urgent.onNext("a storm")
    /// calm.onNext("nobody hears this any more")
    /// // Prints "the weather", "a storm".
    /// ```
    ///
    /// - Parameter observables: The sequences, from the most provisional to the last; subscribed to in order.
    /// - Returns: The elements of the latest sequence that has sent one; completes when it and all after it have
    ///   completed, at once if there are none, and fails with any that is still subscribed to.
    /// - Complexity: O(1) for an element. What other threads send while one is inside the observer waits, without a
    ///   limit.
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @_alwaysEmitIntoClient
    public static func cascade<Sources: Sequence>(
        _ observables: Sources
    ) -> Observable<Element> where Sources.Element == Observable<Element> {
        let sources = Array(observables)
        guard let last = sources.last else { return .empty() }
        return sources.dropLast().reversed().reduce(last) { later, source in
            // `later` is subscribed to once: its first element ends the source, and its elements are merged.
            later.multicast({ PublishSubject<Element>() }) { later in .merge(source.take(until: later), later) }
        }
    }
}
