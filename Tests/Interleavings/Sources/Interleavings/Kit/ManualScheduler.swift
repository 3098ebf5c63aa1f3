internal import Explorer
internal import Foundation
internal import RxDisposables
internal import RxSchedulers

/// A scheduler whose actions run on threads of the scenario, each at any moment that the explorer chooses: an action
/// for later may run at once, since time is free; the clock has reached its time then.
// SAFETY: used on one thread of the system, like everything in a run.
final class ManualScheduler: SchedulerType, @unchecked Sendable {
    private let marker = Marker()
    private var waiting: [ManualItem] = []
    private var userCount: Int
    private(set) var time: Double = 0
    /// The largest number of timers armed at the same time; one that is being disposed of doesn't count.
    private(set) var mostArmed = 0

    /// Whether a timer is armed.
    var hasTimer: Bool { waiting.contains { $0.isTimer && !$0.isOver } }

    /// The time for which the newest timer is armed.
    private(set) var newestDue: Double = 0

    /// Makes a scheduler.
    ///
    /// - Parameter userCount: The number of threads that will call ``leave()``.
    init(userCount: Int = 1) {
        self.userCount = userCount
    }

    var now: RxTime { Date(timeIntervalSinceReferenceDate: time) }

    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        add(ManualItem(marker, due: time, isTimer: false) { action(state) })
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let due = time + Double(dueTime.saturatedNanoseconds) / 1e9
        newestDue = due
        return add(ManualItem(marker, due: due, isTimer: true) { action(state) })
    }

    private func add(_ item: ManualItem) -> any Disposable {
        foreign("A scheduler is called")
        marker.event()
        waiting.removeAll { $0.isOver }
        waiting.append(item)
        mostArmed = max(mostArmed, waiting.filter { $0.isTimer && !$0.isEnding }.count)
        return item
    }

    /// The calling thread doesn't need it any more.
    func leave() {
        marker.event()
        userCount -= 1
    }

    /// Runs the scheduled actions, on the calling thread, until all others have left and none waits.
    ///
    /// - Parameter limit: How many actions to run at most.
    func work(limit: Int = .max) {
        for _ in 0..<limit {
            marker.wait { self.userCount == 0 || self.waiting.contains { !$0.isOver } }
            marker.event()
            waiting.removeAll { $0.isOver }
            guard let earliest = waiting.indices.min(by: { waiting[$0].due < waiting[$1].due }) else {
                if userCount == 0 { return }
                continue
            }
            let item = waiting.remove(at: earliest)
            time = max(time, item.due)
            item.run()
        }
    }
}

/// A waiting action.
// SAFETY: used on one thread of the system, like everything in a run.
final class ManualItem: Disposable, @unchecked Sendable {
    private let marker: Marker
    let due: Double
    let isTimer: Bool
    private var action: (() -> any Disposable)?
    private var result: (any Disposable)?
    private var isDisposed = false
    /// Whether `dispose()` has been called, even if its thread is still at its beginning.
    private(set) var isEnding = false

    init(_ marker: Marker, due: Double, isTimer: Bool, _ action: @escaping () -> any Disposable) {
        self.marker = marker
        self.due = due
        self.isTimer = isTimer
        self.action = action
    }

    /// Whether it won't run any more.
    var isOver: Bool { isDisposed || action == nil }

    func run() {
        guard !isDisposed, let action = action.take() else { return }
        let result = action()
        marker.event()
        if isDisposed { result.dispose() } else { self.result = result }
    }

    func dispose() {
        foreign("An action is disposed of")
        isEnding = true
        marker.event()
        guard !isDisposed else { return }
        isDisposed = true
        let (action, result) = (action.take(), result.take())
        _ = consume action
        result?.dispose()
    }
}
