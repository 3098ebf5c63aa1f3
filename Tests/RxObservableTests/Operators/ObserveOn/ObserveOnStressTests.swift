import Dispatch
import TestSupport
import Testing

struct ObserveOnStressTests {
    // Contracts G1, T6
    @Test(.timeLimit(.minutes(5)), arguments: [true, false])
    func `keeps the order on a scheduler's own threads`(isConcurrent: Bool) throws {
        let scheduler: any ImmediateSchedulerType =
            isConcurrent
            ? ConcurrentDispatchQueueScheduler(qos: .default)
            : SerialDispatchQueueScheduler(internalSerialQueueName: "observe(on:)")
        let source = PublishSubject<Int>()
        let observer = GrammarObserver<Int>()
        let sent = Recorder<Int>()
        let done = DispatchSemaphore(value: 0)
        _ = source.subscribe(onNext: sent.record)
        _ = source.observe(on: scheduler).do(onDispose: { done.signal() }).subscribe(observer)
        try runConcurrently(threads: 8) { thread in
            for number in 0..<1500 { source.onNext(thread * 1500 + number) }
        }
        source.onCompleted()
        #expect(done.wait(timeout: .now() + 30) == .success)
        #expect(observer.keepsGrammar)
        #expect(observer.ends == ["completed"])
        #expect(observer.elements.count == 12_000)
        #expect(observer.elements == sent.elements)
    }
}
