internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// Measures how long elements wait for a scheduler: they leave the queue in the order in which they came.
final class HopMeter: Sendable {
    private let schedulerType: Any.Type
    private let subscription: TracedSubscription
    /// For each waiting element, when it arrived, and when it was first seen.
    private let waiting = Locked(RingBuffer<(entry: UInt64, origin: UInt64)>())

    init(_ schedulerType: Any.Type, _ subscription: TracedSubscription) {
        self.schedulerType = schedulerType
        self.subscription = subscription
    }

    func enter() {
        let now = Moment.now.nanoseconds
        let origin = ThreadState.current.pointee.origin
        // For an element that wasn't seen before, the time starts here.
        waiting.withLock { $0.append((now, origin == 0 ? now : origin)) }
    }

    func leave(_ deliver: () -> Void) {
        // The queue of `observe(on:)` keeps the order, so the first element to come is the first one to leave.
        let (times, count) = waiting.withLock { ($0.popFirst(), $0.count) }
        guard let times else { return deliver() }
        let hop = SchedulerHop(
            schedulerType: schedulerType,
            wait: Moment.now - Moment(nanoseconds: times.entry),
            queueLength: count
        )
        Tracer.shared.tell { $0.hopped(hop, in: subscription) }
        let thread = ThreadState.current
        // During the delivery, the state of the new thread has the origin of the element. The call may be nested in the
        // delivery of another element.
        let outer = thread.pointee.origin
        thread.pointee.origin = times.origin
        deliver()
        thread.pointee.origin = outer
    }
}

/// The stage before the queue.
final class HopEntry<Element>: PassingStage<Element> {
    private let meter: HopMeter

    init(_ downstream: Sink<Element>, _ meter: HopMeter) {
        self.meter = meter
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        meter.enter()
        downstream.onNext(element)
    }
}

/// The stage after the queue.
final class HopExit<Element>: PassingStage<Element> {
    private let meter: HopMeter

    init(_ downstream: Sink<Element>, _ meter: HopMeter) {
        self.meter = meter
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        meter.leave { downstream.onNext(element) }
    }
}
