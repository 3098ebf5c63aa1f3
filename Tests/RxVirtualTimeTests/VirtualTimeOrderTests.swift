import Foundation
import RxVirtualTime
import TestSupport
import Testing

/// The order in which a virtual-time scheduler runs actions that were scheduled before it starts.
@Suite(.timeLimit(.minutes(5)))
struct VirtualTimeOrderTests {
    /// Schedules numbered actions, starts, and returns the order and the times of the runs.
    private func run<Converter>(
        _ times: [Converter.VirtualTimeUnit],
        on scheduler: VirtualTimeScheduler<Converter>
    ) -> [Int] {
        let order = Recorder<Int>()
        for (number, time) in times.enumerated() {
            _ = scheduler.scheduleAbsoluteVirtual(number, time: time) { order.note($0) }
        }
        scheduler.start()
        return order.elements
    }

    /// The sorted order of the times, in the order of scheduling for equal ones.
    private func order<Time: Comparable>(of times: [Time]) -> [Int] {
        times.indices.sorted { times[$0] == times[$1] ? $0 < $1 : times[$0] < times[$1] }
    }

    // Contract T3
    @Test func `numbers of all sizes and signs run in their order`() {
        var random = SeededGenerator(seed: 1)
        var times = [0, -1, 1, .max, .min, 255, 256, -256, -257, 1 << 32, -(1 << 32), 0, -1, .max]
        for bits in 0..<64 {
            for _ in 0..<20 { times.append(Int(bitPattern: UInt(random.next())) >> bits) }
        }
        let scheduler = VirtualTimeScheduler(initialClock: .min, converter: Seconds())
        #expect(run(times, on: scheduler) == order(of: times))
        #expect(scheduler.clock == .max)
    }

    // Contract T3
    @Test func `dates before and after the reference date run in their order`() {
        var random = SeededGenerator(seed: 2)
        var times = [0, -0.0, 0.5, -0.5, 1e-300, -1e-300, 0, 1e12, -1e12]
            .map(Date.init(timeIntervalSinceReferenceDate:))
        for _ in 0..<1000 {
            let number = Double(Int64(bitPattern: random.next())) / 1e12
            times.append(Date(timeIntervalSinceReferenceDate: number))
        }
        let scheduler = HistoricalScheduler(initialClock: .distantPast)
        #expect(run(times, on: scheduler) == order(of: times))
    }

    // Contract T3
    @Test func `a converter may order greater numbers first`() {
        struct Backwards: SecondsDecorator {
            func willCompare() {}

            func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
                Seconds().compareVirtualTime(rhs, lhs)
            }
        }
        let scheduler = VirtualTimeScheduler(initialClock: 100, converter: Backwards())
        #expect(run([10, 30, 20, 30, 99], on: scheduler) == [4, 1, 3, 2, 0])
        #expect(scheduler.clock == 10)
    }

    // Contract T3
    @Test func `numbers that a converter treats as equal run in the order of scheduling`() {
        struct Decades: SecondsDecorator {
            func willCompare() {}

            func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
                Seconds().compareVirtualTime(lhs / 10, rhs / 10)
            }
        }
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: Decades())
        #expect(run([25, 19, 21, 11, 3, 20], on: scheduler) == [4, 1, 3, 0, 2, 5])
    }

    // Contract T3
    @Test func `an action scheduled before the start takes at most three comparisons`() {
        let converter = Counting()
        var random = SeededGenerator(seed: 3)
        let times = (0..<10_000).map { _ in Int(random.next() % 1_000_000) }
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
        #expect(run(times, on: scheduler) == order(of: times))
        #expect(converter.comparisons.value < 3 * 10_000)
    }

    // Contract T3
    @Test func `actions scheduled between and during runs are in order`() {
        var random = SeededGenerator(seed: 4)
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: Seconds())
        let times = Recorder<Int>()
        for round in 0..<10 {
            for _ in 0..<100 {
                let (time, later) = (Int(random.next() % 100), Int(random.next() % 100))
                _ = scheduler.scheduleAbsoluteVirtual(later, time: round * 100 + time) { later in
                    times.record(scheduler.clock)
                    _ = scheduler.scheduleRelativeVirtual((), dueTime: later) { times.note(scheduler.clock) }
                    return nothing
                }
            }
            scheduler.advanceTo(round * 100 + 50)
        }
        scheduler.start()
        #expect(times.elements.count == 2000)
        #expect(times.elements == times.elements.sorted())
    }
}
