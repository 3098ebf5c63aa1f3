// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `using(_:observableFactory:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        usingResource(sendable(resourceFactory), sendable(observableFactory))
    }
}

extension InfallibleType {
    /// Lenient form of `using(_:observableFactory:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () -> Resource,
        observableFactory: @escaping (Resource) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(.using(resourceFactory) { observableFactory($0).asObservable() })
    }
}

extension PrimitiveSequence {
    /// Lenient form of `using(_:primitiveSequenceFactory:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }
}
