// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Transforms each element into a sequence, and merges these sequences, a limited number at a time.
    ///
    /// The form of `flatMap(maxConcurrent:_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closures can't, either.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that are subscribed to at the same time; one or more. The
    ///     others wait in order.
    ///   - selector: Makes the inner sequence. It is called when the element arrives.
    /// - Returns: The elements of the inner sequences as they come; completes when the source and all of them have
    ///   completed.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(maxConcurrent: maxConcurrent, selector))
    }
}
