import RxRelay
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct BehaviorRelayUpdateTests {
    // Contract L9
    @Test func `changes the value, sends it, and returns the closure's result`() {
        let relay = BehaviorRelay(value: [1, 2, 3])
        let log = Recorder<[Int]>()
        _ = relay.subscribe(onNext: log.record)
        relay.update { $0.append(4) }
        let first = relay.update { numbers in numbers.removeFirst() }
        #expect(first == 1)
        #expect(relay.value == [2, 3, 4])
        #expect(log.elements == [[1, 2, 3], [1, 2, 3, 4], [2, 3, 4]])
    }

    // Contract L9
    @Test func `if the closure throws the value stays, and no element is sent`() {
        struct Broken: Error {}
        let relay = BehaviorRelay(value: 1)
        let log = Recorder<Int>()
        _ = relay.subscribe(onNext: log.record)
        #expect(throws: Broken.self) {
            try relay.update { value in
                value = 2
                throw Broken()
            }
        }
        #expect(relay.value == 1)
        relay.update { $0 += 1 }
        #expect(log.elements == [1, 2])
    }

    // Contracts L4, L9
    @Test func `an observer may update the relay that it listens to`() {
        let relay = BehaviorRelay(value: 0)
        let log = Recorder<Int>()
        _ = relay.subscribe(onNext: { value in
            log.record(value)
            guard value < 100_000 else { return }
            relay.update { $0 += 1 }
            #expect(relay.value == value + 1)
        })
        #expect(log.count == 100_001)
        #expect(relay.value == 100_000)
    }

    // Contract L9: otherwise it would run for ever.
    @Test func `elements sent by the closure come before its own change`() {
        let relay = BehaviorRelay(value: 0)
        let log = Recorder<Int>()
        let runs = LockedValue(0)
        _ = relay.subscribe(onNext: log.record)
        relay.update { value in
            runs.withLock { $0 += 1 }
            relay.accept(100)
            relay.update { $0 += 1 }
            value += 1
        }
        #expect(log.elements == [0, 100, 101, 1])
        #expect(relay.value == 1)
        #expect(runs.value == 1)
    }

    // Contract L9
    @Test func `a change in between is kept`() throws {
        let relay = BehaviorRelay(value: 0)
        let values = Recorder<Int>()
        let isFirst = LockedValue(true)
        relay.update { value in
            values.record(value)
            let isFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            if isFirst { try? runConcurrently(threads: 1) { _ in relay.accept(10) } }
            value += 1
        }
        #expect(values.elements == [0, 10])
        #expect(relay.value == 11)
    }

    // Contract L0: the last reference to a replaced value, or to an unused one, is released outside of the lock.
    @Test func `a value whose deinitialiser uses the relay is freed outside the lock`() {
        final class Payload: Sendable {
            private let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
            deinit { body() }
        }
        let relay = BehaviorRelay<Payload?>(value: nil)
        let ends = Recorder<Bool>()
        let end: @Sendable () -> Void = { [weak relay] in ends.record(relay?.value == nil) }
        relay.update { $0 = Payload(end) }
        relay.update { payload in
            payload = Payload(end)
            relay.accept(nil)
        }
        relay.update { $0 = nil }
        #expect(ends.count == 2)
    }
}
