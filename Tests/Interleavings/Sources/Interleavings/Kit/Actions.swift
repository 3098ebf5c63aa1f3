internal import Explorer
internal import RxDisposables

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
