public import RxObservable

extension ObservableType {
    /// Emits elements after those of the source.
    ///
    /// ```
    /// source:         a--b--|
    /// endWith(x, y):  a--b--(xy|)
    /// ```
    ///
    /// - Parameter elements: The elements to end with.
    /// - Returns: The source's elements, then these; completes after the last of them, and fails with the source.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func endWith(_ elements: Element...) -> Observable<Element> {
        asObservable().concat(Observable.concat(elements.map { .just($0) }))
    }
}
