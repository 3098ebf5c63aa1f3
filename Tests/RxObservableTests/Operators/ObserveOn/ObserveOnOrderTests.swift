import Dispatch
import Foundation
import TestSupport
import Testing

/// Several chains on one scheduler.
@Suite(.timeLimit(.minutes(5)))
struct ObserveOnOrderTests {
    /// Sends to chains in an action of their scheduler, so that all wait, and returns what they deliver, in one log.
    private func log(
        on scheduler: any ImmediateSchedulerType,
        count: Int = 2,
        _ send: @escaping @Sendable ([PublishSubject<String>]) -> Void
    ) async -> [String] {
        let subjects = (0..<count).map { _ in PublishSubject<String>() }
        let log = Recorder<String>()
        let subscriptions = subjects.map { subject in
            subject.observe(on: scheduler).subscribe(onNext: log.record, onCompleted: { log.record("|") })
        }
        await withCheckedContinuation { continuation in
            _ = scheduler.schedule(()) { _ in
                send(subjects)
                return scheduler.schedule(()) { _ in
                    continuation.resume()
                    return Disposables.create()
                }
            }
        }
        subscriptions.forEach { $0.dispose() }
        return log.elements
    }

    static let schedulers: [any ImmediateSchedulerType] = [
        SerialDispatchQueueScheduler(qos: .default), OperationQueueScheduler(operationQueue: .serial),
        ActorScheduler(Place()), ClockScheduler(ContinuousClock()), PlainScheduler(),
    ]

    // Contract T16
    @Test(arguments: schedulers.indices)
    func `what is sent first is delivered first, across chains`(index: Int) async {
        let result = await log(on: Self.schedulers[index]) { chains in
            chains[0].onNext("loading")
            chains[1].onNext("items")
            chains[1].onNext("more items")
            chains[0].onNext("done")
            chains[1].onNext("late")
            chains[0].onCompleted()
            chains[1].onNext("last")
        }
        #expect(result == ["loading", "items", "more items", "done", "late", "|", "last"])
    }

    // Contract T16: an action is no chain, and keeps its place as well.
    @Test(arguments: schedulers.indices)
    func `an action of the scheduler keeps its place among events`(index: Int) async {
        let scheduler = Self.schedulers[index]
        let actions = Recorder<String>()
        _ = await log(on: scheduler, count: 1) { chains in
            _ = chains[0].observe(on: scheduler).subscribe(onNext: actions.record)
            chains[0].onNext("1")
            _ = scheduler.schedule(()) { _ in
                actions.record("action")
                return Disposables.create()
            }
            chains[0].onNext("2")
        }
        #expect(actions.elements == ["1", "action", "2"])
    }

    // Contracts T6, T16: the limit of a turn doesn't let another chain overtake.
    @Test func `more elements than a turn delivers come before what another chain sent later`() async {
        let result = await log(on: SerialDispatchQueueScheduler(qos: .default)) { chains in
            for number in 0..<2_000 { chains[0].onNext("\(number)") }
            chains[1].onNext("other")
            chains[0].onNext("last")
        }
        #expect(result == (0..<2_000).map { "\($0)" } + ["other", "last"])
    }

    // Contract T16: main has one order for all its schedulers that don't run inline.
    @Test func `two schedulers of main share an order`() async {
        let (first, second) = (PublishSubject<String>(), PublishSubject<String>())
        let log = Recorder<String>()
        let subscriptions = CompositeDisposable(
            disposables: [
                first.observe(on: MainScheduler()).subscribe(onNext: log.record),
                second.observe(on: MainScheduler.asyncInstance).subscribe(onNext: log.record),
            ]
        )
        await Task { @MainActor in
            try? runConcurrently(threads: 1) { _ in
                first.onNext("a")
                second.onNext("b")
                first.onNext("c")
                second.onNext("d")
            }
        }.value
        await eventually { log.count == 4 }
        #expect(log.elements == ["a", "b", "c", "d"])
        subscriptions.dispose()
    }

    // Contracts G1, T16
    @Test func `each thread's order holds for all its chains`() async {
        let threads = 4
        let result = await log(on: SerialDispatchQueueScheduler(qos: .default), count: 2 * threads) { chains in
            try? runConcurrently(threads: threads) { thread in
                for number in 0..<500 { chains[2 * thread + (number / 3) % 2].onNext("\(thread) \(number)") }
            }
        }
        #expect(result.count == threads * 500)
        for thread in 0..<threads {
            let own = result.filter { $0.hasPrefix("\(thread) ") }
            #expect(own == (0..<500).map { "\(thread) \($0)" })
        }
    }
}

private actor Place {}

extension OperationQueue {
    fileprivate static var serial: OperationQueue {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    }
}

/// A scheduler of a client's: the library doesn't know what it has been given.
private final class PlainScheduler: ImmediateSchedulerType {
    private let queue = DispatchQueue(label: "a client's scheduler")

    func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        queue.async { _ = action(state) }
        return Disposables.create()
    }
}
