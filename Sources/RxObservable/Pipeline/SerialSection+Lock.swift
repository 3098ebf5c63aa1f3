public import RxDisposables

/// For a section with several receivers, which come and go on any thread: a lock decides the order of what waits.
///
/// A thread that sends may enter the section without the lock. All threads queue under it, and receivers come and go
/// under it. So nothing queues up behind such a change, and the thread that makes it never delivers what other threads
/// send: it returns soon, and their elements stay on threads that send.
extension SerialSection {
    /// Runs `body` with an element in the section, as ``take(_:by:waitsIf:_:)`` does.
    @_alwaysEmitIntoClient @inline(__always)
    package func take<Taker: AnyObject, Element>(
        _ element: Element,
        by taker: Taker,
        queueingUnder lock: borrowing Lock,
        _ body: @escaping (Taker, Element) -> Void
    ) {
        if tryEnter() {
            body(taker, element)
            leave()
        } else {
            lock.lock()
            take(element, by: taker, isEntered: tryEnter(), unlocking: lock, body)
        }
    }

    /// Runs `body` in the section, as ``perform(_:)`` does.
    package func perform(queueingUnder lock: borrowing Lock, _ body: @escaping () -> Void) {
        let turn = lock.withLock { enterOrQueue(body) }
        take(turn, body)
    }

    /// Lets a receiver come or go, now or by the thread that is in the section.
    ///
    /// Called under the lock.
    ///
    /// - Parameters:
    ///   - receiver: The receiver.
    ///   - taker: What has the receivers, as in ``take(_:by:waitsIf:_:)``.
    ///   - kept: What `body` may free now, with foreign objects; asked for in the section.
    ///   - body: Changes the receivers, and sends nothing.
    /// - Returns: What the caller frees after it has released the lock.
    @_alwaysEmitIntoClient @inline(__always)
    package func amend<Taker: AnyObject, Receiver>(
        _ receiver: Receiver,
        by taker: Taker,
        keeping kept: (Receiver) -> AnyObject? = { _ in nil },
        _ body: @escaping (Taker, Receiver) -> Void
    ) -> AnyObject? {
        if tryEnter() {
            let kept = kept(receiver)
            body(taker, receiver)
            leave()
            return kept
        }
        guard queue(receiver, by: taker, body) else { return nil }
        // The section has become idle, and nothing else waits.
        let kept = kept(receiver)
        drain()
        return kept
    }

    /// Runs `body` with an element in the section, in an order that a lock decides; releases the lock before that.
    ///
    /// The caller has tried to enter the section, under the lock, and passes whether it has entered. `unlocked` carries
    /// out what else the caller has decided under the lock, at once, whether or not the element has to wait.
    @_alwaysEmitIntoClient @inline(__always)
    package func take<Taker: AnyObject, Element>(
        _ element: Element,
        by taker: Taker,
        isEntered: Bool,
        unlocking lock: borrowing Lock,
        then unlocked: () -> Void = {},
        _ body: @escaping (Taker, Element) -> Void
    ) {
        if isEntered {
            // This thread is in the section, so it can release the lock: elements that other threads queue from here on
            // come after this one.
            lock.unlock()
            unlocked()
            body(taker, element)
            leave()
        } else {
            // The element is queued under the lock, which fixes its position. The section may have become idle since
            // `isEntered` was decided; then this thread does the work, outside the lock.
            let isOurs = queue(element, by: taker, body)
            lock.unlock()
            unlocked()
            if isOurs { drain() }
        }
    }

    /// The result of ``enterOrQueue(_:)``: what its caller has to do after releasing its lock.
    package enum Turn {
        /// Run the work now, in the section.
        case now
        /// Run all queued work: the section has become idle meanwhile.
        case queued
        /// Nothing: the thread in the section will run the work.
        case waits
    }

    /// Decides about the turn of some work, under a lock of the caller.
    package func enterOrQueue(_ work: @escaping () -> Void) -> Turn {
        tryEnter() ? .now : queue(work) ? .queued : .waits
    }

    /// Runs the work if it is its turn; outside the lock.
    package func take(_ turn: Turn, _ work: () -> Void) {
        switch turn {
        case .now:
            work()
            leave()
        case .queued: drain()
        case .waits: break
        }
    }
}
