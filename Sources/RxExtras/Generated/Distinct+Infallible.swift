// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// The form of `distinct()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Returns: Each element once; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different elements.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinct() -> Infallible<Element> {
        Infallible(asObservable().distinct())
    }
}
