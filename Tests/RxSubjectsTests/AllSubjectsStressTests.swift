import TestSupport
import Testing

/// Threads that send to subjects and subscribe to them.
struct AllSubjectsStressTests {
    // Contracts G1, G9, L4: all subscribers get one order, whenever they come, and nothing is lost or doubled.
    @Test(.timeLimit(.minutes(5)), arguments: [false, true])
    func `a concurrent subscriber gets a gapless suffix of one order`(replays: Bool) throws {
        let unbounded = ReplaySubject<Int>.createUnbounded()
        let behavior = BehaviorSubject(value: -1)
        let observable: Observable<Int> = replays ? unbounded : behavior
        let reference = Recorder<Int>()
        _ = observable.subscribe(onNext: reference.record)
        let logs = LockedValue<[Recorder<Int>]>([])
        try runConcurrently(threads: 8) { thread in
            for number in 0..<200 {
                if thread < 4 {
                    let element = thread * 200 + number
                    if replays { unbounded.onNext(element) } else { behavior.onNext(element) }
                } else if number % 4 == 0 {
                    let log = Recorder<Int>()
                    logs.withLock { $0.append(log) }
                    _ = observable.subscribe(onNext: log.record, onError: { _ in })
                    if !replays, log.count == 0 { Issue.record("nothing was there when `subscribe` returned") }
                }
            }
        }
        let order = reference.elements
        #expect(order.count == (replays ? 800 : 801))
        #expect(logs.value.count == 200)
        for log in logs.value {
            let own = log.elements
            #expect(own == (replays ? order : order.suffix(own.count)))
            #expect(!own.isEmpty)
        }
    }

    // Contracts L4, L7
    @Test(.timeLimit(.minutes(5)))
    func `the last delivered element is the value`() throws {
        for _ in 0..<100 {
            let subject = BehaviorSubject(value: 0)
            let log = Recorder<Int>()
            let strays = LockedValue(0)
            _ = subject.subscribe(onNext: { element in
                log.record(element)
                if element > 0, element % 3 == 0 { subject.onNext(-element) }
            })
            try runConcurrently(threads: 8) { thread in
                for number in 0..<20 {
                    let element = thread * 100 + number + 1
                    if thread < 6 {
                        subject.onNext(element)
                    } else if (try? subject.value()) == nil {
                        strays.withLock { $0 += 1 }
                    }
                }
            }
            #expect(try subject.value() == log.elements.last)
            #expect(strays.value == 0)
        }
    }

    // Contract G5: each of 10,000 subscribers costs the same.
    @Test(.timeLimit(.minutes(5)), arguments: SubjectKind.allCases)
    func `ten thousand subscribers come and go`(kind: SubjectKind) {
        let subject = AnySubject(kind, initial: 0)
        let received = LockedValue(0)
        let subscriptions = (0..<10_000).map { _ in
            subject.observable.subscribe(onNext: { _ in received.withLock { $0 += 1 } })
        }
        received.value = 0
        subject.on(.next(1))
        for subscription in subscriptions.prefix(5000) { subscription.dispose() }
        for subscription in subscriptions.suffix(4000).reversed() { subscription.dispose() }
        subject.on(.next(2))
        subject.on(.completed)
        #expect(received.value == (kind == .async ? 1000 : 11_000))
        #expect(!subject.hasObservers())
    }
}
