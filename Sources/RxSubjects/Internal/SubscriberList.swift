internal import RxDisposables

/// The subscribers of a subject, in the order of their subscription.
///
/// A removed subscriber leaves a gap, and the gaps are closed when they are more than half of the list; so appending
/// and removing are amortised O(1) and the order stays. It is used only in the subject's section, so it never changes
/// while it is read.
struct SubscriberList: ~Copyable {
    // Items are unmanaged, since a retain and release for each delivery would cost more than the delivery.
    // SAFETY: each item is one reference, which `append` retains and `remove` releases.
    typealias Item = Unmanaged<SubjectSubscriber>

    /// Room for the first subscribers, in the object that holds the list: most subjects have no more.
    typealias FirstPlaces = InlineStorage<(Item?, Item?)>

    private static var firstCapacity: Int { 2 }

    // The list has memory of its own, since reading an array that a field holds costs a retain and a release for each
    // element that is sent.
    private var items: UnsafeMutablePointer<Item?>?
    private var capacity = 0
    /// How many places are in use, gaps included.
    private(set) var end = 0
    private var count = 0

    init() {}

    deinit {
        guard let items else { return }
        for position in 0..<end {
            items[position]?.release()
        }
        if capacity > SubscriberList.firstCapacity { items.deallocate() }
    }

    /// Adds a subscriber.
    ///
    /// - Parameters:
    ///   - subscriber: The subscriber.
    ///   - firstPlaces: Where the first ones go; the same for each call, and as long there as the list.
    mutating func append(_ subscriber: SubjectSubscriber, _ firstPlaces: borrowing FirstPlaces) {
        if end == capacity { makeRoom(firstPlaces) }
        guard let items else { return }
        subscriber.position = end
        (items + end).initialize(to: .passRetained(subscriber))
        end += 1
        count += 1
    }

    /// Removes a subscriber, unless it was removed before.
    mutating func remove(_ subscriber: SubjectSubscriber) {
        let position = subscriber.position
        guard position >= 0, let items else { return }
        // All fields are consistent before the release, which may free the sink, and with it foreign objects that use
        // the subject.
        subscriber.position = -1
        let item = items[position]
        items[position] = nil
        count -= 1
        // Gaps at the end close at once: the newest subscriber often leaves first.
        while end > 0, items[end - 1] == nil { end -= 1 }
        // Moving costs as much as the removals since the last move, so removing is amortised O(1). A short list isn't
        // worth it.
        if end > 16, count * 2 < end { move(toCapacity: 2 * count) }
        item?.release()
    }

    mutating func removeAll() {
        // A subscriber that is released may look at the list: it must be empty and intact.
        let old = exchange(&self, with: SubscriberList())
        old.forEach { $0.position = -1 }
    }

    /// The subscriber at a place below ``end``, unless there is a gap.
    // SAFETY: the caller uses the subscriber at once, while the list holds the reference.
    @inline(__always) borrowing func subscriber(at position: Int) -> Unmanaged<SubjectSubscriber>? {
        // SAFETY: a position below `end` has memory.
        items.unsafelyUnwrapped[position]
    }

    /// Calls `body` with each; the list mustn't change meanwhile.
    @inline(__always) borrowing func forEach(_ body: (SubjectSubscriber) -> Void) {
        for position in 0..<end {
            // SAFETY: the list holds the subscriber.
            subscriber(at: position)?._withUnsafeGuaranteedRef(body)
        }
    }

    @inline(never) private mutating func makeRoom(_ firstPlaces: borrowing FirstPlaces) {
        if items == nil {
            // SAFETY: the room consists of two adjacent items.
            items = UnsafeMutableRawPointer(firstPlaces.address).assumingMemoryBound(to: Item?.self)
            capacity = SubscriberList.firstCapacity
        } else {
            move(toCapacity: 2 * count)
        }
    }

    /// Moves to memory of its own, and closes the gaps.
    private mutating func move(toCapacity leastCapacity: Int) {
        let newCapacity = max(leastCapacity, 2 * SubscriberList.firstCapacity)
        let room = UnsafeMutablePointer<Item?>.allocate(capacity: newCapacity)
        var moved = 0
        for position in 0..<end {
            guard let item = items?[position] else { continue }
            // SAFETY: the list holds its items.
            item._withUnsafeGuaranteedRef { $0.position = moved }
            (room + moved).initialize(to: item)
            moved += 1
        }
        if capacity > SubscriberList.firstCapacity { items?.deallocate() }
        items = room
        capacity = newCapacity
        end = moved
    }
}
