import Dispatch
import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ObserveTests {
    private let scheduler = TestScheduler()

    private func result(_ policy: PressurePolicy, _ counter: DropCounter? = nil) -> [String] {
        let source = Observable.of(1, 2, 3, 4)
        let observer = scheduler.record(source.observe(on: scheduler, pressure: policy, counter: counter))
        scheduler.start()
        return observer.events.map { event in
            switch event.value {
            case .next(let element): "\(element)"
            case .error(let error): "#\((error as? PressureError)?.limit ?? 0)"
            case .completed: "|"
            }
        }
    }

    @Test(arguments: [
        (PressurePolicy.newest(2), ["3", "4", "|"], 2), (.oldest(2), ["1", "2", "|"], 2),
        (.fail(2), ["1", "2", "#2"], 1),
        (.sample, ["4", "|"], 3), (.fail(4), ["1", "2", "3", "4", "|"], 0),
        (.wait(2), ["1", "2", "3", "4", "|"], 0),
    ])
    func `as documented, and with other policies`(policy: PressurePolicy, expected: [String], dropped: Int) {
        let counter = DropCounter()
        #expect(result(policy, counter) == expected)
        #expect(counter.count == dropped)
    }

    @Test func `an error waits for the elements before it`() {
        let source = Observable.of(1, 2).concat(Observable.error(Fault.first))
        let observer = scheduler.record(
            source.observe(on: scheduler, pressure: .newest(1)).materialize().map { "\($0)" }
        )
        scheduler.start()
        #expect(observer.events.compactMap(\.value.element) == ["next(2)", "error(first)"])
    }

    // Contracts C7, G7
    @Test func `a limit of zero traps with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.of(1).observe(on: CurrentThreadScheduler.instance, pressure: .newest(0))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("no element could ever wait"))
    }

    // Contract T6
    @Test func `keeps order on a concurrent scheduler`() async {
        let hop = ConcurrentDispatchQueueScheduler(qos: .default)
        let log = Recorder<Int>()
        let counter = DropCounter()
        await withCheckedContinuation { continuation in
            _ = Observable.range(start: 0, count: 10_000).observe(on: hop, pressure: .newest(8), counter: counter)
                .subscribe(onNext: log.record, onCompleted: { continuation.resume() })
        }
        #expect(log.elements == log.elements.sorted())
        #expect(log.count + counter.count == 10_000)
        #expect(log.elements.last == 9_999)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test func `keeps the contract of every operator`() {
        let scheduler = TestScheduler()
        let violations = operatorContractViolations(scheduler: scheduler) {
            $0.observe(on: scheduler, pressure: .newest(1000))
        }
        #expect(violations == [])
    }

    // Contract A4
    @MainActor
    @Test func `on main its closures are those of main`() async {
        var shown: [Int] = []
        await withCheckedContinuation { continuation in
            _ = Observable.of(1, 2, 3).observe(on: MainScheduler.instance, pressure: .wait(2))
                .subscribe(onNext: { shown.append($0) }, onCompleted: { continuation.resume() })
        }
        #expect(shown == [1, 2, 3])
    }
}
