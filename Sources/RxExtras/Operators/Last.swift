public import RxObservable
public import RxTraits

extension ObservableType {
    /// The last element of a sequence, as a single.
    ///
    /// ```
    /// source:  a--b--|
    /// last():  ------(b|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of(1, 2, 3).last().subscribe(onSuccess: { print($0 ?? 0) })
    /// // Prints "3".
    /// ```
    ///
    /// - Returns: The last element, once the source has completed; `nil` if there is none. Fails with the source.
    /// - SeeAlso: [last](https://reactivex.io/documentation/operators/last.html)
    @_alwaysEmitIntoClient
    public func last() -> Single<Element?> {
        takeLast(1).first()
    }
}
