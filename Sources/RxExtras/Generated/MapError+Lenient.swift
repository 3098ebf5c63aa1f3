// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> Observable<Element> {
        strict.mapError(sendable(transform))
    }
}

extension Strict {
    func mapError(_ transform: @escaping @Sendable (any Error) throws -> any Error) -> Observable<Element> {
        source.mapError(transform)
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> PrimitiveSequence<Trait, Element> {
        strict.mapError(sendable(transform))
    }
}

extension StrictPrimitive {
    func mapError(
        _ transform: @escaping @Sendable (any Error) throws -> any Error
    ) -> PrimitiveSequence<Trait, Element> {
        source.mapError(transform)
    }
}
