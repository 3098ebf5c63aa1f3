public import RxObservable
public import RxTraits

extension PrimitiveSequenceType {
    /// Lenient form of `catch(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func `catch`(
        _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: caught(source, sendable { try handler($0).source }))
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @_disfavoredOverload
    public func retry<Trigger: ObservableType, Failure: Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(retried(source, { $0 as? Failure }, when: sendable(notificationHandler))))
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(retried(source, { $0 }, when: sendable(notificationHandler))))
    }
}
