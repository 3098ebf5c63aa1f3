internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

/// Sends a subject's events to its subscribers: the engine of every subject, relay and `share`.
///
/// This class serves ``PublishSubject``, which keeps nothing but its end; a ``KeepingBroadcaster`` keeps elements, too.
///
/// Events that come while one is being sent wait in the section, and so does a new subscriber. Waiting items take their
/// turns in the order of arrival. So the order is the same for all subscribers, and a new subscriber misses nothing and
/// gets nothing twice (contracts L4, G9). The terminal event counts from its call on: a later subscriber gets it at
/// once.
///
/// A method `unlockAnd…` is called with the lock held, and releases it before it sends: a closure under the lock would
/// return a kept element as an optional, whose metadata unspecialised code looks up.
@usableFromInline
class Broadcaster<Element>: SubjectCore {
    /// The error that it has failed with; guarded by the lock.
    private(set) final var error: (any Error)?

    @usableFromInline
    override init() {
        super.init()
    }

    // MARK: - From outside, on any thread

    // The phase is read without the lock, since a publish subject keeps no element that has to change in the same step.
    // If the end is accepted meanwhile, the element may come after it in the section, where the list is empty by then.
    func onNext(_ element: Element) {
        guard isLive else { return noteLate() }
        section.pass(element, to: self, queueingUnder: lock) { $0.send($1) }
    }

    /// Tells tracing of an element that has come too late (contract W5).
    final func noteLate() {
        Instrumentation.unseen(.late, at: nil)
    }

    /// The same, for one that has found out under the lock.
    final func unlockAndNoteLate() {
        lock.unlock()
        noteLate()
    }

    /// Accepts the terminal event; `nil` means completion.
    ///
    /// From now on no event is accepted, and a new subscriber gets this terminal event.
    ///
    /// - Parameters:
    ///   - error: The error, if it is one.
    ///   - action: The work that waits until every subscriber has had the event; done at once if it isn't accepted.
    final func finish(_ error: (any Error)?, whenSent action: (() -> Void)? = nil) {
        let end = {
            // The latch counts this call, too, so that the action waits until the last subscriber has been entered.
            let countdown = action.map(EndLatch.init)
            self.end(error, countdown)
            countdown?.leave()
        }
        // The phase, the error and the section's order change in one step. So a subscriber that comes later gets the
        // end at once, and elements that were accepted before are still sent before it.
        let turn = lock.withLock { () -> SerialSection.Turn? in
            guard leaveLivePhase() else { return nil }
            self.error = error
            return section.enterOrQueue(end)
        }
        if let turn { return section.perform(turn, end) }
        if let error { Instrumentation.unseen(.lateError(error), at: nil) }
        action?()
    }

    /// Subscribes a sink.
    ///
    /// - Parameters:
    ///   - sink: Receives the events, kept elements first.
    ///   - subject: The subject that `RxError.disposed(object:)` names.
    final func subscribe(_ sink: Sink<Element>, to subject: AnyObject) {
        let subscriber = makeSubscriber(sink)
        // The subscriber is counted first: the sink may dispose of it inside `onSubscribe`, which lowers the count
        // (G6).
        addObserver()
        sink.onSubscribe(subscriber)
        guard !subscriber.hasEnded else { return }
        admit(subscriber, of: subject)
    }

    final override func admit(_ subscriber: SubjectSubscriber, of subject: AnyObject) {
        lock.lock()
        if isLive { unlockAndAdmit(subscriber) } else { unlockAndEnd(subscriber, of: subject) }
    }

    /// Makes a sink's entry for the list.
    func makeSubscriber(_ sink: Sink<Element>) -> SubjectSubscriber {
        SubjectSubscriber(self, sink)
    }

    /// Gives a new subscriber its place in the order, and sends it the kept elements; releases the lock.
    func unlockAndAdmit(_ subscriber: SubjectSubscriber) {
        let sink = settleInTurn(subscriber)
        lock.unlock()
        extendLifetime(sink)
    }

    /// Sends a new subscriber the kept elements; releases the lock before that.
    func unlockAndReplay(to subscriber: SubjectSubscriber) {
        lock.unlock()
    }

