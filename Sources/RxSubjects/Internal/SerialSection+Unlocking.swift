internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

extension SerialSection {
    /// Runs `body` with an element in the section, in an order that a lock decides; releases the lock before that.
    ///
    /// The caller has tried to enter the section, under the lock, and passes whether it has entered. `unlocked` carries
    /// out what else the caller has decided under the lock, at once, whether or not the element has to wait.
    @inline(__always) func take<Taker: AnyObject, Element>(
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
    enum Turn {
        /// Run the work now, in the section.
        case now
        /// Run all queued work: the section has become idle meanwhile.
        case queued
        /// Nothing: the thread in the section will run the work.
        case waits
    }

    /// Decides about the turn of some work, under a lock of the caller.
    func enterOrQueue(_ work: @escaping () -> Void) -> Turn {
        tryEnter() ? .now : queue(work) ? .queued : .waits
    }

    /// Runs the work if it is its turn; outside the lock.
    func take(_ turn: Turn, _ work: () -> Void) {
        switch turn {
        case .now:
            work()
            leave()
        case .queued: drain()
        case .waits: break
        }
    }
}
