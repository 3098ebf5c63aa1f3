extension ObservableType where Element: ObservableConvertibleType & SendableMetatype {
    /// Emits the elements of the latest inner sequence only.
    ///
    /// ```
    /// source:          x----y-------|
    /// x:               a--b--c--d|
    /// y:                    1--2--3|
    /// switchLatest():  a--b-1--2--3-|
    /// ```
    ///
    /// When a new inner sequence comes, the one before it is disposed of, and what it may still send is dropped.
    ///
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed,
    ///   and fails when one of those two fails.
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @_alwaysEmitIntoClient
    public func switchLatest() -> Observable<Element.Element> {
        Flatten(asObservable(), .latest, as: "switchLatest", { $0 })
    }
}
