import Dispatch
import RxTracing
import TestSupport
import Testing

struct TracingStressTests {
    // Contracts W1, W2, W3, L7
    @Test(.timeLimit(.minutes(5))) func `threads subscribe, send and dispose while observers come and go`() async {
        await #expect(processExitsWith: .success) {
            Tracing.isOn = true
            Tracing.recordsCallStacks = false
            let received = LockedValue(0)
            let seen = LockedValue(0)
            let subject = PublishSubject<Int>()
            try runConcurrently(threads: 6) { thread in
                for round in 0..<200 {
                    switch thread {
                    case 0, 1:
                        let subscription = subject.checkpoint("here").flatMap { Observable.of($0) }
                            .subscribe(onNext: { _ in received.withLock { $0 += 1 } })
                        subject.onNext(round)
                        subscription.dispose()
                    case 2:
                        subject.onNext(round)
                    case 3:
                        _ = Tracing.subscriptions.tree
                        _ = Tracing.subscriptions.json
                    default:
                        let observer = Tracing.install(Words { _ in seen.withLock { $0 += 1 } })
                        subject.onNext(round)
                        observer.dispose()
                    }
                }
            }
            expect(Tracing.subscriptions.isEmpty, Tracing.subscriptions.tree)
            expect(received.value > 0)
            let observer = Tracing.install(Words { _ in seen.withLock { $0 += 1 } })
            let before = seen.value
            subject.take(1).subscribe(onNext: { _ in }).dispose()
            observer.dispose()
            expect(seen.value == before + 2)
        }
    }

    // Contracts W2, L7
    @Test(.timeLimit(.minutes(5))) func `a subscription disposed of while it sends ends once`() async {
        await #expect(processExitsWith: .success) {
            let balance = LockedValue(0)
            let observer = Tracing.install(
                Words { word in
                    if word.hasPrefix("subscribed") { balance.withLock { $0 += 1 } }
                    if word.hasPrefix("disposed") { balance.withLock { $0 -= 1 } }
                }
            )
            for _ in 0..<300 {
                let subject = PublishSubject<Int>()
                let subscription = subject.map { $0 }.subscribe(onNext: { _ in })
                try runConcurrently(threads: 3) { thread in
                    switch thread {
                    case 0: for number in 0..<5 { subject.onNext(number) }
                    case 1: subscription.dispose()
                    default: subject.onCompleted()
                    }
                }
            }
            observer.dispose()
            expect(balance.value == 0, "\(balance.value)")
            expect(Tracing.subscriptions.isEmpty)
        }
    }

    // Contracts W3, T6
    @Test(.timeLimit(.minutes(5))) func `hopping elements are measured during emissions`() async {
        await #expect(processExitsWith: .success) {
            let hops = Hops()
            let installation = Tracing.install(hops)
            let subject = PublishSubject<Int>()
            let received = LockedValue(0)
            let all = Gate()
            let subscription = subject.checkpoint("in").observe(on: SerialDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: { _ in
                    if received.withLock({
                        $0 += 1; return $0 == 2_000
                    }) {
                        all.open()
                    }
                })
            try runConcurrently(threads: 4) { _ in for number in 0..<500 { subject.onNext(number) } }
            await all.wait()
            subscription.dispose()
            installation.dispose()
            expect(hops.measured.value == 2_000 && hops.timed.value == 2_000)
        }
    }
}

/// Counts the elements that have hopped, and those whose latency is known.
private struct Hops: TracingObserver {
    let measured = LockedValue(0)
    let timed = LockedValue(0)

    func next<Element>(_ element: Element, in subscription: TracedSubscription) {
        guard "\(subscription.chain)".hasSuffix("observe(on:)"), subscription.latency != nil else { return }
        timed.withLock { $0 += 1 }
    }

    func hopped(_ hop: SchedulerHop, in subscription: TracedSubscription) {
        if hop.waited >= .zero, hop.queueLength >= 0 { measured.withLock { $0 += 1 } }
    }
}
