public import RxObservable

extension ObservableType {
    /// Shares one subscription to the source, from `connect()` on.
    ///
    /// ```
    /// source:         a--b--c--|
    /// connect:        --^
    /// publish():      ---b--c--|
    /// second, later:  ------c--|
    /// ```
    ///
    /// It is `multicast` with a ``PublishSubject`` for each connection.
    ///
    /// To connect with the first subscriber instead, use ``share(replay:scope:)``.
    ///
    /// ```swift
    /// let numbers = Observable.of(1, 2).do(onSubscribe: { print("starts once") }).publish()
    /// _ = numbers.subscribe(onNext: { print("a: \($0)") })
    /// _ = numbers.subscribe(onNext: { print("b: \($0)") })
    /// _ = numbers.connect()  // both are there: now
    /// // Prints "starts once", "a: 1", "b: 1", "a: 2", "b: 2".
    /// ```
    ///
    /// Also known as `makeConnectable` (Combine).
    ///
    /// - Returns: A connectable sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber. What other threads send while one is inside an observer waits,
    ///   without a limit.
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    public func publish() -> ConnectableObservable<Element> {
        Multicast(asObservable()) { PublishSubject() }
    }
}
