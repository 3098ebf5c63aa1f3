internal import RxDisposables
internal import RxSchedulers

/// A test's replacement for the main thread: its actions may call closures of the main actor, so it has to run there.
struct MainStandIn: SchedulerType, DelegatingScheduler {
    private let scheduler: any SchedulerType

    init(_ scheduler: any SchedulerType) {
        self.scheduler = scheduler
    }

    package var delegate: (any SchedulerType)? { scheduler }

    var now: RxTime { scheduler.now }

    func schedule<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        scheduler.schedule(state) { [type = type(of: scheduler)] state in
            MainStandIn.checkThread(of: type)
            return action(state)
        }
    }

    func scheduleRelative<State: Sendable>(
        _ state: State,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        scheduler.scheduleRelative(state, dueTime: dueTime) { [type = type(of: scheduler)] state in
            MainStandIn.checkThread(of: type)
            return action(state)
        }
    }

    func schedulePeriodic<State: Sendable>(
        _ state: State,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping @Sendable (State) -> State
    ) -> any Disposable {
        let type = type(of: scheduler)
        return scheduler.schedulePeriodic(state, startAfter: startAfter, period: period) { state in
            MainStandIn.checkThread(of: type)
            return action(state)
        }
    }

    private static func checkThread(of scheduler: any SchedulerType.Type) {
        guard !MainQueue.isCurrent else { return }
        fatalError(
            """
            A \(scheduler) that stands in for the main thread (`SharingScheduler.mock`) runs an action on another \
            thread, where closures of drivers and signals must not run. Take a scheduler that runs on the main thread; \
            a test scheduler runs where it is started, so mark the test `@MainActor`.
            """
        )
    }
}
