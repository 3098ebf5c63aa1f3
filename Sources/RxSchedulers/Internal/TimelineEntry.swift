internal import RxDisposables

/// Work that waits in a timeline, for one run or for periodic runs; disposing of it removes it.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class TimelineEntry: Cancelable, Sendable {
    private let counted = Counted()
    let work: any RepeatableWork

    /// The time from one run to the next; `nil` for a single run.
    let period: RxTimeInterval?

    private let timeline: Timeline

    // The timeline's lock guards the fields below, which the compiler can't see. So they are atomics, in relaxed order,
    // which cost as much as plain fields.
    private let due: Atomic64<Int64>
    private let order = AtomicInt(0)
    private let place = AtomicInt(-1)
    private let removed = AtomicBool(false)

    /// The time at which it is due, on the timeline's clock.
    var deadline: Int64 {
        get { due.load(ordering: .relaxed) }
        set { due.store(newValue, ordering: .relaxed) }
    }

    /// Its position among the entries that are due at the same time.
    var number: Int {
        get { order.load(ordering: .relaxed) }
        set { order.store(newValue, ordering: .relaxed) }
    }

    /// Its index in the heap.
    var index: Int? {
        get {
            let index = place.load(ordering: .relaxed)
            return index < 0 ? nil : index
        }
        set { place.store(newValue ?? -1, ordering: .relaxed) }
    }

    /// Whether it has been removed, and must not be inserted any more.
    var isRemoved: Bool {
        get { removed.load(ordering: .relaxed) }
        set { removed.store(newValue, ordering: .relaxed) }
    }

    init(_ work: any RepeatableWork, due deadline: Int64, period: RxTimeInterval? = nil, in timeline: Timeline) {
        self.work = work
        due = Atomic64<Int64>(deadline)
        self.period = period
        self.timeline = timeline
    }

    var isDisposed: Bool { work.isDisposed }

    /// The answer is that of the work, which may be finished before it is disposed of.
    var isFinished: Bool { work.isFinished }

    func dispose() {
        work.dispose()
        timeline.remove(self)
    }
}

/// Orders entries by time, then by number; each entry knows its index.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
struct TimelineOrder: HeapOrder {
    func isBefore(_ left: TimelineEntry, _ right: TimelineEntry) -> Bool {
        left.deadline == right.deadline ? left.number < right.number : left.deadline < right.deadline
    }

    func place(_ entry: TimelineEntry, at index: Int?) {
        entry.index = index
    }
}
