// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter selector: Makes the inner sequence. It is called when the element arrives.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences; the stack is flat.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func concatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }
}

extension InfallibleType where Element: Sendable {
    /// Calls an asynchronous closure with each element, one after the other: the `map` of asynchronous closures.
    ///
    /// The form of `concatMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements in the order of the source, delivered on the concurrent executor; completes
    ///   when the source has completed and the last call has returned.
    /// - Complexity: Memory is O(*n*) in the number of waiting elements.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func concatMap<Result: Sendable>(
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async -> Result
    ) -> Infallible<Result> {
        withoutErrors(asObservable().concatMap(transform))
    }
}
