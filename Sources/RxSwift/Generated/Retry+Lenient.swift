// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `retry(on:when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func retry<TriggerObservable: ObservableType, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), { $0 as? Failure }, when: sendable(notificationHandler))
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), { $0 }, when: sendable(notificationHandler))
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `retry(on:when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func retry<TriggerObservable: ObservableType, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(on: failure, when: notificationHandler)))
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(retried(source, { $0 }, when: sendable(notificationHandler))))
    }
}
