#if canImport(Combine)
public import Combine
internal import RxDisposables
public import RxObservable
public import RxTraits

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension Publisher where Output: Sendable {
    /// The publisher as a sequence: each subscription subscribes to it and demands everything.
    ///
    /// ```swift
    /// let disposable = subject.asObservable().subscribe(onNext: { print($0) })
    /// ```
    ///
    /// Disposing cancels, and an error is passed on. The sequence is `Sendable`, and a publisher isn't: the compiler
    /// doesn't check that the publisher may be subscribed to where the sequence is. Subscribe in one place, or make
    /// sure of it, as for subjects and for what is made of `Just` and operators that capture `Sendable` values.
    ///
    /// - Returns: A sequence of the publisher's values.
    public func asObservable() -> Observable<Output> {
        // SAFETY: the comment states the caller's duty; Combine's types don't express it.
        let publisher = UncheckedSendable(eraseToAnyPublisher())
        return Observable.create { observer in
            let subscriber = ObserverSubscriber<Output, Failure>(observer)
            publisher.value.subscribe(subscriber)
            return Disposables.create { subscriber.cancel() }
        }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension Publisher where Output: Sendable, Failure == Never {
    /// The publisher as a sequence that can't fail.
    ///
    /// - Returns: A sequence of the publisher's values; what ``asObservable()`` says of threads holds here, too.
    public func asInfallible() -> Infallible<Output> {
        asObservable().asInfallible(onErrorFallbackTo: .empty())
    }
}
#endif
