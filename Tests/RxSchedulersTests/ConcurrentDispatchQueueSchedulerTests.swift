import Dispatch
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ConcurrentDispatchQueueSchedulerTests {
    @Test func `runs two actions at the same time`() async {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
        let met = DispatchSemaphore(value: 0)
        let hasArrived = DispatchSemaphore(value: 0)
        let areTogether = await withCheckedContinuation { continuation in
            _ = scheduler.schedule(()) {
                hasArrived.signal()
                continuation.resume(returning: met.wait(timeout: .now() + 30) == .success)
                return nothing
            }
            _ = scheduler.schedule(()) {
                _ = hasArrived.wait(timeout: .now() + 30)
                met.signal()
                return nothing
            }
        }
        #expect(areTogether)
    }

    @Test func `runs on the queue that it was given`() async {
        let key = DispatchSpecificKey<String>()
        let queue = DispatchQueue(label: "mine", attributes: .concurrent)
        queue.setSpecific(key: key, value: "here")
        let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
        let values = await withCheckedContinuation { continuation in
            _ = scheduler.schedule(()) {
                let now = DispatchQueue.getSpecific(key: key)
                _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
                    continuation.resume(returning: [now, DispatchQueue.getSpecific(key: key)])
                    return nothing
                }
                return nothing
            }
        }
        #expect(values == ["here", "here"])
    }
}
