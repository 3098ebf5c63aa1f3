@_spi(Internals) internal import RxDisposables
internal import Synchronization

/// Decides when several sources together make an element: what `combineLatest` and `zip` of every arity have in common.
///
/// Each source has a slot. A slot is *ready* when it has something to give. Events run in a ``SerialSection``:
/// - an element: when all slots are ready, the result selector reads them; when this source is the last one alive and
///   some other can't get ready any more, the sequence completes;
/// - the end of a source: when all have ended, the sequence completes;
/// - an error: fails the sequence at once.
class Coordinator: Upstream {
    fileprivate final let section = SerialSection()
    private let stopped = Atomic<Bool>(false)
    fileprivate final let slots: Slots
    // Set before the first source is subscribed to, then touched in the section alone.
    @exclusivity(unchecked) private var slotCount = 0
    // The fields below are touched in the section alone.
    @exclusivity(unchecked) fileprivate final var unready: Int
    @exclusivity(unchecked) private var live: Int

    init(count: Int) {
        slots = Slots(capacity: count)
        unready = count
        live = count
    }

    deinit {
        slots.deallocate()
    }

    final var isStopped: Bool { stopped.load(ordering: .acquiring) }

    fileprivate final func add(_ slot: Upstream) {
        slots.initialize(slotCount, slot)
        slotCount += 1
    }

    /// Sends what the slots make together.
    ///
    /// In the section.
    func sendResult() {}

    /// Sends the terminal event down; `nil` stands for completion.
    ///
    /// In the section.
    func sendEnd(_ error: (any Error)?) {}

    /// A slot has got an element.
    ///
    /// In the section.
    fileprivate final func slotReceived(wasLive: Bool) {
        if unready == 0 {
            sendResult()
        } else if live - (wasLive ? 1 : 0) == 0 {
            end(nil)
        }
    }

    fileprivate final func slotCompleted() {
        live -= 1
        if live == 0 { end(nil) }
    }

    final func end(_ error: (any Error)?) {
        guard !stopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
        sendEnd(error)
    }

    final override func dispose() {
        stopped.store(true, ordering: .releasing)
        // Only what is done in the section below frees the slots, and that comes after this.
        for position in 0..<slotCount { slots.dispose(position) }
        section.perform(clear)
    }

    /// Lets go of the slots, which hold this object; in the section, since that is where they are read.
    private func clear() {
        let count = slotCount
        slotCount = 0
        for position in 0..<count { slots.release(position) }
    }
}

/// A coordinator with a result.
final class ResultCoordinator<Result>: Coordinator {
    private let downstream: Sink<Result>
    private let kind: SlotKind
    private let combine: (Slots) throws -> Result

    init(_ downstream: Sink<Result>, _ kind: SlotKind, count: Int, _ combine: @escaping (Slots) throws -> Result) {
        self.downstream = downstream
        self.kind = kind
        self.combine = combine
        super.init(count: count)
    }

    /// Makes the slot of the next source; all are made before ``start()``.
    func slot<Element>(for source: Observable<Element>) -> Slot<Element> {
        switch kind {
        case .latest: LatestSlot(self)
        case .queue: QueueSlot(self)
        }
    }

    /// Subscribes the downstream.
    ///
    /// Then the sources are subscribed to, in order, with ``subscribe(_:to:)``.
    func start() {
        downstream.onSubscribe(self)
    }

    /// Subscribes a slot to its source, unless it is all over already.
    func subscribe<Element>(_ slot: Slot<Element>, to source: Observable<Element>) {
        guard !isStopped else { return }
        source.attach(slot)
    }

    override func sendResult() {
        do { downstream.onNext(try combine(slots)) } catch { end(error) }
    }

    override func sendEnd(_ error: (any Error)?) {
        if let error {
            downstream.onError(error)
        } else {
            downstream.onCompleted()
        }
    }
}

/// The slots of a coordinator, as its result selector reads them: by position.
///
/// They are unmanaged, since a retain and release for each would cost more than to read it. The coordinator owns a
/// reference to each until it has been disposed of, and they are read in its section before that alone.
struct Slots {
    private let items: UnsafeMutablePointer<Unmanaged<Upstream>>

    fileprivate init(capacity: Int) {
        items = .allocate(capacity: capacity)
    }

    /// What the slot at a position has to give; its source's elements must be of the type that is asked for.
    @inline(__always) subscript<Element>(position: Int) -> Element {
        // SAFETY: whoever adds the slots reads them in the same order, in one function: see `Combination`.
        items[position]._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Slot<Element>.self).give() }
    }

    fileprivate func initialize(_ position: Int, _ slot: Upstream) {
        (items + position).initialize(to: .passRetained(slot))
    }

    fileprivate func dispose(_ position: Int) {
        items[position]._withUnsafeGuaranteedRef { $0.dispose() }
    }

    fileprivate func release(_ position: Int) {
        items[position].release()
    }

    fileprivate func deallocate() {
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
class Slot<Element>: Sink<Element> {
    private let coordinator: Coordinator
    private let upstream = UpstreamSlot()
    @exclusivity(unchecked) private var isLive = true

    /// Makes a slot and adds it to the coordinator.
    init(_ coordinator: Coordinator) {
        self.coordinator = coordinator
        super.init()
        coordinator.add(self)
    }

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

    /// Tells the coordinator that the slot has nothing to give any more.
    final func becomeUnready() {
        coordinator.unready += 1
    }

    final override var isStopped: Bool { upstream.isDisposed }

    final override func onSubscribe(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    final override func onNext(_ element: Element) {
        if coordinator.section.tryEnter() {
            receive(element)
            coordinator.section.leave()
        } else {
            coordinator.section.enqueue { self.receive(element) }
        }
    }

    @inline(__always) private func receive(_ element: Element) {
        guard !coordinator.isStopped else { return }
        if keep(element) { coordinator.unready -= 1 }
        coordinator.slotReceived(wasLive: isLive)
    }

    final override func onError(_ error: any Error) {
        coordinator.section.perform { self.coordinator.end(error) }
        upstream.dispose()
    }

    final override func onCompleted() {
        coordinator.section.perform {
            self.isLive = false
            self.coordinator.slotCompleted()
        }
        upstream.dispose()
    }

    final override func dispose() {
        upstream.dispose()
    }
}

/// A slot that gives its latest element again and again.
private final class LatestSlot<Element>: Slot<Element> {
    @exclusivity(unchecked) private var latest = Cell<Element>()

    override func keep(_ element: Element) -> Bool {
        let isFirst = latest.isEmpty
        latest.set(element)
        return isFirst
    }

    override func give() -> Element { latest.value }
}

/// A slot that gives each element once, in order.
private final class QueueSlot<Element>: Slot<Element> {
    @exclusivity(unchecked) private var queue = RingBuffer<Element>()

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
