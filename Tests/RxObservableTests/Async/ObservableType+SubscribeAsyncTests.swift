import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ObservableTypeSubscribeAsyncTests {
    @Test func `elements come one at a time, then the end`() async {
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

    @Test func `elements wait during a call, as the policy allows`() async {
        let (gate, done) = (Gate(), Gate())
        let (log, counter) = (Recorder<Int>(), DropCounter())
        let source = PublishSubject<Int>()
        _ = source.subscribe(
            bufferingPolicy: .bufferingNewest(2),
            counter: counter,
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
        #expect(counter.count == 2)
    }

    // Contract G7
    @Test func `an error of onNext disposes of the source and is passed to onError`() async {
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
    @Test func `disposal cancels the call, and no closure is called afterwards`() async {
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

    // Contract A6
    @MainActor @Test func `all closures run where they were written`() async {
        let screen = Screen()
        let done = Gate()
        screen.show(.of(1, 2), done)
        await done.arrivals()
        screen.show(Observable.of(3).concat(Observable.error(Fault.first)), done)
        await done.arrivals(2)
        #expect(screen.log == ["1", "2", "|", "3", "first"])
    }

    // Contracts A6, G2: the end waits for the main actor, which this test occupies.
    @MainActor @Test func `no end comes for a subscription disposed of on its actor`() async {
        for source in [Observable<Int>.empty(), .error(Fault.first)] {
            var ends = 0
            // The task of the subscription holds the closures until it is over.
            let isOver = trackPayload { payload in
                source.subscribe(
                    onNext: { _ in await Task.yield() },
                    onError: { _ in ends += 1 + payload.number },
                    onCompleted: { ends += 1 + payload.number }
                )
                .dispose()
            }
            await eventually { isOver() }
            #expect(isOver())
            #expect(ends == 0)
        }
    }

    // Contract A3: not by disposal, but by the closure itself.
    @Test func `a cancellation from outside is an error, not completion`() async {
        let (log, done) = (Recorder<String>(), Gate())
        _ = Observable.of(1, 2).subscribe(
            onNext: { number in
                log.record("\(number)")
                await Task.yield()
                withUnsafeCurrentTask { $0?.cancel() }
            },
            onError: { log.record("\($0)") },
            onCompleted: { log.record("|") },
            onDisposed: { Task { await done.wait() } }
        )
        await done.arrivals()
        #expect(log.elements == ["1", "CancellationError()"])
    }

    // Contract G5
    @Test func `ten thousand races of elements, ends and disposal leave no object`() async {
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
            await eventually { Resources.total == before }
            precondition(Resources.total == before, "\(Resources.total - before) left")
        }
    }
}

@MainActor private final class Screen {
    private(set) var log: [String] = []

    func show(_ numbers: Observable<Int>, _ done: Gate) {
        _ = numbers.subscribe(
            onNext: { number in
                await Task.yield()
                self.note("\(number)")
            },
            onError: { self.note("\($0)") },
            onCompleted: { self.note("|") },
            onDisposed: { Task { await done.wait() } }
        )
    }

    private func note(_ text: String) {
        MainActor.assertIsolated()
        log.append(text)
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
