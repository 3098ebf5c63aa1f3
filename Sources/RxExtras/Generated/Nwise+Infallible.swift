// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Emits each run of a number of neighbouring elements.
    ///
    /// The form of `nwise(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter count: The length of the runs; one or more.
    /// - Returns: An array for each element from the `count`th on; ends with the source.
    /// - Complexity: O(`count`) for an element; so many elements are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> Infallible<[Element]> {
        Infallible(asObservable().nwise(count))
    }
}
