import RxRelay
import TestSupport
import Testing

/// Two equal numbers.
private struct Halves<Half: Equatable & Sendable>: Equatable, Sendable {
    let first, second: Half

    init(_ half: Half) {
        (first, second) = (half, half)
    }
}

@Suite(.timeLimit(.minutes(5)))
struct RelayStressTests {
    // Contracts L4, L7, L9
    @Test func `no update is lost, and all are sent in the order in which they were made`() throws {
        let relay = BehaviorRelay(value: 0)
        let log = Recorder<Int>()
        let results = Recorder<[Int]>()
        _ = relay.subscribe(onNext: log.record)
        try runConcurrently(threads: 8) { _ in
            var own: [Int] = []
            for _ in 0..<10_000 {
                own.append(
                    relay.update { value in
                        value += 1
                        return value
                    }
                )
            }
            results.record(own)
        }
        #expect(relay.value == 80_000)
        #expect(log.elements == Array(0...80_000))
        #expect(results.elements.flatMap { $0 }.sorted() == Array(1...80_000))
        #expect(results.elements.allSatisfy { $0 == $0.sorted() })
    }

    // Contracts L4, L7, L9
    @Test func `updates and accepted elements share one order`() throws {
        for _ in 0..<50 {
            let relay = BehaviorRelay(value: 0)
            let log = Recorder<Int>()
            _ = relay.subscribe(onNext: log.record)
            try runConcurrently(threads: 8) { thread in
                for _ in 0..<50 {
                    if thread < 6 { relay.update { $0 += 1 } } else { relay.accept(0) }
                }
            }
            let order = log.elements
            #expect(order.count == 401)
            #expect(zip(order, order.dropFirst()).allSatisfy { $1 == 0 || $1 == $0 + 1 })
            #expect(order.last == relay.value)
        }
    }

    // Contract L7
    // Two numbers are one word, which is read without a lock; a text and a number aren't.
    @Test func `a value is read as a whole while others replace it`() throws {
        let small = BehaviorRelay(value: Halves(Int32(0)))
        let large = BehaviorRelay(value: Halves("0"))
        let torn = Recorder<String>()
        try runConcurrently(threads: 8) { thread in
            for number in 0..<20_000 {
                if thread < 4 {
                    small.accept(Halves(Int32(number)))
                    large.accept(Halves("a text that is kept outside of the value: \(number)"))
                } else {
                    let (small, large) = (small.value, large.value)
                    if small.first != small.second { torn.record("\(small)") }
                    if large.first != large.second { torn.record("\(large)") }
                }
            }
        }
        #expect(torn.elements == [])
        // The thread that was last wrote its last number.
        #expect(small.value == Halves(19_999))
    }
}
