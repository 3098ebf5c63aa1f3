@_spi(Internals) internal import RxDisposables

/// The slots of a coordinator, as its result selector reads them: by position.
///
/// They are unmanaged, since a retain and release for each would cost more than to read it. The coordinator owns a
/// reference to each until it has been disposed of, and they are read in its section before that alone.
struct Slots {
    // SAFETY: the coordinator owns a reference to each for as long as they are read.
    private let items: UnsafeMutablePointer<Unmanaged<Upstream>>

    init(capacity: Int) {
        items = .allocate(capacity: capacity)
    }

    /// What the slot at a position has to give; its source's elements must be of the type that is asked for.
    @inline(__always) subscript<Element>(position: Int) -> Element {
        // SAFETY: the function that adds the slots reads them in the same order, in one function: see `Combination`.
        items[position]._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Slot<Element>.self).give() }
    }

    // SAFETY: the caller gives a reference away, and disposal gives it back.
    func initialize(_ position: Int, _ slot: Unmanaged<Upstream>) {
        (items + position).initialize(to: slot)
    }

    func slot(_ position: Int) -> Upstream {
        items[position].takeUnretainedValue()
    }

    func stop(_ position: Int) {
        items[position]._withUnsafeGuaranteedRef { $0.stop() }
    }

    func dispose(_ position: Int) {
        items[position]._withUnsafeGuaranteedRef { $0.dispose() }
    }

    func release(_ position: Int) {
        items[position].release()
    }

    func deallocate() {
        items.deallocate()
    }
}

/// What a slot gives.
package enum SlotKind {
    /// Its latest element again and again, for `combineLatest`.
    case latest
    /// Each element once, in order, for `zip`.
    case queue
}

/// One source of a coordinator.
class Slot<Element>: EndSink<Element> {
    private let coordinator: Coordinator
    // SAFETY: in the section alone.
    @exclusivity(unchecked) final var isLive = true

    /// Makes a slot of a coordinator.
    init(_ coordinator: Coordinator) {
        self.coordinator = coordinator
        super.init()
    }

    final override var watcher: AnyObject? { coordinator.watcher }

    /// Keeps an element.
    ///
    /// In the section.
    ///
    /// - Returns: Whether this made the slot ready.
    func keep(_ element: Element) -> Bool {
        false
    }

    /// Gives an element to the result.
    ///
    /// In the section, when all slots are ready.
    func give() -> Element {
        fatalError("\(type(of: self)) is a slot that gives nothing. Override `give()` in it.")
    }

    /// Whether the slot can never give anything any more, now that its source has completed.
    ///
    /// In the section.
    var isDry: Bool { false }

    /// Tells the coordinator that the slot has nothing to give any more.
    final func becomeUnready() {
        coordinator.unready += 1
        if !isLive { coordinator.hasDrySlot = true }
    }

    final override func onNext(_ element: Element) {
        coordinator.section.take(element, by: self, waitsIf: coordinator.isLive) { $0.receive($1) }
    }

    @inline(__always) private func receive(_ element: Element) {
        guard !coordinator.phase.isOver else { return }
        if keep(element) { coordinator.unready -= 1 }
        coordinator.slotReceived(wasLive: isLive)
    }

    final override func onError(_ error: any Error) {
        coordinator.slotFailed(error)
    }

    final override func onCompleted() {
        coordinator.section.perform(by: self, meanwhile: { $0.stop() }, { $0.complete() })
    }

    private func complete() {
        guard !coordinator.phase.isOver else { return }
        isLive = false
        if isDry { coordinator.hasDrySlot = true }
        coordinator.slotCompleted()
        // When everything ends with it, its disposal comes after the end (contract G3).
        if coordinator.isLive { dispose() } else { stop() }
    }
}

/// A slot that gives its latest element again and again.
final class LatestSlot<Element>: Slot<Element> {
    // SAFETY: touched in the section of the coordinator alone.
    @exclusivity(unchecked) private var latest = Cell<Element>()

    override func keep(_ element: Element) -> Bool {
        let isFirst = latest.isEmpty
        latest.set(element)
        return isFirst
    }

    override func give() -> Element { latest.value }
}

/// A slot that gives each element once, in order.
final class QueueSlot<Element>: Slot<Element> {
    // SAFETY: touched in the section of the coordinator alone.
    @exclusivity(unchecked) private var queue = RingBuffer<Element>()

    override var isDry: Bool { queue.isEmpty }

    override func keep(_ element: Element) -> Bool {
        queue.append(element)
        return queue.count == 1
    }

    override func give() -> Element {
        let element = queue.removeFirst()
        if queue.isEmpty { becomeUnready() }
        return element
    }
}
