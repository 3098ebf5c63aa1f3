extension ObservableType {
    /// Makes a sequence of each element and merges them all.
    ///
    /// ```
    /// source:             a-----b-----|
    /// flatMap { $0-$0| }: a-a---b-b---|
    /// ```
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    @_disfavoredOverload
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .merge(limit: .max), selector)
    }
}
