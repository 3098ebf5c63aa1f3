public import Dispatch
public import Foundation
public import RxDisposables

/// Runs actions on a dispatch queue, and several at the same time if the queue is concurrent.
///
/// ```swift
/// let workers = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
/// let pictures = images.flatMap { Single.just($0).observe(on: workers).map { decode($0) } }
/// ```
///
/// It keeps no order; if order matters, use a ``SerialDispatchQueueScheduler``.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
    /// A number of seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time as the wall clock shows it.
    public typealias Time = Date

    private let counted = Counted()
    private let queue: DispatchQueue
    private let leeway: DispatchTimeInterval

    /// Makes a scheduler for a queue.
    ///
    /// - Parameters:
    ///   - queue: Where actions run.
    ///   - leeway: How much later than their deadlines timers may fire, to save energy.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.queue = queue
        self.leeway = leeway.isOver ? .nanoseconds(0) : leeway
    }

    /// Makes a scheduler with a concurrent queue of its own.
    ///
    /// - Parameters:
    ///   - qos: The quality of service of the queue.
    ///   - leeway: How much later than their deadlines timers may fire, to save energy.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rx.concurrent.\(qos.qosClass)", qos: qos, attributes: .concurrent),
            leeway: leeway
        )
    }

    /// The time of day.
    public var now: Date {
        Date()
    }

    /// Runs an action on the queue.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        queue.schedule(WorkItem { action(state) })
    }

    /// Runs an action on the queue after a delay.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        queue.schedule(WorkItem { action(state) }, after: dueTime, leeway: leeway)
    }

    /// Runs an action on the queue again and again, never twice at the same time.
    @_disfavoredOverload
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        DispatchTimer.periodic(
            PeriodicWork(state, action),
            startAfter: startAfter,
            period: period,
            leeway: leeway,
            on: queue
        )
    }
}
