public import RxObservable
public import RxTraits

extension PrimitiveSequenceType {
    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @_disfavoredOverload
    public func retry<Trigger: ObservableType, Failure: Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(retried(source, { $0 as? Failure }, when: sendable(notificationHandler))))
    }
}
