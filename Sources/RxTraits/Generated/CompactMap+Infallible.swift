// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter transform: Makes the new element, or `nil` to drop this one.
    /// - Returns: The results that aren't `nil`; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }
}

extension InfallibleType where Element: Sendable {
    /// Calls an asynchronous closure with each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(maxConcurrent:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - transform: Makes the new element, or `nil` to drop this one.
    /// - Returns: The results that aren't `nil`, as they come, delivered on the concurrent executor, one at a time;
    ///   completes when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func compactMap<Result: Sendable>(
        maxConcurrent: Int,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result?
    ) -> Infallible<Result> {
        withoutErrors(asObservable().compactMap(maxConcurrent: maxConcurrent, transform))
    }
}
