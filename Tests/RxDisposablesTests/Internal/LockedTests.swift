import TestSupport
import Testing

@testable import RxDisposables

struct LockedTests {
    // Contract L7
    @Test(.timeLimit(.minutes(5)))
    func `one thread at a time has the value`() throws {
        let counter = Counter()
        try runConcurrently(threads: 8) { thread in
            for _ in 0..<20_000 { thread.isMultiple(of: 2) ? counter.increment() : counter.incrementByHand() }
        }
        #expect(counter.value == 160_000)
    }

    @Test func `is unlocked when the body throws`() {
        struct Failure: Error {}
        let number = Locked(41)
        #expect(throws: Failure.self) {
            try number.withLock { number throws(Failure) in
                number += 1
                throw Failure()
            }
        }
        let value = number.withLock { $0 }
        #expect(value == 42)
    }

    @Test func `the value is freed once, with its container`() {
        let deaths = LockedValue(0)
        do {
            let holder = Holder(Mortal(deaths))
            holder.value.withLock { $0 = Mortal(deaths) }
            #expect(deaths.value == 1)
        }
        #expect(deaths.value == 2)
    }

    @Test func `a value that can't be copied moves in and out`() {
        let numbers = Locked(RingBuffer<Int>())
        numbers.withLock { $0.append(7) }
        var taken = numbers.withLock { exchange(&$0, with: RingBuffer()) }
        let count = numbers.withLock { $0.count }
        #expect(count == 0)
        let first = taken.popFirst()
        #expect(first == 7)
    }
}

// `Sendable` because its parts are: the thread sanitizer checks that the lock guards the value.
private final class Counter: Sendable {
    private let count = Locked(0)

    var value: Int { count.withLock { $0 } }

    func increment() {
        count.withLock { $0 += 1 }
    }

    func incrementByHand() {
        count.locked().pointee += 1
        count.unlock()
    }
}

private final class Holder: Sendable {
    let value: Locked<Mortal>

    init(_ mortal: Mortal) {
        value = Locked(mortal)
    }
}

private final class Mortal: Sendable {
    private let deaths: LockedValue<Int>

    init(_ deaths: LockedValue<Int>) {
        self.deaths = deaths
    }

    deinit {
        deaths.withLock { $0 += 1 }
    }
}
