import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LockTests {
    // The owner doesn't run for a while: the others spin, yield and then sleep, and get the lock in the end.
    @Test func `waits for an owner that is not running`() throws {
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

    // Contract L7
    // In a release build the optimiser may move a retain past an unlock that it can see through, and another thread may
    // have freed the object by then.
    @Test func `an object read under the lock stays alive after unlocking`() throws {
        let place = Place()
        let sum = LockedValue(0)
        try runConcurrently(threads: 8) { thread in
            for _ in 0..<20_000 {
                if thread.isMultiple(of: 2) {
                    let read = place.object.number
                    sum.withLock { $0 += read }
                } else {
                    place.object = Numbered(number: 1)
                }
            }
        }
        #expect(sum.value == 4 * 20_000)
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

// The deinitialiser makes the number invalid.
private final class Numbered: @unchecked Sendable {
    private(set) var number: Int

    init(number: Int) {
        self.number = number
    }

    deinit {
        number = 0
    }
}

private final class Place: @unchecked Sendable {
    private let lock = Lock()
    private var stored = Numbered(number: 1)

    var object: Numbered {
        get { lock.withLock { stored } }
        set {
            let old = lock.withLock { exchange(&stored, with: newValue) }
            extendLifetime(old)
        }
    }
}
