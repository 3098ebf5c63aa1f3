// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// All elements of a sequence in an array, as a single.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The elements, once the source has completed; fails with the source.
    /// - Complexity: Amortised O(1) for each element; memory is O(*n*) in their number.
    /// - SeeAlso: [to](https://reactivex.io/documentation/operators/to.html)
    @_alwaysEmitIntoClient
    public func toArray() -> MainSingle<[Element]> {
        MainSingle(asObservable().toArray().source)
    }
}
