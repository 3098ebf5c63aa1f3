@_spi(Pipeline) internal import RxObservable

/// Watches the events between a sequence and its subscriber.
final class TracedSink<Element>: PassingStage<Element> {
    private let subscription: TracedSubscription

    init(_ downstream: Sink<Element>, _ subscription: TracedSubscription) {
        self.subscription = subscription
        super.init(downstream)
    }

    deinit {
        // The chain was released without an end, as by a subject that is freed.
        Tracer.shared.end(subscription)
    }

    override var watcher: AnyObject? { subscription }

    override func onNext(_ element: Element) {
        // Without observers, an element is only counted. The rest is out of line, so that this path saves no registers.
        guard subscription.isLive, !Tracer.hasObservers else { return onObservedNext(element) }
        subscription.noteElement()
        downstream.onNext(element)
    }

    @inline(never) private func onObservedNext(_ element: Element) {
        guard subscription.isLive else {
            Tracer.shared.unseen(.late, watcher: subscription)
            return downstream.onNext(element)
        }
        subscription.noteElement()
        let thread = ThreadState.current
        // `origin` is when this element was first seen upstream, on this thread: by a checkpoint or after a queue. The
        // first checkpoint sets it for the stages downstream. Afterwards it is restored, since this element may be sent
        // during the delivery of another one.
        let origin = thread.pointee.origin
        if origin != 0 { subscription.noteLatency(max(1, Moment.now.nanoseconds &- origin)) }
        if origin == 0, subscription.isCheckpoint { thread.pointee.origin = Moment.now.nanoseconds }
        Tracer.shared.tell { $0.next(element, in: subscription) }
        downstream.onNext(element)
        Tracer.shared.tell { $0.delivered(in: subscription) }
        thread.pointee.origin = origin
    }

    override func onError(_ error: any Error) {
        guard subscription.leave(for: .failed) else {
            Tracer.shared.unseen(.lateError(error), watcher: subscription)
            return downstream.onError(error)
        }
        let thread = ThreadState.current
        // The subscription is on the trail while the error is delivered, so that code downstream can read which
        // subscriptions the error has passed.
        thread.pointee.trail.append(subscription)
        Tracer.shared.tell { $0.failed(error, in: subscription) }
        downstream.onError(error)
        thread.pointee.trail.removeLast()
    }

    override func onCompleted() {
        if subscription.leave(for: .completed) {
            Tracer.shared.tell { $0.completed(subscription) }
        }
        downstream.onCompleted()
    }

    override func dispose() {
        Tracer.shared.end(subscription)
        super.dispose()
    }
}
