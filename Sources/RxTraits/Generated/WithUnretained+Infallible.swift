// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:)`` for sequences that can't fail.
    ///
    /// - Parameter obj: The object; held weakly.
    /// - Returns: The object and each element; completes at the first element after the object is gone, and ends with
    ///   the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)> {
        Infallible(asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``/RxObservable/ObservableType/withUnretained(_:resultSelector:)`` for sequences that can't fail:
    /// its closures can't, either.
    ///
    /// - Parameters:
    ///   - obj: The object; held weakly.
    ///   - resultSelector: Combines the object and an element.
    /// - Returns: The results; completes at the first element after the object is gone, and ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
    }
}
