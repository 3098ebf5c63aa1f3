import Dispatch
import TestSupport
import Testing

struct RunConcurrentlyTests {
    @Test(.timeLimit(.minutes(5)))
    func `runs every thread once, all at the same time`() throws {
        let threads = Recorder<Int>()
        let all = DispatchSemaphore(value: 0)
        try runConcurrently(threads: 8) { thread in
            threads.record(thread)
            if threads.count == 8 {
                for _ in 0..<8 {
                    all.signal()
                }
            }
            all.wait()  // Each waits until all have come, so they do run at the same time.
        }
        #expect(threads.elements.sorted() == Array(0..<8))
    }

    @Test(.timeLimit(.minutes(5)))
    func `throws instead of hanging`() throws {
        let never = DispatchSemaphore(value: 0)
        let error = #expect(throws: TimeLimitExceeded.self) {
            try runConcurrently(threads: 2, timeout: .milliseconds(200)) { thread in
                if thread == 1 {
                    never.wait()
                }
            }
        }
        never.signal()
        #expect(error?.threads == 2)
        #expect(error?.finished == 1)
        #expect(error?.description == "1 of 2 threads didn't end within 0.2 seconds")
    }
}
