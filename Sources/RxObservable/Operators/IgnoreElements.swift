extension ObservableType {
    /// Ignores all elements, and forwards only the end.
    ///
    /// ```
    /// source:            a--b--|
    /// ignoreElements():  ------|
    /// ```
    ///
    /// ```swift
    /// let upload = Observable.of("10 %", "50 %", "100 %")
    /// _ = upload.ignoreElements().subscribe(onCompleted: { print("uploaded") })
    /// // Prints "uploaded".
    /// ```
    ///
    /// Also known as `ignoreOutput` (Combine).
    ///
    /// - Returns: A sequence without elements that completes and fails with the source.
    /// - SeeAlso: [ignoreElements](https://reactivex.io/documentation/operators/ignoreelements.html)
    @_alwaysEmitIntoClient
    public func ignoreElements() -> Observable<Swift.Never> {
        stepNode("ignoreElements", asObservable(), ()) { _, _ in }
    }
}
