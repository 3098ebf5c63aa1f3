public import RxDisposables

/// For a section with several subscribers, which come and go on any thread: a lock decides the order of what waits.
///
/// A thread that sends may enter the section without the lock. All threads queue under it, and subscribers come and go
/// under it. So nothing queues up behind such a change, and the thread that makes it never delivers what other threads
/// send: it returns soon, and their elements stay on threads that send.
extension SerialSection {
    /// Runs `body` with an element in the section, as ``pass(_:to:waitsIf:_:)`` does.
    @_alwaysEmitIntoClient @inline(__always)
    package func pass<Receiver: AnyObject, Element>(
        _ element: Element,
        to receiver: Receiver,
        queueingUnder lock: borrowing Lock,
        _ body: @escaping (Receiver, Element) -> Void
    ) {
        if tryEnter() {
            body(receiver, element)
            leave()
        } else {
            lock.lock()
            let isOurs = queue(element, for: receiver, body)
            lock.unlock()
            if isOurs { drain() }
        }
    }

    /// Runs `body` in the section, as ``perform(_:)`` does.
    package func perform(queueingUnder lock: borrowing Lock, _ body: @escaping () -> Void) {
        let turn = lock.withLock { enterOrQueue(body) }
        perform(turn, body)
    }

    /// Lets a subscriber come or go, now or by the thread that is in the section.
    ///
    /// Called under the lock.
    ///
    /// - Parameters:
    ///   - subscriber: The subscriber.
    ///   - owner: What has the subscribers.
    ///   - kept: What `body` may free now, with foreign objects; asked for in the section.
    ///   - body: Changes the list of subscribers, and sends nothing.
    /// - Returns: What the caller frees after it has released the lock.
    @_alwaysEmitIntoClient @inline(__always)
    package func amend<Owner: AnyObject, Subscriber>(
        _ subscriber: Subscriber,
        by owner: Owner,
        keeping kept: (Subscriber) -> AnyObject? = { _ in nil },
        _ body: @escaping (Owner, Subscriber) -> Void
    ) -> AnyObject? {
        if tryEnter() {
            let kept = kept(subscriber)
            body(owner, subscriber)
            leave()
            return kept
        }
        guard queue(subscriber, for: owner, body) else { return nil }
        // The section has become idle, and nothing else waits.
        let kept = kept(subscriber)
        drain()
        return kept
    }

    /// Makes a rare change that sends nothing and frees no foreign object, in the same way.
    package func amend(_ body: @escaping () -> Void) {
        if tryEnter() {
            body()
            leave()
        } else if queue(body) {
            drain()
        }
    }

    /// Runs `body` with an element in the section, in an order that a lock decides; releases the lock before that.
    ///
    /// The caller has tried to enter the section, under the lock, and passes whether it has entered. `unlocked` carries
    /// out what else the caller has decided under the lock, at once, whether or not the element has to wait.
    @_alwaysEmitIntoClient @inline(__always)
    package func pass<Receiver: AnyObject, Element>(
        _ element: Element,
        to receiver: Receiver,
        isEntered: Bool,
        unlocking lock: borrowing Lock,
        then unlocked: () -> Void = {},
        _ body: @escaping (Receiver, Element) -> Void
    ) {
        if isEntered {
            // This thread is in the section, so it can release the lock: elements that other threads queue from here on
            // come after this one.
            lock.unlock()
            unlocked()
            body(receiver, element)
            leave()
        } else {
            // The element is queued under the lock, which fixes its position. The section may have become idle since
            // `isEntered` was decided; then this thread does the work, outside the lock.
            let isOurs = queue(element, for: receiver, body)
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
    package func perform(_ turn: Turn, _ work: () -> Void) {
        switch turn {
        case .now:
            work()
            leave()
        case .queued: drain()
        case .waits: break
        }
    }
}
