public import RxObservable

extension ObservableType {
    /// Emits elements after those of the source.
    ///
    /// ```
    /// source:             a--b--|
    /// endWith("x", "y"):  a--b--(xy|)
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of("one", "two").endWith("that's all").subscribe(onNext: { print($0) })
    /// // Prints "one", "two", "that's all".
    /// ```
    ///
    /// - Parameters:
    ///   - first: Sent when the source has completed.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The source's elements, then these; completes after the last of them and fails with the source.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func endWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> Observable<Element> where Element: Sendable {
        asObservable().concat(Observable.from([first, second] + others))
    }

    /// Emits an element after those of the source.
    ///
    /// - Parameter element: Sent last; one that isn't `Sendable` can't be used by the caller any more.
    /// - Returns: The source's elements, then this one; completes after it and fails with the source.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func endWith(_ element: sending Element) -> Observable<Element> {
        asObservable().concat(Observable.just(element))
    }
}
