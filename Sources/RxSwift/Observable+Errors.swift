public import RxObservable

extension ObservableType {
    /// Lenient form of `catch(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
        Catch(asObservable(), sendable(handler))
    }

    /// Lenient form of `catch(sequence:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func `catch`<Sequence: Swift.Sequence>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        CatchSequence(sequence)
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        RetryWhen(asObservable(), { $0 as? Error }, sendable(notificationHandler))
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> Observable<Element> {
        RetryWhen(asObservable(), { $0 }, sendable(notificationHandler))
    }
}
