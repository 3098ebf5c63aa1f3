// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType where Element: Collection & SendableMetatype {
    /// Transforms each element of each collection.
    ///
    /// The form of `mapMany(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements, in arrays; ends with the source.
    /// - Complexity: O(*n*) in the number of elements of a collection.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) -> Result) -> Infallible<[Result]> {
        Infallible(asObservable().mapMany(transform))
    }
}
