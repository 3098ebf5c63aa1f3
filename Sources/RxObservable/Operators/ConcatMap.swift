extension ObservableType {
    /// Makes a sequence of each element and sends them one after the other.
    ///
    /// ```
    /// source:               (ab)--------|
    /// concatMap { $0-$0| }: a-ab-b------|
    /// ```
    ///
    /// The next inner sequence is subscribed to when the one before it has completed and been freed.
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when
    ///   the element comes.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences; the stack is flat.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    @_disfavoredOverload
    public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .merge(limit: 1), selector)
    }
}
