import RxExtras
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SubscribePressureTests {
    // Contracts A2, G5
    @Test func `a failing policy disposes of the source, and onError follows waiting elements`() async {
        let (gate, done) = (Gate(), Gate())
        let (log, counter) = (Recorder<String>(), DropCounter())
        let source = PublishSubject<Int>()
        let subscription = source.subscribe(
            pressure: .fail(2),
            counter: counter,
            onNext: { number in
                log.record("\(number)")
                if number == 1 { await gate.wait() }
            },
            onError: { log.record("#\(($0 as? PressureError)?.limit ?? 0)") },
            onCompleted: { log.record("|") },
            onDisposed: {
                log.record("disposed")
                Task { await done.wait() }
            }
        )
        source.onNext(1)
        await gate.arrivals()
        for number in 2...3 { source.onNext(number) }
        #expect(source.hasObservers)
        source.onNext(4)
        #expect(!source.hasObservers)
        gate.open()
        await done.arrivals()
        #expect(log.elements == ["1", "2", "3", "#2", "disposed"])
        #expect(counter.count == 1)
        subscription.dispose()
        #expect(log.elements.count == 5)
    }

    // Contract A2
    @Test func `other policies drop`() async {
        let (gate, done) = (Gate(), Gate())
        let (log, counter) = (Recorder<String>(), DropCounter())
        let source = PublishSubject<Int>()
        let subscription = source.subscribe(
            pressure: .sample,
            counter: counter,
            onNext: { number in
                log.record("\(number)")
                if number == 1 { await gate.wait() }
            },
            onCompleted: { log.record("|") },
            onDisposed: { Task { await done.wait() } }
        )
        source.onNext(1)
        await gate.arrivals()
        for number in 2...5 { source.onNext(number) }
        source.onCompleted()
        gate.open()
        await done.arrivals()
        #expect(log.elements == ["1", "5", "|"])
        #expect(counter.count == 3)
        subscription.dispose()
    }
}
