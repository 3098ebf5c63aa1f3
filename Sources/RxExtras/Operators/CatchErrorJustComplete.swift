public import RxObservable

extension ObservableType {
    /// Completes in place of an error.
    ///
    /// ```
    /// source:                    a--b--#
    /// catchErrorJustComplete():  a--b--|
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let news = Observable.of("rain").concat(Observable.error(Offline()))
    /// _ = news.catchErrorJustComplete().subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    /// // Prints "rain", "done".
    /// ```
    ///
    /// - Returns: The source's elements; completes when the source ends, and doesn't fail.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    public func catchErrorJustComplete() -> Observable<Element> {
        ending { _ in nil }
    }
}
