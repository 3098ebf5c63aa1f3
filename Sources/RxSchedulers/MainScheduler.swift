internal import Dispatch
public import RxDisposables

/// Runs actions on the main thread, in order, immediately when it can.
///
/// An action that is scheduled on main while nothing waits runs inline, before `schedule` returns. One that is
/// scheduled elsewhere, or while an earlier one waits or runs, is enqueued: actions run in the order of scheduling.
///
/// ```swift
/// downloads.observe(on: MainScheduler.instance).subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
/// ```
///
/// For actions that must never run inline, use ``asyncInstance``.
///
/// A blocking read on the main thread (`toBlocking()` of RxBlocking) runs what the main thread would run, and with it
/// the actions and timers of main schedulers, while it waits.
public final class MainScheduler: SerialDispatchQueueScheduler {
    /// The shared instance.
    ///
    /// Order is guaranteed only within one instance.
    public static let instance = Resources.uncounted(MainScheduler())

    /// Runs actions on the main queue, never inline.
    public static let asyncInstance = Resources.uncounted(AsyncMainScheduler())

    /// The number of actions that wait or run.
    private let unfinished = AtomicInt(0)

    /// Makes a main scheduler with an order of its own.
    public init() {
        super.init(MainQueue.queue, backlog: .shared)
    }

    /// Traps unless it is called on the main thread or in the main queue.
    ///
    /// - Parameter errorMessage: The message of the trap; with `nil`, one that names the remedy.
    public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        guard MainQueue.isCurrent else { fatalError(errorMessage ?? offMainMessage) }
    }

    /// Traps unless it is called on the main thread or in the main queue.
    ///
    /// - Parameter errorMessage: The message of the trap; with `nil`, one that names the remedy.
    public class func ensureRunningOnMainThread(errorMessage: String? = nil) {
        guard MainQueue.isCurrent else { fatalError(errorMessage ?? offMainMessage) }
    }

    private static let offMainMessage = """
        This code must run on the main thread, but runs on another one. \
        Something upstream delivers there; put `observe(on: MainScheduler.instance)` before it.
        """

    /// Runs an action: inline on main if none waits or runs, else after all that wait.
    @_disfavoredOverload
    public override func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        // The action is counted before the thread is determined. An action from another thread is counted until it has
        // run, so that no later action on main overtakes it (T5).
        let isFirst = unfinished.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0
        guard isFirst, MainQueue.isCurrent else {
            let item = WorkItem { action(state) }
            MainBacklog.shared.add(MainAction(item: item, scheduler: self))
            return item
        }
        defer {
            finishAction()
        }
        return action(state)
    }

    /// Begins an action inline, if one that is scheduled now would run inline.
    ///
    /// - Returns: Whether it may run; then ``finishAction()`` has to follow.
    package func tryBegin() -> Bool {
        // The load spares the look-up of the thread while other actions wait. The exchange may still fail: another
        // thread may have scheduled an action meanwhile, which has to run first.
        guard unfinished.load(ordering: .relaxed) == 0, MainQueue.isCurrent else { return false }
        // Mutant torn: "observe(on: main): what waits comes first"
        return unfinished.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    }

    package func finishAction() {
        unfinished.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    }
}

// SAFETY: see the superclass; the counter is atomic.
extension MainScheduler: @unchecked Sendable {}
