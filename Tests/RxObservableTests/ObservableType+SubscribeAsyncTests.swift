import RxDisposables
import RxObservable
import RxSubjects
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ObservableTypeSubscribeAsyncTests {
    @Test func `elements come one after the other, and then the end`() async {
        let (log, done) = (Recorder<String>(), Gate())
        let source = PublishSubject<Int>()
        _ = source.subscribe(
            onNext: { number in
                log.record("begin \(number)")
                await Task.yield()
                log.record("end \(number)")
            },
            onCompleted: { log.record("|") },
            onDisposed: {
                log.record("disposed")
                Task { await done.wait() }
            }
        )
        // It has subscribed at once: nothing is lost.
        for number in 1...3 { source.onNext(number) }
        source.onCompleted()
        await done.arrivals()
        #expect(
            log.elements
                == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3", "|", "disposed"]
        )
    }

    @Test func `what comes meanwhile waits as the policy says`() async {
        let (gate, done) = (Gate(), Gate())
        let log = Recorder<Int>()
        let source = PublishSubject<Int>()
        _ = source.subscribe(
            bufferingPolicy: .bufferingNewest(2),
            onNext: { number in
                log.record(number)
                if number == 1 { await gate.wait() }
            },
            onDisposed: { Task { await done.wait() } }
        )
        source.onNext(1)
        await gate.arrivals()
        for number in 2...5 { source.onNext(number) }
        source.onCompleted()
        gate.open()
        await done.arrivals()
        #expect(log.elements == [1, 4, 5])
    }

    // Contract G7
    @Test func `an error of onNext disposes of the source and is handed to onError`() async {
        let (log, done) = (Recorder<String>(), Gate())
        let source = TestSource<Int>()
        _ = source.observable.subscribe(
            onNext: { number in
                await Task.yield()
                log.record("\(number)")
                throw Fault.first
            },
            onError: { log.record("\($0)") },
            onDisposed: { Task { await done.wait() } }
        )
        source.onNext(1)
        source.onNext(2)
        await done.arrivals()
        #expect(log.elements == ["1", "first"])
        #expect(source.disposals == 1)
    }

    // Contract G2
    @Test func `disposal cancels the call, and no closure is called any more`() async {
        let (gate, ended) = (Gate(), Gate())
        let log = Recorder<String>()
        let source = TestSource<Int>()
        let subscription = source.observable.subscribe(
            onNext: { number in
                log.record("\(number)")
                await gate.wait()
                log.record(Task.isCancelled ? "cancelled" : "not cancelled")
                Task { await ended.wait() }
            },
            onCompleted: { log.record("|") },
            onDisposed: { log.record("disposed") }
        )
        source.onNext(1)
        source.onNext(2)
        await gate.arrivals()
        subscription.dispose()
        #expect(source.disposals == 1)
        source.onCompleted()
        gate.open()
        await ended.arrivals()
        #expect(log.elements == ["1", "disposed", "cancelled"])
    }

    @Test func `an actor subscribes with its own state`() async {
        let (source, done) = (PublishSubject<Int>(), Gate())
        let ledger = Ledger()
        let subscription = await ledger.follow(source, done)
        for number in 1...100 { source.onNext(number) }
        source.onCompleted()
        await done.arrivals()
        #expect(await ledger.total == 5050)
        subscription.dispose()
    }

    // Contract G5
    @Test func `ten thousand races of elements, ends and disposal leave nothing`() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            for round in 0..<10_000 {
                let source = PublishSubject<Int>()
                let subscription = source.subscribe(onNext: { _ in await Task.yield() })
                source.onNext(round)
                let other = Task {
                    source.onNext(1)
                    source.onCompleted()
                }
                subscription.dispose()
                await other.value
            }
            for _ in 0..<10_000 where Resources.total != before { await Task.yield() }
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
    }
}

private actor Ledger {
    private(set) var total = 0

    func follow(_ amounts: PublishSubject<Int>, _ done: Gate) -> any Disposable {
        amounts.subscribe(
            onNext: { amount in
                await Task.yield()
                self.preconditionIsolated()
                self.total += amount
            },
            onDisposed: { Task { await done.wait() } }
        )
    }
}
