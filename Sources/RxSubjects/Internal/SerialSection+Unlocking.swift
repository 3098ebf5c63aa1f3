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

    /// Does work in the section, as ``take(_:by:isEntered:unlocking:_:)`` takes an element.
    func perform(unlocking lock: borrowing Lock, _ body: @escaping () -> Void) {
        if tryEnter() {
            lock.unlock()
            body()
            leave()
        } else {
            let isOurs = queue(body)
            lock.unlock()
            if isOurs { drain() }
        }
    }
}
