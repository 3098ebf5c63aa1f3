// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter predicate: Whether an element passes.
    /// - Returns: The elements that pass; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }
}

extension InfallibleType where Element: Sendable {
    /// Asks an asynchronous closure of each element whether it passes.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(maxConcurrent:_:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of calls that run at the same time, at least one; elements that arrive meanwhile
    ///     wait, in order.
    ///   - predicate: Whether an element passes.
    /// - Returns: The elements that pass, as their calls return, delivered on the concurrent executor, one at a time;
    ///   completes when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public func filter(
        maxConcurrent: Int,
        @_inheritActorContext _ predicate: @escaping @isolated(any) @Sendable (Element) async -> Bool
    ) -> Infallible<Element> {
        withoutErrors(asObservable().filter(maxConcurrent: maxConcurrent, predicate))
    }
}
