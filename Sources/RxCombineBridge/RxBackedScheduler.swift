#if canImport(Combine)
public import Combine
internal import Foundation
internal import RxDisposables
public import RxSchedulers

/// A scheduler of this library as one of Combine's.
///
/// ```swift
/// let onQueue = publisher.receive(on: RxBackedScheduler(SerialDispatchQueueScheduler(qos: .utility)))
/// ```
///
/// The type of Combine's actions isn't `Sendable`, although they run on other threads: Combine guarantees that they
/// may, and the compiler can't check it.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public struct RxBackedScheduler: Combine.Scheduler, Sendable {
    /// A point in time of the scheduler's own clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// Nanoseconds since the reference date.
        public let nanoseconds: Int64

        /// How long it is to another point.
        ///
        /// - Parameter other: The other point.
        /// - Returns: The time from this to the other.
        public func distance(to other: Self) -> Stride {
            Stride(nanoseconds: difference(other.nanoseconds, nanoseconds))
        }

        /// A later or earlier point.
        ///
        /// - Parameter interval: How much later.
        /// - Returns: The other point; the last one that can be represented, if it would be too far away.
        public func advanced(by interval: Stride) -> Self {
            Self(nanoseconds: sum(nanoseconds, interval.nanoseconds))
        }
    }

    /// There are no options.
    public typealias SchedulerOptions = Never

    private let base: any SchedulerType

    /// Makes a scheduler that runs everything on another.
    ///
    /// - Parameter base: Runs the actions.
    public init(_ base: any SchedulerType) {
        self.base = base
    }

    /// The time on the scheduler's clock.
    public var now: SchedulerTimeType {
        SchedulerTimeType(nanoseconds: nearest(base.now.timeIntervalSinceReferenceDate * 1e9))
    }

    /// Zero: there is no tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .zero }

    /// Runs an action as soon as the scheduler can.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // SAFETY: Combine's operators pass an action to be run on the scheduler, and don't run it themselves; its types
        // don't express this. It runs once, whatever the scheduler does.
        let action = UncheckedSendable(action)
        _ = base.schedule(work(action)) { work in
            work.run()
            return Disposables.create()
        }
    }

    /// Runs an action at a point in time.
    ///
    /// - Parameters:
    ///   - date: The time at which it runs.
    ///   - tolerance: Ignored.
    ///   - options: Ignored.
    ///   - action: The action.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // SAFETY: see above.
        let action = UncheckedSendable(action)
        _ = base.scheduleRelative(work(action), dueTime: time(until: date)) { work in
            work.run()
            return Disposables.create()
        }
    }

    /// Runs an action again and again.
    ///
    /// - Parameters:
    ///   - date: The time of the first run.
    ///   - interval: The time from the start of one run to the start of the next.
    ///   - tolerance: Ignored.
    ///   - options: Ignored.
    ///   - action: The action.
    /// - Returns: A cancellable that ends it.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // SAFETY: see above; `isRunning` keeps runs from overlapping.
        let action = UncheckedSendable(action)
        let isRunning = AtomicBool(false)
        let series = base.schedulePeriodic(
            action,
            startAfter: time(until: date),
            period: RxTimeInterval(nanoseconds: interval.nanoseconds)
        ) { action in
            guard !isRunning.exchange(true, ordering: .acquiring) else { return action }
            action.value()
            isRunning.store(false, ordering: .releasing)
            return action
        }
        return AnyCancellable { series.dispose() }
    }

    private func work(_ action: UncheckedSendable<() -> Void>) -> ScheduledWork {
        ScheduledWork {
            action.value()
            return Disposables.create()
        }
    }

    private func time(until date: SchedulerTimeType) -> RxTimeInterval {
        RxTimeInterval(nanoseconds: difference(date.nanoseconds, now.nanoseconds))
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension SchedulerType {
    /// The scheduler as one of Combine's.
    ///
    /// - Returns: A scheduler that runs everything on this one.
    public func asCombineScheduler() -> RxBackedScheduler {
        RxBackedScheduler(self)
    }
}
#endif
