import TestSupport
import Testing

/// Events that enter from outside, from any thread: through `create`, and through type-erased observers.
struct EdgeTests {
    // Contract G1
    @Test func `a nested event comes after the outer one`() {
        let log = Recorder<String>()
        let observers = LockedValue<AnyObserver<Int>?>(nil)
        _ = Observable<Int>.create { observer in
            observers.value = observer
            return Disposables.create()
        }.subscribe(
            onNext: { element in
                if element < 3 { observers.value?.onNext(element + 1) }
                if element == 3 { observers.value?.onCompleted() }
                log.record("\(element)")
            },
            onCompleted: { log.record("|") }
        )
        observers.value?.onNext(1)
        #expect(log.elements == ["1", "2", "3", "|"])
    }

    // Contracts G1, L2
    @Test func `an event sent after a waiting end is dropped`() {
        let log = Recorder<String>()
        let observers = LockedValue<AnyObserver<Int>?>(nil)
        _ = Observable<Int>.create { observer in
            observers.value = observer
            return Disposables.create()
        }.subscribe(
            onNext: { element in
                guard element == 1 else { return log.record("\(element)") }
                observers.value?.onNext(2)
                observers.value?.onError(Fault.first)
                #expect(observers.value?.isDisposed == true)
                observers.value?.onNext(3)
                observers.value?.onCompleted()
                log.record("1")
            },
            onError: { log.record("#\($0)") },
            onCompleted: { log.record("|") }
        )
        observers.value?.onNext(1)
        #expect(log.elements == ["1", "2", "#first"])
    }

    // Contract G8
    @Test(.timeLimit(.minutes(5)))
    func `an emitter and an observer that feed themselves keep the stack flat`() throws {
        let counts = Recorder<Int>()
        try runOnSmallStack {
            let observers = LockedValue<AnyObserver<Int>?>(nil)
            let last = LockedValue(0)
            let feed: @Sendable (Int) -> Void = { number in
                last.value = number
                if number < 100_000 { observers.value?.onNext(number + 1) }
            }
            _ = Observable<Int>.create { observer in
                observers.value = observer
                return Disposables.create()
            }.subscribe(onNext: feed)
            observers.value?.onNext(1)
            counts.record(last.value)
            observers.value = AnyObserver { event in
                if let number = event.element { feed(number) }
            }
            observers.value?.onNext(1)
            counts.record(last.value)
            observers.value = nil
        }
        #expect(counts.elements == [100_000, 100_000])
    }
}

@Suite(.timeLimit(.minutes(5)))
struct EdgeStressTests {
    /// Counts without a lock of its own, and detects simultaneous use.
    // SAFETY: its users guarantee one call at a time, which the tests check.
    private final class Counter: @unchecked Sendable {
        var count = 0
        var ends = 0
    }

    // Contract G1
    @Test func `eight threads in one create lose no element before scan`() throws {
        for _ in 0..<5 {
            let observers = LockedValue<AnyObserver<Int>?>(nil)
            let (last, events) = (Counter(), Counter())
            let subscription = Observable<Int>.create { observer in
                observers.value = observer
                return Disposables.create()
            }.scan(0) { sum, number in sum + number }.subscribe(
                onNext: { sum in
                    last.count = sum
                    events.count += 1
                },
                onCompleted: { events.ends += 1 }
            )
            let observer = try #require(observers.value)
            try runConcurrently(threads: 8) { _ in
                for _ in 0..<20_000 { observer.onNext(1) }
            }
            #expect(last.count == 160_000 && events.count == 160_000)
            try runConcurrently(threads: 8) { _ in observer.onCompleted() }
            #expect(events.ends == 1)
            subscription.dispose()
        }
    }

    // Contract G1
    @Test func `no event follows one of several threads' end`() throws {
        for _ in 0..<200 {
            let observers = LockedValue<AnyObserver<Int>?>(nil)
            let state = Counter()
            _ = Observable<Int>.create { observer in
                observers.value = observer
                return Disposables.create()
            }.subscribe(
                onNext: { _ in state.count += state.ends == 0 ? 0 : 1 },
                onError: { _ in state.ends += 1 },
                onCompleted: { state.ends += 1 }
            )
            let observer = try #require(observers.value)
            try runConcurrently(threads: 4) { thread in
                for number in 0..<50 {
                    observer.onNext(number)
                    if number == 25 { thread % 2 == 0 ? observer.onCompleted() : observer.onError(Fault.first) }
                }
            }
            #expect(state.count == 0 && state.ends == 1)
        }
    }

    /// Counts, without a check.
    private struct CountingObserver: ObserverType {
        let counter: Counter

        func on(_ event: Event<Int>) {
            if event.isStopEvent { counter.ends += 1 } else { counter.count += 1 }
        }
    }

    // Contract G1
    @Test func `eight threads in one erased observer send one at a time`() throws {
        let makers: [(Counter) -> AnyObserver<Int>] = [
            { counter in AnyObserver { event in CountingObserver(counter: counter).on(event) } },
            { AnyObserver(CountingObserver(counter: $0)) },
            { CountingObserver(counter: $0).asObserver() },
            { CountingObserver(counter: $0).mapObserver { $0 } },
        ]
        for make in makers {
            let counter = Counter()
            let observer = make(counter)
            try runConcurrently(threads: 8) { _ in
                for _ in 0..<10_000 { observer.onNext(1) }
                observer.onCompleted()
            }
            #expect(counter.count == 80_000 && counter.ends == 8)
        }
    }
}