    /// Sends a subscriber that comes after the end the kept elements, and the end.
    private func unlockAndEnd(_ subscriber: SubjectSubscriber, of subject: AnyObject) {
        // Both are read under the lock, before the replay: a replayed element may cause the disposal of the subject.
        let (error, wasDisposed) = (error, isDisposed)
        unlockAndReplay(to: subscriber)
        subscriber.didFinishReplay()
        if wasDisposed {
            sendEnd(RxError.disposed(object: subject), to: subscriber)
        } else if isDisposed {
            // A subscriber that disposes of the subject receives nothing more from it.
            drop(subscriber)
        } else {
            sendEnd(error, to: subscriber)
        }
    }

    // MARK: - In the section

    /// Sends the terminal event; no event comes after it.
    func end(_ error: (any Error)?, _ countdown: EndLatch?) {
        subscribers.forEach { subscriber in
            // A subscriber may have disposed of the subject; the others leave without an event.
            guard !isDisposed else { return drop(subscriber) }
            countdown?.enter()
            subscriber.perform {
                // This may run later, on the thread of a subscriber that was behind. If the subject has been disposed
                // of since, elements before the end are lost, so the end must not follow.
                // Mutant false: "behavior: it is disposed of"
                if self.isDisposed { self.drop(subscriber) } else { self.sendEnd(error, to: subscriber) }
                countdown?.leave()
            }
        }
        subscribers.removeAll()
    }

    override func clear() {
        // The error is an object of the user's, so it is moved out and freed outside the lock (L0).
        let old = lock.withLock { () -> (any Error)? in
            let old = error
            error = nil
            return old
        }
        extendLifetime(old)
    }

    final func send(_ element: Element) {
        // A `while` loop, and closures that only read: the optimiser inlines them. `forEach` costs a call per
        // subscriber.
        var position = 0
        while position < subscribers.end {
            if let subscriber = subscribers.subscriber(at: position) {
                // SAFETY: the list, which doesn't change while the section is occupied, holds the subscriber.
                if let sink = subscriber._withUnsafeGuaranteedRef({ $0.promptSink }) {
                    // The flag is read for each subscriber: an earlier one may have disposed of the subject (G2).
                    if !isSilent { send(element, to: sink) }
                } else {
                    // SAFETY: as above.
                    subscriber._withUnsafeGuaranteedRef { sendDuringReplay(element, to: $0) }
                }
            }
            position &+= 1
        }
    }

    // SAFETY: the sink belongs to a subscriber, which keeps it until its turn is over.
    @inline(__always) private func send(_ element: Element, to sink: Unmanaged<Upstream>) {
        // SAFETY: see above.
        sink._withUnsafeGuaranteedRef {
            // SAFETY: `subscribe` made the subscriber from a `Sink<Element>`.
            unsafeDowncast($0, to: Sink<Element>.self).onNext(element)
        }
    }

    @inline(never) private func sendDuringReplay(_ element: Element, to subscriber: SubjectSubscriber) {
        // The subscriber may have ended and be about to leave the list. A subscriber that is still being replayed to
        // keeps the element in its gate.
        guard !subscriber.hasEnded else { return }
        subscriber.perform { self.deliver(element, to: subscriber) }
    }

    // MARK: - In the section, or on the thread of a new subscriber

    /// Sends an element to one subscriber, unless it hears nothing any more.
    final func deliver(_ element: Element, to subscriber: SubjectSubscriber) {
        // Both flags are read at the moment of delivery, since an element may have waited in the gate.
        guard !subscriber.hasEnded, !isSilent else { return }
        if let sink = subscriber.sink { send(element, to: sink) }
    }

    private func sendEnd(_ error: (any Error)?, to subscriber: SubjectSubscriber) {
        // A subscriber that was stopped has ended for all checks above, but counts as an observer until here. It gets
        // no event.
        let isListening = !subscriber.hasEnded
        guard end(subscriber), isListening else { return }
        // SAFETY: as in `send`.
        subscriber.sink?._withUnsafeGuaranteedRef {
            // SAFETY: as in `send`.
            let sink = unsafeDowncast($0, to: Sink<Element>.self)
            if let error { sink.onError(error) } else { sink.onCompleted() }
        }
        if subscriber.hasSink { subscriber.releaseSinkAtOnce() }
    }
}
