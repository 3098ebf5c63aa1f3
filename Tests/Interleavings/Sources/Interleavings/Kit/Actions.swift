internal import Explorer
internal import RxDisposables
internal import RxSchedulers

/// The user's actions on a scheduler that runs one at a time.
// SAFETY: used on one thread of the system, like everything in a run.
final class Actions: @unchecked Sendable {
    private let marker = Marker()
    private let contract: String
    private var isInside = false
    private(set) var log: [Int] = []
    private var endsAfter = Int.max
    private var subscription: (any Disposable)?

    init(_ contract: String) {
        self.contract = contract
    }

    func run(_ number: Int) {
        marker.event()
        foreign("An action is run")
        if isInside { Turns.shared.fail("\(contract): two actions run at a time.") }
        isInside = true
        log.append(number)
        marker.event()
        isInside = false
        if log.count >= endsAfter { end() }
    }

    /// Runs an action of a series, which has numbers from 0.
    func step(_ state: Payload) -> Payload {
        run(state.number)
        return Payload(state.number + 1)
    }

    /// Schedules actions with these numbers, one after the other.
    func schedule(_ numbers: Int..., on scheduler: some ImmediateSchedulerType) {
        for number in numbers { _ = scheduler.schedule(Payload(number), action: action(self, number)) }
    }

    /// Checks that two threads' actions, from 10 and from 20 on, have run in the order of each.
    func expectTwoThreads(_ scene: Scene) {
        scene.expect(log.filter { $0 < 20 } == [10, 11] && log.filter { $0 >= 20 } == [20, 21], "\(contract): \(log)")
    }

    func keep(_ subscription: any Disposable, upTo count: Int) {
        marker.event()
        self.subscription = subscription
        endsAfter = count
    }

    func letGo() {
        subscription = nil
    }

    private func end() {
        let subscription = subscription.take()
        subscription?.dispose()
    }
}

/// A user's object that a scheduled action retains.
func action(_ actions: Actions, _ number: Int) -> @Sendable (Payload) -> any Disposable {
    { _ in
        actions.run(number)
        return Disposables.create()
    }
}
