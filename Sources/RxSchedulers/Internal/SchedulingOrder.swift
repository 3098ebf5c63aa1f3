public import RxDisposables

/// Counts the actions that a scheduler has been given, one after another.
///
/// A queue of `observe(on:)` remembers the number at which its action was scheduled. As long as the number is still the
/// same, nothing has been scheduled behind that action, and further events may join it without overtaking anything
/// (contract T16).
///
/// An action counts twice, before and after it is enqueued: its place in the scheduler's queue is somewhere in between.
@usableFromInline
package final class SchedulingOrder: Sendable {
    @usableFromInline let count = AtomicInt(0)

    /// Whether events may always join: the scheduler runs actions at the same time, or inline, or counts them as steps.
    package let isFree: Bool

    /// The order of a scheduler without an order of its own.
    package static let free = SchedulingOrder(isFree: true)

    /// The order of a scheduler of the client's: what it has been given isn't known, so no event joins an action.
    package static let unknown = SchedulingOrder()

    /// Makes the order of a scheduler that runs actions one after another.
    init(isFree: Bool = false) {
        self.isFree = isFree
    }

    /// The number now.
    @inlinable
    package var number: Int { count.load(ordering: .relaxed) }

    /// The number, read after all that this thread has done before.
    package var settledNumber: Int { count.wrappingAdd(0, ordering: .acquiringAndReleasing).oldValue }

    /// The number after a single action that was scheduled at a number.
    package static func number(after number: Int) -> Int { number &+ 2 }

    /// Counts an action.
    @inline(__always)
    func count(_ enqueue: () -> Void) {
        count.wrappingAdd(1, ordering: .acquiringAndReleasing)
        enqueue()
        // Mutant skip: "observe(on:): two chains, two threads, one scheduler"
        count.wrappingAdd(1, ordering: .acquiringAndReleasing)
    }
}

/// A scheduler that has an order.
package protocol OrderedScheduler: ImmediateSchedulerType {
    /// The order of its actions.
    var order: SchedulingOrder { get }
}

extension ImmediateSchedulerType {
    /// The order of this scheduler's actions, or of its delegate's.
    ///
    /// Ask once for a sequence.
    package var schedulingOrder: SchedulingOrder { (worker as? any OrderedScheduler)?.order ?? .unknown }
}

extension SteppingScheduler {
    /// Each event is an action of its own (contract T8).
    package var order: SchedulingOrder { .free }
}

extension ImmediateScheduler: OrderedScheduler {
    package var order: SchedulingOrder { .free }
}

extension ConcurrentDispatchQueueScheduler: OrderedScheduler {
    package var order: SchedulingOrder { .free }
}

extension ConcurrentMainScheduler: OrderedScheduler {
    package var order: SchedulingOrder { MainBacklog.shared.order }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension TaskScheduler: OrderedScheduler {
    package var order: SchedulingOrder { .free }
}
