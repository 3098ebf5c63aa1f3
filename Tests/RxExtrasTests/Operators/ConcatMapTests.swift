import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ConcatMapTests {
    /// The results of a slow closure, for four elements that come during its first call.
    private func log(_ policy: PressurePolicy, _ counter: DropCounter) async -> [String] {
        let gate = Gate()
        let source = PublishSubject<Int>()
        let log = Probe<String>()
        let results = source.concatMap(pressure: policy, counter: counter) { number in
            if number == 0 { await gate.wait() }
            return "\(number)"
        }
        let subscription = log.subscribe(to: results)
        source.onNext(0)
        await gate.arrivals()
        for number in 1...3 { source.onNext(number) }
        source.onCompleted()
        gate.open()
        let end = await log.end()
        subscription.dispose()
        return end.elements + [(end.error as? PressureError).map { "#\($0.limit)" } ?? "|"]
    }

    // Contracts A6, A10
    @Test(arguments: [
        (PressurePolicy.newest(1), ["0", "3", "|"], 2), (.oldest(2), ["0", "1", "2", "|"], 1),
        (.fail(2), ["0", "1", "2", "#2"], 1), (.wait(3), ["0", "1", "2", "3", "|"], 0),
        (.wait(2), ["0", "1", "2", "#2"], 1),
    ])
    func `the policy limits waiting elements`(policy: PressurePolicy, expected: [String], dropped: Int) async {
        let counter = DropCounter()
        #expect(await log(policy, counter) == expected)
        #expect(counter.count == dropped)
    }

    // Contracts G1, G7
    @Test func `an error of the closure fails the sequence, and disposes of the source`() async {
        let source = PublishSubject<Int>()
        let log = Probe<Int>()
        _ = log.subscribe(
            to: source.concatMap(pressure: .oldest(3)) { number in
                if number == 2 { throw Fault.first }
                return number
            }
        )
        for number in 1...3 { source.onNext(number) }
        let end = await log.end()
        #expect(end.elements == [1])
        #expect(end.error as? Fault == .first)
        await eventually { !source.hasObservers }
        #expect(!source.hasObservers)
    }

    // Contracts A6, G2, G3
    @MainActor
    @Test func `disposal ends the source at once, and no closure is called on its actor any more`() async {
        let source = PublishSubject<Int>()
        let log = Recorder<String>()
        let gate = Gate()
        let subscription = source.do(onDispose: { log.record("source") })
            .concatMap(pressure: .wait(1)) { number in
                log.record("\(number)")
                await gate.wait()
                return number
            }
            .subscribe(onNext: { log.record("result \($0)") }, onDisposed: { log.record("disposed") })
        source.onNext(1)
        await gate.arrivals()
        source.onNext(2)
        subscription.dispose()
        #expect(log.elements == ["1", "source", "disposed"])
        gate.open()
        await eventually(within: .milliseconds(100)) { log.count > 3 }
        #expect(log.elements == ["1", "source", "disposed"])
    }

    // Contract G6
    @Test func `an end downstream ends the source`() async {
        let source = PublishSubject<Int>()
        let log = Probe<Int>()
        _ = log.subscribe(to: source.concatMap(pressure: .wait(2)) { $0 }.take(1))
        source.onNext(1)
        source.onNext(2)
        #expect(await log.end().elements == [1])
        await eventually { !source.hasObservers }
        #expect(!source.hasObservers)
    }
}
