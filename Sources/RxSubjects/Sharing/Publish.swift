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
    /// To connect with the first subscriber instead, there is ``share(replay:scope:)``.
    ///
    /// - Returns: A connectable sequence; completes and fails with the source.
    /// - SeeAlso: [publish](https://reactivex.io/documentation/operators/publish.html)
    public func publish() -> ConnectableObservable<Element> {
        Multicast(asObservable()) { PublishSubject() }
    }
}
