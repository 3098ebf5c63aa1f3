extension ObservableType {
    /// Ignores all elements, and forwards only the end.
    ///
    /// ```
    /// source:            a--b--|
    /// ignoreElements():  ------|
    /// ```
    ///
    /// - Returns: A sequence without elements that completes and fails with the source.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func ignoreElements() -> Observable<Swift.Never> {
        StepNode("ignoreElements", asObservable(), (), _StepStage<Element, Void, Swift.Never>.self) { _, _ in }
    }
}
