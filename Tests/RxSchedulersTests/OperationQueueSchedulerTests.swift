import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct OperationQueueSchedulerTests {
    @Test func `runs an action in the queue`() async {
        let queue = OperationQueue()
        let scheduler = OperationQueueScheduler(operationQueue: queue)
        #expect(scheduler.operationQueue === queue)
        #expect(scheduler.queuePriority == .normal)
        let isThere = await scheduler.run { OperationQueue.current === queue }
        #expect(isThere)
    }

    @Test func `gives its operations the priority`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.isSuspended = true
        let log = Recorder<Int>()
        await withCheckedContinuation { continuation in
            for (number, priority) in [Operation.QueuePriority.veryLow, .normal, .veryHigh].enumerated() {
                let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: priority)
                _ = scheduler.schedule(number) { number in
                    log.record(number)
                    if number == 0 {
                        continuation.resume()
                    }
                    return nothing
                }
            }
            queue.isSuspended = false
        }
        #expect(log.elements == [2, 1, 0])
    }

    @Test func `an action that is disposed of while it waits is freed at once and doesn't run`() {
        let queue = OperationQueue()
        queue.isSuspended = true
        let scheduler = OperationQueueScheduler(operationQueue: queue)
        expectDisposalFrees { payload in
            scheduler.schedule(payload) { [payload] _ in
                Issue.record("runs after dispose, payload \(payload.number)")
                return nothing
            }
        }
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
    }
}
