public import RxObservable

extension ObservableType {
    /// Shares one subscription to the source, from `connect()` on, and replays its latest elements to new subscribers.
    ///
    /// ```
    /// source:         a--b--c-----d--|
    /// connect:        ^
    /// replay(2):      a--b--c-----d--|
    /// second, later:  --------(bc)d--|
    /// ```
    ///
    /// It is `multicast` with a ``ReplaySubject`` for each connection.
    ///
    /// Kept elements reach subscribers on several threads, so they have to be `Sendable`.
    ///
    /// To connect with the first subscriber instead, use ``share(replay:scope:)``.
    ///
    /// ```swift
    /// let source = PublishSubject<Int>()
    /// let shared = source.replay(2)
    /// shared.connect().disposed(by: bag)
    /// for number in 1...3 { source.onNext(number) }
    /// shared.subscribe(onNext: { print($0) }).disposed(by: bag)  // comes late, and gets the last two
    /// // Prints "2", "3".
    /// ```
    ///
    /// - Parameter bufferSize: The number of elements to keep for new subscribers; none if it is negative.
    /// - Returns: A connectable sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; `bufferSize` elements are kept. What other threads send while
    ///   one is inside an observer waits, without a limit.
    /// - SeeAlso: [replay](https://reactivex.io/documentation/operators/replay.html)
    @_disfavoredOverload
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> where Element: Sendable {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }
}
