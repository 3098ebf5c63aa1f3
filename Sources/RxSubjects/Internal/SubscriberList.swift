@_spi(Pipeline) internal import RxObservable
internal import Synchronization

/// One subscription to a subject, as far as the list of them is concerned.
class Subscriber: Upstream {
    /// It gets events.
    private static var live: UInt8 { 0 }
    /// It gets no event any more, and is disposed of later.
    private static var stopped: UInt8 { 1 }
    /// It gets no event any more.
    private static var ended: UInt8 { 2 }

    private let standing = Atomic<UInt8>(Subscriber.live)
    // Where it stands in the subject's list; in the subject's section alone.
    fileprivate var position = -1

    /// Whether it gets no event any more.
    final var hasEnded: Bool { standing.load(ordering: .relaxed) != Subscriber.live }

    /// Ends it.
    ///
    /// - Returns: Whether this call did it.
    final func end() -> Bool {
        standing.exchange(Subscriber.ended, ordering: .acquiringAndReleasing) != Subscriber.ended
    }

    final override func stop() {
        _ = standing.compareExchange(
            expected: Subscriber.live,
            desired: Subscriber.stopped,
            ordering: .acquiringAndReleasing
        )
    }
}

/// The subscribers of a subject, in the order of their subscription.
///
/// A removed one leaves a gap, and the gaps are closed when they are more than half of the list; so appending and removing are
/// amortised O(1) and the order stays. It is used in the subject's section alone, so it never changes while it is read.
struct SubscriberList: ~Copyable {
    // Unmanaged, since a retain and release for each delivery would cost more than the delivery. Each stands for one
    // reference, which `append` takes and `remove` gives back.
    private var items: ContiguousArray<Unmanaged<Subscriber>?> = []
    private var count = 0

    deinit {
        for item in items {
            item?.release()
        }
    }

    mutating func append(_ subscriber: Subscriber) {
        subscriber.position = items.count
        items.append(.passRetained(subscriber))
        count += 1
    }

    /// Removes a subscriber, unless it was removed before.
    mutating func remove(_ subscriber: Subscriber) {
        let position = subscriber.position
        guard position >= 0 else { return }
        subscriber.position = -1
        let item = items[position]
        items[position] = nil
        count -= 1
        // Gaps at the end close at once: who came last often leaves first.
        while let last = items.last, last == nil { items.removeLast() }
        if items.count > 16, count * 2 < items.count { closeGaps() }
        item?.release()
    }

    mutating func removeAll() {
        let old = items
        items = []
        count = 0
        for item in old {
            item?._withUnsafeGuaranteedRef { $0.position = -1 }
            item?.release()
        }
    }

    borrowing func forEach(_ body: (Subscriber) -> Void) {
        for item in items {
            item?._withUnsafeGuaranteedRef(body)
        }
    }

    private mutating func closeGaps() {
        var kept: ContiguousArray<Unmanaged<Subscriber>?> = []
        kept.reserveCapacity(2 * count)
        for case let item? in items {
            item._withUnsafeGuaranteedRef { $0.position = kept.count }
            kept.append(item)
        }
        items = kept
    }
}
