public import RxObservable

extension ObservableType {
    /// Shares one subscription to the source, from `connect()` on, and replays all of its elements to new subscribers.
    ///
    /// ```
    /// source:         a--b--c------d--|
    /// connect:        ^
    /// replayAll():    a--b--c------d--|
    /// second, later:  --------(abc)d--|
    /// ```
    ///
    /// It is `multicast` with an unbounded ``ReplaySubject`` for each connection.
    ///
    /// ```swift
    /// let source = PublishSubject<String>()
    /// let log = source.replayAll()
    /// log.connect().disposed(by: bag)
    /// for line in ["start", "login", "open"] { source.onNext(line) }
    /// log.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// // Prints "start", "login", "open".
    /// ```
    ///
    /// - Returns: A connectable sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; all elements are kept, without a limit.
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @_disfavoredOverload
    public func replayAll() -> ConnectableObservable<Element> where Element: Sendable {
        multicast { ReplaySubject.createUnbounded() }
    }
}
