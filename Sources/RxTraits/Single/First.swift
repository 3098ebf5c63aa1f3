@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// The first element of a sequence, as a single.
    ///
    /// ```
    /// source:   --a--b--|
    /// first():  --(a|)
    /// ```
    ///
    /// ```swift
    /// let empty = Observable<Int>.empty()
    /// _ = Observable.of(7, 8, 9).first().subscribe(onSuccess: { print($0 ?? 0) })
    /// _ = empty.first().subscribe(onSuccess: { print($0 ?? 0) })
    /// // Prints "7", "0".
    /// ```
    ///
    /// - Returns: The first element, at once; `nil` if the source completes without one. Fails with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func first() -> Single<Element?> {
        PrimitiveSequence(
            raw: stepNode(
                "first",
                asObservable(),
                false,
                end: { stage, error in if let error { stage.finish(error) } else { stage.finish(with: nil) } }
            ) { stage, element in
                guard stage.update({ !$0 }) else { return }
                // The flag is set before the element is sent, so another element that an observer causes meanwhile is
                // dropped.
                stage.update { $0 = true }
                stage.finish(with: element)
            }
        )
    }
}
