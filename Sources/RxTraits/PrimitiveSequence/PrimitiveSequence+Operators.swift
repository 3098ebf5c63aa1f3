internal import RxDisposables
public import RxObservable
internal import RxSchedulers

extension PrimitiveSequenceType {
    /// Continues with another sequence when this one fails.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let request = Single<String>.error(Offline())
    /// _ = request.catch { _ in .just("from the cache") }.subscribe(onSuccess: { print($0) })
    /// // Prints "from the cache".
    /// ```
    ///
    /// - Parameter handler: Returns the sequence to continue with; an error that it throws fails the sequence.
    /// - Returns: The source's result, or that of the handler's sequence.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `catch`(
        _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }

    // A trigger that completes ends `retry(when:)` without a result, but a single has no event for that.
    @usableFromInline
    package func completing(_ retried: Observable<Element>) -> Observable<Element> {
        Trait.self == SingleTrait.self ? onlyElement(of: retried, isSingle: true) : retried
    }
}
