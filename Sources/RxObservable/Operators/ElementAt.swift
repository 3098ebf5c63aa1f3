extension ObservableType {
    /// Emits only the element at an index.
    ///
    /// ```
    /// source:          a--b--c--|
    /// element(at: 1):  ---(b|)
    /// ```
    ///
    /// ```swift
    /// let finish = Observable.of("Ann", "Ben", "Cleo", "Dan")
    /// _ = finish.element(at: 2).subscribe(onNext: { print("third place: \($0)") })
    /// // Prints "third place: Cleo".
    /// ```
    ///
    /// Also known as `output(at:)` (Combine), `elementAt` (RxJS).
    ///
    /// - Parameter index: The index of the element, counted from zero. At a negative index the sequence fails at once
    ///   with ``RxError/argumentOutOfRange``, and the source isn't subscribed to.
    /// - Returns: That element, and then completion; fails with ``RxError/argumentOutOfRange`` if the source completes
    ///   before that, and with the source.
    /// - SeeAlso: [elementAt](https://reactivex.io/documentation/operators/elementat.html)
    @_alwaysEmitIntoClient
    public func element(at index: Int) -> Observable<Element> {
        guard index >= 0 else { return .error(RxError.argumentOutOfRange) }
        return stepNode(
            "element(at:)",
            asObservable(),
            index,
            end: { stage, error in stage.finish(error ?? RxError.argumentOutOfRange) }
        ) { stage, element in
            guard stage.state >= 0 else { return }
            stage.state &-= 1
            if stage.state < 0 { stage.finish(with: element) }
        }
    }
}
