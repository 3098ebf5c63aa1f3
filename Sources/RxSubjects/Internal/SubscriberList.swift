@_spi(Pipeline) internal import RxObservable
internal import Synchronization

/// One subscription to a subject, as far as the list of them is concerned.
class Subscriber: Upstream {
    /// It gets each event at once.
    private static var prompt: UInt8 { 0 }
    /// It may still be busy with what was kept for it.
    private static var behind: UInt8 { 1 }
    /// It gets no event any more, and is disposed of later.
    private static var stopped: UInt8 { 2 }
    /// It gets no event any more.
    private static var ended: UInt8 { 3 }

    // A number, since to make an enumeration of it costs as much as the rest of a delivery.
    private let standing = Atomic<UInt8>(Subscriber.prompt)
    // Where it stands in the subject's list; in the subject's section alone.
    fileprivate var position = -1

    /// Whether it gets no event any more.
    final var hasEnded: Bool { standing.load(ordering: .relaxed) >= Subscriber.stopped }

    /// Whether it gets each event at once.
    final var isPrompt: Bool { standing.load(ordering: .acquiring) == Subscriber.prompt }

    /// Notes that events may have to wait for it from now on.
    final func fallBehind() {
        change(Subscriber.prompt, to: Subscriber.behind)
    }

    /// Notes that no event has to wait for it any more.
    final func catchUp() {
        change(Subscriber.behind, to: Subscriber.prompt)
    }

    final override func stop() {
        var old = standing.load(ordering: .relaxed)
        while old < Subscriber.stopped {
            let attempt = standing.weakCompareExchange(
                expected: old,
                desired: Subscriber.stopped,
                ordering: .acquiringAndReleasing
            )
            if attempt.exchanged { return }
            old = attempt.original
        }
    }

    private func change(_ old: UInt8, to new: UInt8) {
        // One that has ended stays so.
        _ = standing.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
    }

    /// Ends it.
    ///
    /// - Returns: Whether this call did it.
    final func end() -> Bool {
        standing.exchange(Subscriber.ended, ordering: .acquiringAndReleasing) != Subscriber.ended
    }
}

/// The subscribers of a subject, in the order of their subscription.
///
/// A removed one leaves a gap, and the gaps are closed when they are more than half of the list; so appending and
/// removing are amortised O(1) and the order stays. It is used in the subject's section alone, so it never changes
/// while it is read.
struct SubscriberList: ~Copyable {
    // Unmanaged, since a retain and release for each delivery would cost more than the delivery. Each stands for one
    // reference, which `append` takes and `remove` gives back.
    // SAFETY: see above: `append` takes the reference, and `remove` gives it back.
    private typealias Item = Unmanaged<Subscriber>

    // Memory of its own, since to read an array that a field holds costs a retain and a release for each element that
    // is sent.
    private var items: UnsafeMutablePointer<Item?>?
    private var capacity = 0
    // Places that are in use, gaps included.
    private var end = 0
    private var count = 0

    init() {}

    deinit {
        guard let items else { return }
        for position in 0..<end {
            items[position]?.release()
        }
        items.deallocate()
    }

    mutating func append(_ subscriber: Subscriber) {
        if end == capacity { move(toCapacity: max(2 * count, 4)) }
        guard let items else { return }
        subscriber.position = end
        (items + end).initialize(to: .passRetained(subscriber))
        end += 1
        count += 1
    }

    /// Removes a subscriber, unless it was removed before.
    mutating func remove(_ subscriber: Subscriber) {
        let position = subscriber.position
        guard position >= 0, let items else { return }
        subscriber.position = -1
        let item = items[position]
        items[position] = nil
        count -= 1
        // Gaps at the end close at once: who came last often leaves first.
        while end > 0, items[end - 1] == nil { end -= 1 }
        if end > 16, count * 2 < end { move(toCapacity: 2 * count) }
        item?.release()
    }

    mutating func removeAll() {
        // A subscriber that is released may look at the list: it must be empty and intact.
        let old = exchange(&self, with: SubscriberList())
        old.forEach { $0.position = -1 }
    }

    /// Calls `body` with each; the list mustn't change meanwhile.
    @inline(__always) borrowing func forEach(_ body: (Subscriber) -> Void) {
        guard let items else { return }
        for position in 0..<end {
            items[position]?._withUnsafeGuaranteedRef(body)
        }
    }

    /// Moves to new memory, and closes the gaps.
    private mutating func move(toCapacity newCapacity: Int) {
        let room = UnsafeMutablePointer<Item?>.allocate(capacity: newCapacity)
        var moved = 0
        for position in 0..<end {
            guard let item = items?[position] else { continue }
            item._withUnsafeGuaranteedRef { $0.position = moved }
            (room + moved).initialize(to: item)
            moved += 1
        }
        items?.deallocate()
        items = room
        capacity = newCapacity
        end = moved
    }
}
