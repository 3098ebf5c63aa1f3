extension ObservableType {
    /// Makes a sequence of each element and sends the elements of the latest one.
    ///
    /// ```
    /// source:                        a----b-------|
    /// flatMapLatest { $0--$0--$0| }: a--a-b--b--b-|
    /// ```
    ///
    /// When a new element comes, the inner sequence of the one before it is disposed of, and what it may still send is
    /// dropped: the operator of live searches.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest have completed, and
    ///   fails when one of those two fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    @_disfavoredOverload
    public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .latest, selector)
    }
}
