public import Dispatch
public import Foundation
public import RxDisposables

/// Runs actions on a serial dispatch queue: one after the other, in the order of scheduling.
///
/// ```swift
/// let background = SerialDispatchQueueScheduler(qos: .utility)
/// readings.observe(on: background).subscribe(onNext: { store($0) }).disposed(by: bag)
/// ```
///
/// The queue that it is given becomes the target of a serial queue of its own, so it may be a concurrent queue.
public class SerialDispatchQueueScheduler: SchedulerType {
    /// A number of seconds.
    public typealias TimeInterval = Foundation.TimeInterval

    /// A point in time as the wall clock shows it.
    public typealias Time = Date

    private let counted = Counted()
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval

    /// The backlog in which actions wait, if the queue is the main queue.
    private let backlog: MainBacklog?

    /// The order of the actions; the main queue has one for all its schedulers.
    package final let order: SchedulingOrder

    /// Makes a scheduler of a queue that is known to be serial.
    init(_ serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0), backlog: MainBacklog? = nil) {
        queue = serialQueue
        self.leeway = leeway.isOver ? .nanoseconds(0) : leeway
        self.backlog = backlog
        order = backlog?.order ?? SchedulingOrder()
    }

    /// Makes a scheduler with a serial queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: The label of the queue, as debuggers show it.
    ///   - serialQueueConfiguration: Called with the queue before it is used, for example to set its target.
    ///   - leeway: How much later than their deadlines timers may fire, to save energy.
    public convenience init(
        internalSerialQueueName: String,
        serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        // A target can't be set once a queue is active.
        let queue = DispatchQueue(label: internalSerialQueueName, attributes: .initiallyInactive)
        serialQueueConfiguration?(queue)
        queue.activate()
        self.init(queue, leeway: leeway)
    }

    /// Makes a scheduler whose own serial queue runs on another queue.
    ///
    /// - Parameters:
    ///   - queue: The target of the serial queue; it may be concurrent.
    ///   - internalSerialQueueName: The label of the serial queue, as debuggers show it.
    ///   - leeway: How much later than their deadlines timers may fire, to save energy.
    public convenience init(
        queue: DispatchQueue,
        internalSerialQueueName: String,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// Makes a scheduler whose own serial queue runs on a global queue.
    ///
    /// - Parameters:
    ///   - qos: The quality of service of the global queue.
    ///   - internalSerialQueueName: The label of the serial queue, as debuggers show it.
    ///   - leeway: How much later than their deadlines timers may fire, to save energy.
    public convenience init(
        qos: DispatchQoS,
        internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass),
            internalSerialQueueName: internalSerialQueueName,
            leeway: leeway
        )
    }

    /// The time of day.
    public final var now: Date {
        Date()
    }

    /// Runs an action after all that have been scheduled before.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        queue.schedule(WorkItem { action(state) }, in: order, backlog)
    }

    /// Runs an action on the queue after a delay; never inline.
    ///
    /// With zero or less, the action runs after all that have been scheduled before.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        queue.schedule(WorkItem { action(state) }, after: dueTime, leeway: leeway, in: order, backlog)
    }

    /// Runs an action on the queue again and again.
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
            on: queue,
            backlog
        )
    }
}

// SAFETY: all properties are constants. Only classes of this module derive from it, and theirs are constants, too.
extension SerialDispatchQueueScheduler: @unchecked Sendable {}

extension SerialDispatchQueueScheduler: OrderedScheduler {}
