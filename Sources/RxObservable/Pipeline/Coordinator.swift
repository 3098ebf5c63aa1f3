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
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var slots: [Upstream] = []
    // The fields below are touched in the section alone.
    @exclusivity(unchecked) fileprivate final var unready = 0
    @exclusivity(unchecked) private var live = 0

    final var isStopped: Bool { stopped.load(ordering: .acquiring) }

    /// Adds a slot; all are added before the first source is subscribed to.
    final func add(_ slot: Upstream) {
        slots.append(slot)
        unready += 1
        live += 1
    }

    /// Sends what the slots make together.
    ///
    /// In the section.
    func sendResult() {}

    /// Sends the terminal event down; `nil` stands for completion.
    ///
    /// In the section.
    func sendEnd(_ error: (any Error)?) {}

    /// Lets go of everything.
    ///
    /// In the section, once, after disposal.
    func clear() {}

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
        lock.lock()
        var slots: [Upstream] = []
        swap(&slots, &self.slots)
        lock.unlock()
        for slot in slots { slot.dispose() }
        section.perform(clear)
    }
}

/// A coordinator with a result.
final class ResultCoordinator<Result>: Coordinator {
    private let downstream: Sink<Result>
    // Reads the slots; cleared in the section, since the slots hold this object.
    @exclusivity(unchecked) private var makeResult: (() throws -> Result)?

    init(_ downstream: Sink<Result>) {
        self.downstream = downstream
    }

    /// Subscribes the downstream.
    ///
    /// Then the sources are subscribed to, in order, with ``subscribe(_:to:)``.
    func start(_ makeResult: @escaping () throws -> Result) {
        self.makeResult = makeResult
        downstream.onSubscribe(self)
    }

    /// Subscribes a slot to its source, unless it is all over already.
    func subscribe<Element>(_ slot: Slot<Element>, to source: Observable<Element>) {
        guard !isStopped else { return }
        source.attach(slot)
    }

    override func sendResult() {
        guard let makeResult else { return }
        let result: Result
        do { result = try makeResult() } catch { return end(error) }
        downstream.onNext(result)
    }

    override func sendEnd(_ error: (any Error)?) {
        if let error {
            downstream.onError(error)
        } else {
            downstream.onCompleted()
        }
    }

    override func clear() {
        makeResult = nil
    }
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

    private func receive(_ element: Element) {
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
final class LatestSlot<Element>: Slot<Element> {
    @exclusivity(unchecked) private var latest = Cell<Element>()

    /// The latest element.
    ///
    /// In the section, when all slots are ready.
    var value: Element { latest.value }

    override func keep(_ element: Element) -> Bool {
        let isFirst = latest.isEmpty
        latest.set(element)
        return isFirst
    }
}

/// A slot that gives each element once, in order.
final class QueueSlot<Element>: Slot<Element> {
    @exclusivity(unchecked) private var queue = RingBuffer<Element>()

    /// Takes the oldest element.
    ///
    /// In the section, when all slots are ready.
    func next() -> Element {
        let element = queue.removeFirst()
        if queue.isEmpty { becomeUnready() }
        return element
    }

    override func keep(_ element: Element) -> Bool {
        queue.append(element)
        return queue.count == 1
    }
}
