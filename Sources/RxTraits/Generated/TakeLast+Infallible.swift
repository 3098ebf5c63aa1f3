// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Emits the last elements when the source completes.
    ///
    /// The form of ``/RxObservable/ObservableType/takeLast(_:)`` for sequences that can't fail.
    ///
    /// - Parameter count: The number of elements to keep. With zero only the end is sent; a negative number is a
    ///   programmer error.
    /// - Returns: The last `count` elements, or all if there are fewer, and then completion.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [takeLast](https://reactivex.io/documentation/operators/takelast.html)
    @_alwaysEmitIntoClient
    public func takeLast(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().takeLast(count))
    }
}
