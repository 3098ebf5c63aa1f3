public import RxDisposables
internal import RxSchedulers

extension Observable {
    /// Subscribes closures to a sequence that has one result at most: what `Single` and `Maybe` come down to.
    ///
    /// The first event ends the subscription, an element too.
    ///
    /// - Parameters:
    ///   - sink: The class of the last sink: known in a client, where it costs no look-up.
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called when the sequence completes without an element.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription.
    @usableFromInline
    package final func subscribeResult(
        _ sink: ResultSink<Element>.Type,
        onSuccess: consuming (@Sendable (Element) -> Void)?,
        onError: consuming (@Sendable (any Error) -> Void)?,
        onCompleted: consuming (@Sendable () -> Void)?,
        onDisposed: consuming (@Sendable () -> Void)?
    ) -> any Disposable {
        // Nothing can come between these calls, so there is no subscription to make.
        if let just = asJust, !Instrumentation.isOn {
            Trampoline.current.run {
                onSuccess?(just.element)
                onDisposed?()
            }
            return Disposables.create()
        }
        if let subscription = subscribeWithoutSink(onCompleted, onDisposed) { return subscription }
        return attachHandlers(sink, endsByItself: true, onSuccess, onError, onCompleted, onDisposed)
    }
}

/// The last sink of a sequence that has one result at most: an element ends the subscription, too.
@usableFromInline
package final class ResultSink<Element>: HandlerSink<Element> {
    package override func onNext(_ element: Element) {
        guard endSubscription() else { return }
        next(element)
        finishSubscription()
    }
}
