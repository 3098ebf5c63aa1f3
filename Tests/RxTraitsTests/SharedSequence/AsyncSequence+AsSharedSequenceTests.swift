import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct AsyncSequenceAsSharedSequenceTests {
    @Test func `a driver and a signal deliver on main`() async {
        for form in ["driver", "signal"] {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            var numbers: [Int] = []
            await withCheckedContinuation { done in
                let onNext: @MainActor (Int) -> Void = { number in
                    MainActor.assertIsolated()
                    numbers.append(number)
                }
                if form == "driver" {
                    _ = stream.asDriver().drive(onNext: onNext, onCompleted: { done.resume() })
                } else {
                    _ = stream.asSignal().emit(onNext: onNext, onCompleted: { done.resume() })
                }
                for number in 1...3 { continuation.yield(number) }
                continuation.finish()
            }
            #expect(numbers == [1, 2, 3])
        }
    }

    @Test func `subscribers of a driver share one task and the latest element`() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let driver = stream.asDriver()
        let (first, second) = (Recorder<Int>(), Recorder<Int>())
        await withCheckedContinuation { came in
            _ = driver.drive(
                onNext: { number in
                    first.record(number)
                    if number == 2 { came.resume() }
                }
            )
            continuation.yield(1)
            continuation.yield(2)
        }
        await withCheckedContinuation { done in
            _ = driver.drive(onNext: { second.record($0) }, onCompleted: { done.resume() })
            continuation.yield(3)
            continuation.finish()
        }
        #expect(first.elements == [1, 2, 3])
        #expect(second.elements == [2, 3])
    }

    @Test func `a closure makes a sequence for each first subscriber`() async {
        let made = LockedValue(0)
        let ticks: @Sendable () -> AsyncMapSequence<AsyncStream<Int>, Int> = {
            let round = made.increment()
            return AsyncStream { continuation in
                continuation.yield(1)
                continuation.finish()
            }
            .map { $0 + round * 10 }
        }
        let driver = Driver.asyncSequence { ticks() }
        let signal = Signal.asyncSequence(priority: .high) { ticks() }
        var numbers: [Int] = []
        for _ in 1...2 { for await number in driver.values { numbers.append(number) } }
        for await number in signal.values { numbers.append(number) }
        #expect(numbers == [11, 21, 31])
    }
}
