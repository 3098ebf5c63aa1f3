import Foundation
import RxDisposables
import RxObservable
import RxSubjects
import TestSupport
import Testing

struct PublishSubjectStressTests {
    // Contracts G1, L4
    @Test(.timeLimit(.minutes(5)))
    func `concurrent elements reach all subscribers in the same order`() throws {
        let subject = PublishSubject<Int>()
        let logs = (0..<4).map { _ in Recorder<Int>() }
        for log in logs { _ = subject.subscribe(onNext: log.record) }
        try runConcurrently(threads: 8) { thread in
            for number in 0..<1000 { subject.onNext(thread * 1000 + number) }
        }
        let order = logs[0].elements
        #expect(order.count == 8000)
        #expect(logs.allSatisfy { $0.elements == order })
        for thread in 0..<8 {
            let own = order.filter { $0 / 1000 == thread }
            #expect(own == Array(thread * 1000..<thread * 1000 + 1000), "each thread's own order is kept")
        }
    }

    // Contract L4
    @Test(.timeLimit(.minutes(5)))
    func `nested elements and elements of other threads share one order`() throws {
        let subject = PublishSubject<Int>()
        let logs = (0..<2).map { _ in Recorder<Int>() }
        _ = subject.subscribe(onNext: { element in
            logs[0].record(element)
            if element >= 0 { subject.onNext(-1 - element) }
        })
        _ = subject.subscribe(onNext: logs[1].record)
        try runConcurrently(threads: 8) { thread in
            for number in 0..<500 { subject.onNext(thread * 500 + number) }
        }
        #expect(logs[0].elements == logs[1].elements)
        #expect(logs[0].elements.sorted() == Array(-4000..<4000))
    }

    // Contracts G1, G4
    @Test(.timeLimit(.minutes(5)))
    func `one of many ends reaches each subscriber`() throws {
        for _ in 0..<100 {
            let subject = PublishSubject<Int>()
            let log = Recorder<String>()
            let disposals = LockedValue(0)
            _ = subject.subscribe(
                onNext: { _ in log.record("next") },
                onError: { _ in log.record("end") },
                onCompleted: { log.record("end") },
                onDisposed: { disposals.withLock { $0 += 1 } }
            )
            try runConcurrently(threads: 8) { thread in
                switch thread {
                case 0...1: subject.onCompleted()
                case 2...3: subject.onError(RxError.unknown)
                default: subject.onNext(thread)
                }
            }
            #expect(log.elements.filter { $0 == "end" }.count == 1)
            #expect(log.elements.last == "end")
            #expect(disposals.value == 1)
            #expect(!subject.hasObservers)
        }
    }

    // Contracts G2, G5, L7
    @Test(.timeLimit(.minutes(5)))
    func `threads subscribe and dispose while others send`() throws {
        let subject = PublishSubject<Int>()
        let received = LockedValue(0)
        let wrong = LockedValue(0)
        let stays = Recorder<Int>()
        _ = subject.subscribe(onNext: stays.record)
        try runConcurrently(threads: 8) { thread in
            for number in 0..<500 {
                if thread < 2 {
                    subject.onNext(number)
                    _ = subject.hasObservers
                    _ = subject.isDisposed
                } else {
                    let ends = LockedValue(0)
                    let subscription = subject.subscribe(
                        onNext: { _ in received.withLock { $0 += 1 } },
                        onDisposed: { ends.withLock { $0 += 1 } }
                    )
                    subscription.dispose()
                    if ends.value != 1 { wrong.withLock { $0 += 1 } }
                }
            }
        }
        #expect(stays.count == 1000)
        #expect(wrong.value == 0, "onDisposed runs once, before `dispose()` returns")
        let before = received.value
        subject.onNext(1)
        #expect(received.value == before, "all others are gone")
        #expect(subject.hasObservers)
        subject.onCompleted()
        #expect(!subject.hasObservers)
    }

    // Contract G2
    @Test(.timeLimit(.minutes(5)))
    func `a thread that has disposed of a subscription no longer delivers to it`() throws {
        let subject = PublishSubject<Int>()
        let wrong = LockedValue(0)
        try runConcurrently(threads: 8) { thread in
            let own = ObjectIdentifier(Thread.current)
            for _ in 0..<300 {
                let isOver = LockedValue(false)
                let subscription = subject.subscribe(onNext: { _ in
                    // Another thread may be delivering. This one isn't.
                    if isOver.value, ObjectIdentifier(Thread.current) == own { wrong.withLock { $0 += 1 } }
                })
                subject.onNext(thread)
                subscription.dispose()
                isOver.value = true
                subject.onNext(thread)
            }
        }
        #expect(wrong.value == 0)
    }
}
