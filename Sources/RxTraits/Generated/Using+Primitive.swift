// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable

extension PrimitiveSequence {
    /// A sequence together with a resource that it needs, both made anew for each subscription.
    ///
    /// The form of `using(_:observableFactory:)` of ``/RxObservable/ObservableType`` for singles, maybes and
    /// completables.
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource; an error that it throws fails the subscription.
    ///   - primitiveSequenceFactory: Makes the sequence of the resource; an error that it throws fails the
    ///     subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }
}
