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
    public func ignoreElements() -> Observable<Never> {
        Lift("ignoreElements", asObservable()) { IgnoreElementsSink($0) }
    }
}

private final class IgnoreElementsSink<Element>: Stage<Element, Never> {
    override func onNext(_ element: Element) {}
}
