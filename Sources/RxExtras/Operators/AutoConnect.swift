internal import RxDisposables
public import RxObservable
public import RxSubjects

extension ConnectableObservable where Element: Sendable {
    /// Connects once there are enough subscribers, and never disconnects.
    ///
    /// ```
    /// source:                             a--b--|
    /// publish().autoConnect(2), first:  --a--b--|
    /// second:                           --a--b--|
    /// ```
    ///
    /// Here the second comes at 2.
    ///
    /// ```swift
    /// let numbers = Observable.of(1, 2).publish().autoConnect(2)
    /// _ = numbers.subscribe(onNext: { print("a: \($0)") })  // waits for the second subscriber
    /// _ = numbers.subscribe(onNext: { print("b: \($0)") })
    /// // Prints "a: 1", "b: 1", "a: 2", "b: 2".
    /// ```
    ///
    /// - Parameter subscriberCount: The number of subscribers that connects it; with zero or less, the source is
    ///   connected at once.
    /// - Returns: A sequence like any other; completes and fails with the connectable one.
    /// - SeeAlso: [connect](https://reactivex.io/documentation/operators/connect.html)
    @_disfavoredOverload
    public func autoConnect(_ subscriberCount: Int = 1) -> Observable<Element> {
        if subscriberCount <= 0 { _ = connect() }
        let arrivals = Locked(0)
        return asObservable().do(onSubscribed: {
            let count = arrivals.withLock { count in
                count += 1
                return count
            }
            if count == subscriberCount { _ = self.connect() }
        })
    }
}
