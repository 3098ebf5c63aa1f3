internal import Synchronization

/// Takes the events of one of several inner sequences to whoever merges them.
final class InnerSink<Element>: Sink<Element> {
    private let parent: InnerParent<Element>
    /// Tells the parent's inner sequences apart where it matters.
    let identifier: Int
    private let upstream = UpstreamSlot()
    // Links in the parent's list, guarded by the parent's lock.
    @exclusivity(unchecked) fileprivate var next: InnerSink<Element>?
    // SAFETY: the one before it in the list, which the list keeps alive for as long as it stands there.
    @exclusivity(unchecked) fileprivate unowned(unsafe) var previous: InnerSink<Element>?
    @exclusivity(unchecked) fileprivate var isLinked = false

    init(_ parent: InnerParent<Element>, identifier: Int = 0) {
        self.parent = parent
        self.identifier = identifier
    }

    override var isStopped: Bool { upstream.isDisposed }

    override func onSubscribe(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    override func onNext(_ element: Element) {
        parent.innerNext(element, from: self)
    }

    override func onError(_ error: any Error) {
        parent.innerError(error, from: self)
        upstream.dispose()
    }

    override func onCompleted() {
        parent.innerCompleted(self)
        upstream.dispose()
    }

    override func dispose() {
        upstream.dispose()
    }
}

/// Whoever merges inner sequences: the upstream of what stands below, and the parent of the inner sinks.
///
/// What goes down goes through its ``SerialSection``, and nothing does once it has stopped.
class InnerParent<Element>: Upstream {
    final let downstream: Sink<Element>
    final let section = SerialSection()
    private let stopped = Atomic<Bool>(false)
    final let outer = UpstreamSlot()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    final var isStopped: Bool { stopped.load(ordering: .acquiring) }

    /// Takes the outer sequence's upstream and subscribes the downstream.
    final func onSubscribe(_ upstream: Upstream) {
        outer.replace(upstream)
        downstream.onSubscribe(self)
    }

    func innerNext(_ element: Element, from inner: InnerSink<Element>) {}
    func innerError(_ error: any Error, from inner: InnerSink<Element>) {}
    /// The inner sink disposes of its own upstream when this returns; a parent that goes on to another does so first.
    func innerCompleted(_ inner: InnerSink<Element>) {}

    /// Disposes of the inner sequences.
    func disposeInner() {}

    /// Fails the downstream, in its turn, unless it is all over.
    final func fail(_ error: any Error) {
        section.perform { self.failNow(error) }
    }

    /// Fails the downstream unless it is all over; in the section.
    final func failNow(_ error: any Error) {
        guard stop() else { return }
        downstream.onError(error)
    }

    /// Completes the downstream, in its turn, unless it is all over.
    final func complete() {
        section.perform {
            guard self.stop() else { return }
            self.downstream.onCompleted()
        }
    }

    private func stop() -> Bool {
        !stopped.exchange(true, ordering: .acquiringAndReleasing)
    }

    final override func dispose() {
        stopped.store(true, ordering: .releasing)
        outer.dispose()
        disposeInner()
    }
}

/// The live inner sinks of one parent: O(1) to insert and remove, no allocation.
///
/// Inlined for the reason that ``Cell`` names.
struct InnerList<Element>: ~Copyable {
    private var head: InnerSink<Element>?

    @inline(__always) mutating func insert(_ inner: InnerSink<Element>) {
        inner.isLinked = true
        inner.next = head
        head?.previous = inner
        head = inner
    }

    /// Removes a sink that may have been removed before.
    ///
    /// - Returns: Whether it was there.
    @inline(__always) mutating func remove(_ inner: InnerSink<Element>) -> Bool {
        guard inner.isLinked else { return false }
        inner.isLinked = false
        if let previous = inner.previous {
            previous.next = inner.next
        } else {
            head = inner.next
        }
        inner.next?.previous = inner.previous
        inner.next = nil
        inner.previous = nil
        return true
    }

    @inline(__always) mutating func popFirst() -> InnerSink<Element>? {
        guard let first = head else { return nil }
        _ = remove(first)
        return first
    }
}
