#if canImport(Combine)
internal import Combine
internal import RxObservable

/// A sequence as a publisher: each subscriber subscribes to it.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
struct SequencePublisher<Output: Sendable, Failure: Error>: Publisher {
    let source: Observable<Output>
    let surplus: Surplus
    let staysOnMain: Bool
    let failure: @Sendable (any Error) -> Failure?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = DemandSubscription(subscriber, surplus, staysOnMain: staysOnMain, failure: failure)
        // The subscription is sent first, as Combine requires: demand and cancellation may come before the source sends
        // anything.
        subscriber.receive(subscription: subscription)
        subscription.start(source)
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension SequencePublisher where Failure == any Error {
    init(_ source: Observable<Output>, _ surplus: Surplus, staysOnMain: Bool = false) {
        self.init(
            source: source,
            surplus: surplus,
            staysOnMain: staysOnMain || source is MainObservable<Output>
        ) { $0 }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension SequencePublisher where Failure == Never {
    init(unfailing source: Observable<Output>, _ surplus: Surplus, staysOnMain: Bool) {
        self.init(
            source: source,
            surplus: surplus,
            staysOnMain: staysOnMain || source is MainObservable<Output>
        ) { _ in nil }
    }
}
#endif
