// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Emits each run of a number of neighbouring elements.
    ///
    /// The form of `nwise(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter count: The length of the runs; one or more.
    /// - Returns: An array for each element from the `count`th on; ends with the source.
    /// - Complexity: O(`count`) for an element; so many elements are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> MainObservable<[Element]> {
        MainObservable(asObservable().nwise(count))
    }
}
