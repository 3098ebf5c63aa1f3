import RxDisposables
import TestSupport
import Testing

struct LockTests {
    // Contract L7
    @Test(.timeLimit(.minutes(5)))
    func `one thread at a time holds it`() throws {
        let counter = Counter()
        try runConcurrently(threads: 8) { _ in
            for _ in 0..<20_000 {
                counter.increment()
            }
        }
        #expect(counter.value == 160_000)
    }

    // The owner is away from the processor for a while: the others spin, yield and then sleep, and get the lock at last.
    @Test(.timeLimit(.minutes(5)))
    func `waits for an owner that is not running`() throws {
        let counter = Counter()
        try runConcurrently(threads: 8) { thread in
            for round in 0..<50 {
                counter.increment {
                    var attempts = 0
                    while thread == 0, round.isMultiple(of: 10), attempts < 96 {
                        Backoff.wait(attempt: &attempts)
                    }
                }
            }
        }
        #expect(counter.value == 400)
    }

    @Test func `is unlocked when the body throws`() {
        struct Failure: Error {}
        let lock = Lock()
        #expect(throws: Failure.self) {
            try lock.withLock { () throws(Failure) in
                throw Failure()
            }
        }
        let answer = lock.withLock { 42 }
        #expect(answer == 42)
    }
}

// The lock under test guards `value`; the thread sanitizer checks that it does.
private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var count = 0

    var value: Int {
        lock.withLock {
            count
        }
    }

    func increment(meanwhile: () -> Void = {}) {
        lock.lock()
        count += 1
        meanwhile()
        lock.unlock()
    }
}
