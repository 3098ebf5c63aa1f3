public import RxDisposables
internal import RxSchedulers

extension Observable {
    /// Subscribes closures to a sequence with at most one result: the common path of `Single` and `Maybe`.
    ///
    /// The first event ends the subscription, even if it is an element.
    ///
    /// - Parameters:
    ///   - sink: The class of the last sink: a constant in a client, without a look-up.
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when the sequence completes without an element.
    ///   - onDisposed: Called once when the subscription is over, for any reason.
    /// - Returns: The subscription.
    @usableFromInline @preconcurrency
    package final func subscribeResult(
        _ sink: ResultSink<Element>.Type,
        onSuccess: consuming (@Sendable (Element) -> Void)?,
        onError: consuming (@Sendable (any Error) -> Void)?,
        onCompleted: consuming (@Sendable () -> Void)?,
        onDisposed: consuming (@Sendable () -> Void)?
    ) -> any Disposable {
        // No other event can come between these calls, so no subscription is made.
        let shape = shape
        if case .just = shape, let just = asJust, !Instrumentation.isOn {
            Trampoline.current.run {
                onSuccess?(just.element)
                onDisposed?()
            }
            return Disposables.create()
        }
        if let subscription = subscribeWithoutSink(shape, onCompleted, onDisposed) { return subscription }
        return attachHandlers(sink, endsByItself: true, onSuccess, onError, onCompleted, onDisposed)
    }
}

/// The last sink of a sequence with at most one result: an element also ends the subscription.
@usableFromInline
package final class ResultSink<Element>: HandlerSink<Element> {
    package override func onNext(_ element: Element) {
        guard endSubscription() else { return }
        next(element)
        finishSubscription()
    }
}
