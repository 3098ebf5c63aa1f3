internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// A channel that keeps elements for those who come later.
///
/// What is kept changes when an element is accepted; in the same step, under the lock, the element gets its place in the
/// section's order. A new subscriber takes a copy of what is kept and gets a place in that order in one step, too. So the
/// elements before its place are among what it has copied, those behind it reach it live, and none is lost or doubled.
///
/// The subscribing thread sends the copy at once, whoever is in the section. What reaches the subscriber from there
/// meanwhile waits behind that, in the subscriber (contracts L4, G9).
///
/// All work for the section is queued under the lock. So who enters an idle section and leaves it under the lock finds
/// nothing else to do there: a thread that subscribes or disposes never sends for others, who might feed it without end.
class KeepingChannel<Element>: Channel<Element> {
    /// Sends an element in its turn, which the lock decides about; releases the lock before that.
    @inline(__always) final func unlockAndSend(_ element: Element) {
        if section.tryEnter() {
            lock.unlock()
            send(element)
            section.leave()
        } else {
            let isOurs = section.queue { self.send(element) }
            lock.unlock()
            if isOurs { section.drain() }
        }
    }

    final override func makeSubscriber(_ sink: Sink<Element>) -> SubjectSubscriber {
        ReplayedSubscriber(self, sink)
    }

    final override func unlockAndAdmit(_ subscriber: SubjectSubscriber) {
        if section.tryEnter() {
            admit(subscriber)
            section.leave()
        } else if section.queue({ self.admit(subscriber) }) {
            section.drain()
        }
        unlockAndReplay(to: subscriber)
        subscriber.hasBeenReplayedTo()
    }

    final override func remove(_ subscriber: SubjectSubscriber) {
        lock.lock()
        if section.tryEnter() {
            subscribers.remove(subscriber)
            section.leave()
        } else if section.queue({ self.subscribers.remove(subscriber) }) {
            section.drain()
        }
        lock.unlock()
        // The list may have had the last other reference; foreign objects end here, outside the lock.
        withExtendedLifetime(subscriber) {}
    }
}
