internal import RxDisposables

/// Work that waits in a timeline, once or again and again; disposing of it takes it out.
// SAFETY: see the fields.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
final class TimelineEntry: Cancelable, @unchecked Sendable {
    private let counted = Counted()
    let work: any RepeatableWork

    /// How long it is from one run to the next; `nil` if there is one alone.
    let period: RxTimeInterval?

    private let timeline: Timeline

    // The fields below are touched under the lock of the timeline alone.
    /// When it is due, as the timeline counts.
    var deadline: Int64
    /// Its place among those that are due at the same time.
    var number = 0
    /// Where the heap has it.
    var index: Int?
    /// Whether it must not wait any more.
    var isRemoved = false

    init(_ work: any RepeatableWork, due deadline: Int64, period: RxTimeInterval? = nil, in timeline: Timeline) {
        self.work = work
        self.deadline = deadline
        self.period = period
        self.timeline = timeline
    }

    var isDisposed: Bool { work.isDisposed }

    /// The work's own answer: it may be finished before it is disposed of.
    var isFinished: Bool { work.isFinished }

    func dispose() {
        work.dispose()
        timeline.remove(self)
    }
}

/// Entries by their time, and by their number among those of the same time; each knows its place.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
struct TimelineOrder: HeapOrder {
    func isBefore(_ left: TimelineEntry, _ right: TimelineEntry) -> Bool {
        left.deadline == right.deadline ? left.number < right.number : left.deadline < right.deadline
    }

    func place(_ entry: TimelineEntry, at index: Int?) {
        entry.index = index
    }
}
