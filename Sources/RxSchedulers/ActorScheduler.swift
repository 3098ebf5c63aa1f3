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
/// What is scheduled for now runs in the order of scheduling, and never inside of the call that schedules it. The
/// actor's other work gets its turn in between. Any actor will do: one with an executor of its own, or
/// `MainActor.shared`; for the main thread, ``MainScheduler`` is quicker. Timers wait on the `ContinuousClock`.
///
/// Actions have no task-local values, since one task runs what several callers have scheduled. It has the priority that
/// the scheduler was made with, or that of the caller for whom it began.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public final class ActorScheduler: SchedulerType, SteadyScheduler {
    private let timeline: Timeline

    /// Makes a scheduler for an actor, and keeps the actor alive as long as the scheduler lives or an action waits.
    ///
    /// - Parameters:
    ///   - actor: Where to run the actions.
    ///   - priority: The priority of the tasks that run the actions; `nil` for that of those who schedule.
    public convenience init(_ actor: any Actor, priority: TaskPriority? = nil) {
        self.init(priority: priority) { actor }
    }

    /// Makes a scheduler for an actor that it doesn't keep alive.
    ///
    /// For an actor that keeps its own subscriptions: they keep the scheduler, which doesn't keep the actor. When the
    /// actor is gone, what waits is freed and doesn't run.
    ///
    /// - Parameters:
    ///   - actor: Where to run the actions.
    ///   - priority: The priority of the tasks that run the actions; `nil` for that of those who schedule.
    public convenience init(weak actor: any Actor, priority: TaskPriority? = nil) {
        let reference = WeakActor(actor)
        self.init(priority: priority) { reference.actor }
    }

    private init(priority: TaskPriority?, _ actor: @escaping @Sendable () -> (any Actor)?) {
        timeline = Timeline(TimelineClock()) { timeline in
            guard let actor = actor() else { return timeline.abandon() }
            // Detached: a turn runs what several callers have scheduled, so it has no one's task-local values.
            Task.detached(priority: priority ?? Task.currentPriority) { await Self.runTurn(of: timeline, on: actor) }
        }
    }

    private static func runTurn(of timeline: Timeline, on actor: isolated any Actor) {
        timeline.runTurn()
    }

    /// The time of day.
    public var now: RxTime { RxTime() }

    package var steadyNanoseconds: UInt64 { timeline.clock.nanoseconds }

    /// Runs an action on the actor, behind those that are already due.
    ///
    /// - Parameters:
    ///   - state: Is handed to the action.
    ///   - action: What to run. The disposable that it returns ends what it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
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
    /// - Parameters:
    ///   - state: Is handed to the action.
    ///   - dueTime: How long to wait. Zero or less is now; with `.never`, the action is freed at once.
    ///   - action: What to run. The disposable that it returns ends what it has started.
    /// - Returns: A disposable that, as long as the action has not started, keeps it from running and frees it together
    ///   with the state; later, it disposes of what the action returned.
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
    /// Each run is due a whole number of periods after the first one; those that the actor has no time for drop out.
    ///
    /// - Parameters:
    ///   - state: Is handed to the first run.
    ///   - startAfter: How long to wait for the first run.
    ///   - period: How long it is from one run to the next; with zero or less they follow each other at once, with
    ///     `.never` there is one run.
    ///   - action: What to run. What it returns is handed to the next run.
    /// - Returns: A disposable that ends it.
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

// SAFETY: the reference is set in `init` alone, and reading a weak reference is atomic.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private final class WeakActor: @unchecked Sendable {
    private(set) weak var actor: (any Actor)?

    init(_ actor: any Actor) {
        self.actor = actor
    }
}
