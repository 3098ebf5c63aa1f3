// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Drops the elements that satisfy a condition.
    ///
    /// The form of `ignoreWhen(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The other elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ignoreWhen(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().ignoreWhen(predicate))
    }
}
