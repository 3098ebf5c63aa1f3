public import RxObservable

extension ObservableType where Element: Sendable {
    /// Transforms each element into a sequence, and runs these sequences one after the other; errors wait until all
    /// have ended.
    ///
    /// ```
    /// source:                        (xy)------|
    /// x:                             -a-#
    /// y:                                -b--c|
    /// concatMapDelayError { $0 }:    -a--b--c--#
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// _ = Observable.of("a", "b")
    ///     .concatMapDelayError { name in name == "a" ? Observable.error(Offline()) : .just("\(name) is there") }
    ///     .subscribe(onNext: { print($0) }, onError: { _ in print("one has failed") })
    /// // Prints "b is there", "one has failed".
    /// ```
    ///
    /// - Parameter selector: Makes the inner sequence; an error that it throws fails the sequence at once.
    /// - Returns: The elements of all inner sequences, in order. When the source and all of them have ended, completes
    ///   if none has failed, else fails with the error, or with a ``CompositeError`` if there are several.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements, which has no limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func concatMapDelayError<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMapDelayError(maxConcurrent: 1, selector)
    }
}
