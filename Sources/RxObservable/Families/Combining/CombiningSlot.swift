internal import RxDisposables

/// The order in which a slot gives its elements.
@usableFromInline
package enum SlotKind {
    /// The latest element, any number of times, for `combineLatest`.
    case latest
    /// Each element once, in order, for `zip`.
    case queue
}

/// A class of slots, with any element type.
@usableFromInline
package protocol AnySlot {
    /// Makes a slot of a coordinator; all are made before the first source is subscribed to.
    static func make(of coordinator: Coordinator, at position: Int) -> _Upstream

    /// Subscribes to a source; a source without a slot is a `just`.
    static func attach(to node: AnyObject, at position: Int, of coordinator: Coordinator)

    /// Frees an element that is kept without a slot.
    static func free(_ kept: UnsafeMutableRawPointer, of slots: SlotTable)

    /// Adds the source to the description of a chain.
    static func describe(_ node: AnyObject, in chain: inout Chain)
}

/// One source of a coordinator.
@usableFromInline
package class CombiningSlot<Element>: _EndSink<Element>, AnySlot {
    fileprivate final let coordinator: Coordinator
    fileprivate final let position: Int
    // Whether the source hasn't completed. Touched only in the section.
    final var isLive = true

    /// Makes a slot of a coordinator.
    required init(_ coordinator: Coordinator, _ position: Int) {
        self.coordinator = coordinator
        self.position = position
        super.init()
    }

    @usableFromInline
    package static func make(of coordinator: Coordinator, at position: Int) -> _Upstream {
        self.init(coordinator, position)
    }

    @usableFromInline
    package static func attach(to node: AnyObject, at position: Int, of coordinator: Coordinator) {
        if let slot = coordinator.slots.slot(position) {
            // SAFETY: `make` of the same class has made the slot: see `SourceEntry`.
            let end = unsafeDowncast(slot, to: CombiningSlot<Element>.self)
            // SAFETY: the node is the slot's source.
            unsafeDowncast(node, to: Observable<Element>.self).attach(end)
        } else {
            // SAFETY: see `SourceEntry`.
            coordinator.receiveOnly(unsafeDowncast(node, to: JustNode<Element>.self).element, at: position)
        }
    }

    @usableFromInline
    package static func free(_ kept: UnsafeMutableRawPointer, of slots: SlotTable) {
        // SAFETY: a source with this element type has kept the element: see `SourceEntry`.
        slots.free(kept.assumingMemoryBound(to: Element.self))
    }

    @usableFromInline
    package static func describe(_ node: AnyObject, in chain: inout Chain) {
        // SAFETY: the node is the source of a slot of this class: see `SourceEntry`.
        chain.append(source: unsafeDowncast(node, to: Observable<Element>.self))
    }

    package final override var below: Upstream? { coordinator }

    /// Keeps an element.
    ///
    /// Called in the section.
    ///
    /// - Returns: Whether this made the slot ready.
    func keep(_ element: Element) -> Bool {
        false
    }

    /// Gives an element to the result, unless the element is kept in the ``SlotTable``.
    ///
    /// Called in the section, when all slots are ready.
    @usableFromInline
    func give() -> Element {
        fatalError("\(type(of: self)) is a slot that gives nothing. Override `give()` in it.")
    }

    /// Whether the slot can't give any further element, now that its source has completed.
    ///
    /// Called in the section.
    var isDry: Bool { false }

    /// Tells the coordinator that the slot has no element left.
    final func becomeUnready() {
        coordinator.unready += 1
        if !isLive { coordinator.hasDrySlot = true }
    }

    package final override func onNext(_ element: Element) {
        // The receiver is the slot, which has to receive its own queued elements.
        coordinator.section.pass(element, to: self, waitsIf: coordinator.isLive) { $0.receive($1) }
    }

    @inline(__always) private func receive(_ element: Element) {
        guard !coordinator.phase.isOver else { return }
        if keep(element) { coordinator.unready -= 1 }
        coordinator.slotReceived(wasLive: isLive)
    }

    package final override func onError(_ error: any Error) {
        coordinator.slotFailed(error)
    }

    package final override func onCompleted() {
        coordinator.section.perform(by: self, meanwhile: { $0.stop() }, { $0.complete() })
    }

    private func complete() {
        guard !coordinator.phase.isOver else { return }
        isLive = false
        if isDry { coordinator.hasDrySlot = true }
        coordinator.slotCompleted()
        // If the sequence ends with this source, the coordinator disposes of the slot after the end (contract G3).
        if coordinator.isLive { dispose() } else { stop() }
    }
}

/// A slot that gives its latest element any number of times.
@usableFromInline
package final class LatestSlot<Element>: CombiningSlot<Element> {
    // This is a pointer: for an `Element?`, the metadata would be looked up for each element.
    // SAFETY: touched only in the coordinator's section.
    private var latest: UnsafeMutablePointer<Element>?

    deinit {
        // The element may be in the coordinator's memory; the slot keeps the coordinator alive until its `deinit` is
        // over.
        if let latest { coordinator.slots.free(latest) }
    }

    override func keep(_ element: Element) -> Bool {
        if let latest {
            latest.pointee = element
            return false
        }
        latest = coordinator.slots.keep(position, element)
        return true
    }
}

/// A slot that gives each element once, in order.
@usableFromInline
package final class QueueSlot<Element>: CombiningSlot<Element> {
    // SAFETY: touched only in the coordinator's section.
    @exclusivity(unchecked) private var queue = RingBuffer<Element>()

    override var isDry: Bool { queue.isEmpty }

    override func keep(_ element: Element) -> Bool {
        queue.append(element)
        return queue.count == 1
    }

    override func give() -> Element {
        let element = queue.removeFirst()
        // The element is for a result. The coordinator looks for dry slots after it has sent the result (contract C9).
        if queue.isEmpty { becomeUnready() }
        return element
    }
}
