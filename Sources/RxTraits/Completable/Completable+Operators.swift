internal import RxObservable

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Continues with another completable when this one completes.
    ///
    /// - Parameter second: The completable to continue with.
    /// - Returns: The end of the second; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func concat(_ second: Completable) -> Completable {
        .concat(primitiveSequence, second)
    }
}
