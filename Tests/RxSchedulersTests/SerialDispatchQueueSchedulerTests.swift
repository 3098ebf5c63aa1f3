import Dispatch
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SerialDispatchQueueSchedulerTests {
    @Test func `runs actions in the order of scheduling, on a concurrent queue, too`() async {
        let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
        let scheduler = SerialDispatchQueueScheduler(queue: concurrent, internalSerialQueueName: "serial")
        let log = Recorder<Int>()
        await withCheckedContinuation { continuation in
            for number in 0..<1000 {
                _ = scheduler.schedule(number) { log.note($0) }
            }
            _ = scheduler.scheduleRelative((), dueTime: .seconds(0)) {
                continuation.resume()
                return nothing
            }
        }
        #expect(log.elements == Array(0..<1000))
    }

    @Test func `runs on the queue that it was given`() async {
        let key = DispatchSpecificKey<String>()
        let queue = DispatchQueue(label: "target")
        queue.setSpecific(key: key, value: "here")
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
        let value = await scheduler.run { DispatchQueue.getSpecific(key: key) }
        #expect(value == "here")
    }

    @Test func `passes its queue to the configuration before using it`() async {
        let key = DispatchSpecificKey<String>()
        let target = DispatchQueue(label: "target")
        target.setSpecific(key: key, value: "target")
        let scheduler = SerialDispatchQueueScheduler(
            internalSerialQueueName: "mine",
            serialQueueConfiguration: { $0.setTarget(queue: target) },
            leeway: .milliseconds(-1)
        )
        let label = await scheduler.run(after: .milliseconds(1)) { DispatchQueue.getSpecific(key: key) }
        #expect(label == "target")
    }

    @Test func `a queued action that is disposed of is freed at once and doesn't run`() {
        let queue = DispatchQueue(label: "suspended")
        queue.suspend()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
        expectDisposalFrees { payload in
            scheduler.schedule(payload) { [payload] _ in
                Issue.record("runs after dispose, payload \(payload.number)")
                return nothing
            }
        }
        queue.resume()
    }

    @Test func `shows the time of day`() {
        #expect(abs(SerialDispatchQueueScheduler(qos: .default).now.timeIntervalSinceNow) < 10)
        #expect(abs(ConcurrentDispatchQueueScheduler(qos: .default).now.timeIntervalSinceNow) < 10)
        #expect(abs(ConcurrentMainScheduler.instance.now.timeIntervalSinceNow) < 10)
    }
}
