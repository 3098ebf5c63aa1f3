// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Observable<Element> {
        strict.finally(sendable(action))
    }
}

extension Strict {
    func finally(_ action: @escaping @Sendable () -> Void) -> Observable<Element> {
        source.finally(action)
    }
}

extension InfallibleType {
    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Infallible<Element> {
        Infallible(asObservable().finally(action))
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> PrimitiveSequence<Trait, Element> {
        strict.finally(sendable(action))
    }
}

extension StrictPrimitive {
    func finally(_ action: @escaping @Sendable () -> Void) -> PrimitiveSequence<Trait, Element> {
        source.finally(action)
    }
}
