// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Emits the last elements when the source completes.
    ///
    /// The form of ``ObservableType/takeLast(_:)`` for sequences of the main thread.
    ///
    /// - Parameter count: The number of elements to keep. With zero only the end is sent; a negative number is a
    ///   programmer error.
    /// - Returns: The last `count` elements, or all if there are fewer, and then completion; fails with the source at
    ///   once.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [takeLast](https://reactivex.io/documentation/operators/takelast.html)
    @_alwaysEmitIntoClient
    public func takeLast(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().takeLast(count))
    }
}
