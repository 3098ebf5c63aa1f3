// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension InfallibleType {
    /// A sequence that is made anew for each subscription.
    ///
    /// The form of `deferred(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter observableFactory: Makes the sequence. It is called once for each subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(.deferred { observableFactory().asObservable() })
    }
}
