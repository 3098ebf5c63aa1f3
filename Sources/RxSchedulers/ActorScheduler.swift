public import Dispatch
public import Foundation
public import RxDisposables

/// Runs actions on an actor, isolated to it: one after the other, in the order of their times.
///
/// ```swift
/// actor Store {
///     private var names: [String] = []
///     private let bag = DisposeBag()
///
///     func follow(_ source: Observable<String>) {
///         source.observe(on: ActorScheduler(weak: self))
///             .subscribe(onNext: { [weak self] name in
///                 self?.assumeIsolated { $0.names.append(name) }
///             })
///             .disposed(by: bag)
///     }
/// }
/// ```
///
/// Actions without a delay run in the order of scheduling, never inside the call that schedules them. The actor's other
/// work gets its turn in between. Any actor works: one with an executor of its own, or `MainActor.shared`; for the main
/// thread, ``MainScheduler`` is faster. Timers wait on the `ContinuousClock`.
///
/// Actions have no task-local values, since one task runs the actions of several callers. The task has the priority
/// that the scheduler was made with, or that of the caller that started it.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public final class ActorScheduler: SchedulerType, SteadyScheduler, OrderedScheduler {
    private let timeline: Timeline

    /// Makes a scheduler for an actor, and keeps the actor alive as long as the scheduler lives or an action waits.
    ///
    /// - Parameters:
    ///   - actor: Where to run the actions.
    ///   - priority: The priority of the tasks that run the actions; `nil` for that of the scheduling task or thread.
    public convenience init(_ actor: any Actor, priority: TaskPriority? = nil) {
        self.init(priority: priority) { actor }
    }

    /// Makes a scheduler for an actor that it doesn't keep alive.
    ///
    /// Use it for an actor that stores its own subscriptions: they retain the scheduler, which doesn't retain the
    /// actor. When the actor is gone, waiting actions are freed without running.
    ///
    /// - Parameters:
    ///   - actor: Where to run the actions.
    ///   - priority: The priority of the tasks that run the actions; `nil` for that of the scheduling task or thread.
    public convenience init(weak actor: any Actor, priority: TaskPriority? = nil) {
        self.init(priority: priority) { [weak actor] in actor }
    }

    private init(priority: TaskPriority?, _ actor: @escaping @Sendable () -> (any Actor)?) {
        timeline = Timeline(TimelineClock()) { timeline in
            // The weakly held actor has been freed, so nothing that waits can run any more (T10).
            guard let actor = actor() else { return timeline.abandon() }
            // The task is detached: a turn runs the actions of several callers, so it has the task-local values of
            // none.
            Task.detached(priority: priority ?? Task.currentPriority) { await Self.runTurn(of: timeline, on: actor) }
        }
    }

    private static func runTurn(of timeline: Timeline, on actor: isolated any Actor) {
        timeline.runTurn()
    }

    /// The time of day.
    public var now: RxTime { RxTime() }

    package var order: SchedulingOrder { timeline.order }

    package var steadyNanoseconds: UInt64 { timeline.clock.nanoseconds }

    /// Runs an action on the actor, after those that are already due.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of actions that wait.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        timeline.schedule(WorkItem { action(state) }, after: .nanoseconds(0))
    }

    /// Runs an action on the actor after a delay.
    ///
    /// With zero or less it is due now; with `.never`, the action is freed at once.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of actions that wait.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        timeline.schedule(WorkItem { action(state) }, after: dueTime)
    }

    /// Runs an action on the actor again and again, never twice at the same time.
    ///
    /// Each run is due a whole number of periods after the first one; runs for which the actor has no time are skipped.
    @_disfavoredOverload
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        timeline.schedule(PeriodicWork(state, action), after: startAfter, period: period)
    }
}
