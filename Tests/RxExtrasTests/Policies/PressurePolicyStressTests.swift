import Foundation
import RxExtras
import TestSupport
import Testing

/// Sources with threads of their own, which `.wait` blocks.
@Suite(.timeLimit(.minutes(5)))
struct PressurePolicyStressTests {
    /// Numbers that a thread of the subscription sends, and how many of them it has sent.
    private static func numbers(_ range: Range<Int>, made: LockedValue<Int> = LockedValue(0)) -> Observable<Int> {
        .create { observer in
            Thread.detachNewThread {
                for number in range where !observer.isDisposed {
                    observer.onNext(blocking: number)
                    made.withLock { $0 += 1 }
                }
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }

    // Contract A10
    @Test(arguments: [1, 2, 64]) func `a thread waits for a loop, and nothing is lost`(limit: Int) async throws {
        let made = LockedValue(0)
        var expected = 0
        for try await number in Self.numbers(0..<20_000, made: made).values(pressure: .wait(limit)) {
            #expect(number == expected)
            expected += 1
            #expect(made.value <= expected + limit)
        }
        #expect(expected == 20_000)
    }

    // Contract A10
    @Test func `each of several elements that an operator makes of one waits`() async throws {
        let made = LockedValue(0)
        let numbers = Self.numbers(0..<2_000)
            .flatMap { Observable.range(start: $0 * 10, count: 10).do(onNext: { _ in made.withLock { $0 += 1 } }) }
        var expected = 0
        for try await number in numbers.values(pressure: .wait(3)) {
            #expect(number == expected)
            expected += 1
            #expect(made.value <= expected + 4)
        }
        #expect(expected == 20_000)
    }

    // Contract A10
    @Test func `two threads that send to one queue both wait`() async throws {
        let made = LockedValue(0)
        let both = Observable.merge(
            Self.numbers(0..<10_000, made: made),
            Self.numbers(10_000..<20_000, made: made)
        )
        var all: [Int] = []
        for try await number in both.values(pressure: .wait(4)) {
            all.append(number)
            if made.value > all.count + 4 { Issue.record("\(made.value - all.count) ahead") }
        }
        #expect(all.filter { $0 < 10_000 } == Array(0..<10_000))
        #expect(all.filter { $0 >= 10_000 } == Array(10_000..<20_000))
    }

    // Contract A10
    @Test func `a thread waits for a scheduler`() async {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
        let (made, handled) = (LockedValue(0), LockedValue(0))
        let log = Probe<Int>()
        let source = Self.numbers(0..<20_000, made: made).observe(on: scheduler, pressure: .wait(5))
            .do(onNext: { _ in
                let count = handled.withLock { count in
                    count += 1
                    return count
                }
                #expect(made.value <= count + 5)
            })
        _ = log.subscribe(to: source)
        #expect(await log.end().elements == Array(0..<20_000))
    }

    // Contracts A10, G3
    @Test func `an error comes after the elements that wait`() async throws {
        let source = Self.numbers(0..<100).concat(Observable<Int>.error(Fault.first))
        var count = 0
        await #expect(throws: Fault.first) {
            for try await _ in source.values(pressure: .wait(2)) { count += 1 }
        }
        #expect(count == 100)
    }

    // Contracts A10, G2, G5
    @Test func `disposal and cancellation let a waiting thread end`() async {
        await #expect(processExitsWith: .success) {
            await raceAgainstDisposal(rounds: 500) { onEnd, onDisposed in
                Self.numbers(0..<8).subscribe(
                    pressure: .wait(1),
                    onNext: { _ in await Task.yield() },
                    onCompleted: onEnd,
                    onDisposed: onDisposed
                )
            }
            let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "queue")
            await raceAgainstDisposal(rounds: 500) { onEnd, onDisposed in
                Self.numbers(0..<8).observe(on: queue, pressure: .wait(1))
                    .subscribe(onCompleted: onEnd, onDisposed: onDisposed)
            }
            await raceAgainstDisposal(rounds: 500) { onEnd, onDisposed in
                Observable.range(start: 0, count: 8).observe(on: queue, pressure: .wait(1))
                    .subscribe(onCompleted: onEnd, onDisposed: onDisposed)
            }
            await raceAgainstDisposal(rounds: 500) { onEnd, onDisposed in
                Observable.merge(Self.numbers(0..<8), Self.numbers(0..<8))
                    .concatMap(pressure: .wait(2)) { number in
                        await Task.yield()
                        return number
                    }
                    .observe(on: queue, pressure: .wait(1))
                    .subscribe(onCompleted: onEnd, onDisposed: onDisposed)
            }
        }
    }
}
