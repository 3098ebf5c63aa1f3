public import RxDisposables

/// For a section that threads change without sending: subscribers come and go, or a second sequence stores its element.
///
/// A lock decides the order of what waits. A thread that sends may enter the section without it. All threads queue
/// under it, and such changes are made under it. So nothing queues up behind a change, and the thread that makes it
/// never delivers what other threads send: it returns soon, and their elements stay on threads that send.
extension SerialSection {
    /// Runs `body` with an element in the section, as ``pass(_:to:waitsIf:_:)`` does.
    @_alwaysEmitIntoClient @inline(__always)
    package func pass<Receiver: AnyObject, Element>(
        _ element: Element,
        to receiver: Receiver,
        queueingUnder lock: borrowing Lock,
        waitsIf mayWait: @autoclosure () -> Bool = true,
        _ body: @escaping (Receiver, Element) -> Void
    ) {
        if tryEnter() {
            body(receiver, element)
            leave()
        } else if mayWait() {
            lock.lock()
            let isOurs = queue(element, for: receiver, body)
            lock.unlock()
            if isOurs { drain() }
        }
    }

    /// Runs `body` in the section, as ``perform(_:)`` does.
    package func perform(queueingUnder lock: borrowing Lock, _ body: @escaping () -> Void) {
        if tryEnter() {
            body()
            leave()
        } else {
            enqueue(under: lock, body)
        }
    }

    /// Queues `body`, as ``enqueue(_:)`` does.
    package func enqueue(under lock: borrowing Lock, _ body: @escaping () -> Void) {
        let isOurs = lock.withLock { queue(body) }
        if isOurs { drain() }
    }

    /// Changes something that belongs to the section, now or by the thread that is in it.
    ///
    /// Called under the lock.
    ///
    /// - Parameters:
    ///   - change: What changes: a subscriber, an element.
    ///   - owner: What `body` changes.
    ///   - keep: Keeps what `body` would free now, with foreign objects, until the caller has released the lock; called
    ///     in the section.
    ///   - body: Makes the change, and sends nothing.
    @_alwaysEmitIntoClient @inline(__always)
    package func amend<Owner: AnyObject, Change>(
        _ change: Change,
        by owner: Owner,
        keeping keep: () -> Void = {},
        _ body: @escaping (Owner, Change) -> Void
    ) {
        if tryEnter() {
            keep()
            body(owner, change)
            // Mutant gap: "publish: who comes and goes delivers nothing"
            leave()
        } else if queue(change, for: owner, body) {
            // The section has become idle, and nothing else waits.
            keep()
            drain()
        }
    }

    /// Makes a rare change that sends nothing and frees no foreign object, in the same way.
    package func amend(_ body: @escaping () -> Void) {
        if tryEnter() {
            body()
            // Mutant gap: "skip(until:): the other delivers nothing"
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
