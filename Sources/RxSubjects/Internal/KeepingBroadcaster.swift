internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// A broadcaster that keeps elements for later subscribers.
///
/// The kept elements change when an element is accepted; in the same step, under the lock, the element gets its
/// position in the section's order. A new subscriber copies the kept elements and gets a position in that order in one
/// step, too. So the elements before its position are in its copy, later elements reach it live, and none is lost or
/// doubled.
///
/// The subscribing thread sends the copy at once, even if another thread is in the section. Events that reach the
/// subscriber from there meanwhile wait behind the copy, in the subscriber (contracts L4, G9).
///
/// Threads enter the section under the lock, too.
///
/// A method `unlockAnd…` is called with the lock held, and releases it before it sends: a closure under the lock would
/// return an element as an optional, whose metadata unspecialised code looks up.
@usableFromInline
class KeepingBroadcaster<Element>: Broadcaster<Element> {
    /// Sends an element in its turn, in an order that the lock decides; releases the lock before that.
    @inline(__always) final func unlockAndSend(_ element: Element) {
        section.pass(element, to: self, isEntered: section.tryEnterUnderLock(), unlocking: lock) { $0.send($1) }
    }

    final override func makeSubscriber(_ sink: Sink<Element>) -> SubjectSubscriber {
        ReplayedSubscriber(self, sink)
    }

    final override func unlockAndAdmit(_ subscriber: SubjectSubscriber) {
        // Both the position in the order and the copy are taken under the lock.
        _ = settleInTurn(subscriber)
        // Mutant gap: "replay 1: two emit, one comes"
        unlockAndReplay(to: subscriber)
        // This opens the gate: this thread sends the events that came meanwhile, and from then on the section sends to
        // the subscriber directly.
        subscriber.didFinishReplay()
    }
}
