// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable

extension InfallibleType {
    /// A sequence together with a resource that it needs, both made anew for each subscription.
    ///
    /// The form of `using(_:observableFactory:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closures can't, either.
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource.
    ///   - observableFactory: Makes the sequence of the resource.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () -> Resource,
        observableFactory: @escaping @Sendable (Resource) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(.using(resourceFactory) { observableFactory($0).asObservable() })
    }
}
