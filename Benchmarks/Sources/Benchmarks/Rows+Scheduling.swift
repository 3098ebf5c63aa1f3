import Dispatch
import Foundation
import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects
import RxVirtualTime

extension Catalogue {
    /// Schedulers, and the operator that moves elements to one.
    static var schedulingRows: [Row] {
        currentThreadRows + queueRows + virtualTimeRows
    }

    private static var queueRows: [Row] {
        [
            Row(
                "sched.serialQueue.schedule",
                "SerialDispatchQueueScheduler.schedule on a busy queue, and the action's run",
                operations: burst
            ) { count in
                let total = Counter()
                let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
                let (start, end) = (Gate(), Gate())
                for _ in 0..<count {
                    _ = scheduler.schedule(start) { start in
                        start.wait()
                        return Disposables.create()
                    }
                    for index in 0..<burst {
                        _ = scheduler.schedule(index) { index in
                            total.add(index)
                            return Disposables.create()
                        }
                    }
                    _ = scheduler.schedule(end) { end in
                        end.open()
                        return Disposables.create()
                    }
                    start.open()
                    guard end.wait() else {
                        return -1
                    }
                }
                return total.value
            },
            Row(
                "sched.buffer.count1",
                "create, buffer(timeSpan: a minute, count: 1); per element, which is an array that is full at once"
            ) { count in
                let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
                return pump(count) {
                    $0.buffer(timeSpan: .seconds(60), count: 1, scheduler: scheduler).map { $0.reduce(0, &+) }
                }
            },
        ]
    }

    private static var virtualTimeRows: [Row] {
        [
            virtualTimeRow("sched.virtual.100k", "100,000 items", 100_000, comparisons: 17),
            // The number is small enough for callgrind, under which a program runs at a fiftieth of its speed.
            virtualTimeRow("sched.virtual.hundred", "100 items", 100, comparisons: 7),
        ]
    }

    // A priority queue compares a new item with about `comparisons` others, the logarithm of their number.
    private static func virtualTimeRow(_ name: String, _ amount: String, _ items: Int, comparisons: Double) -> Row {
        Row(
            name,
            "\(amount) at random virtual times, and run them all; per item",
            operations: items
        ) { count in
            let total = Counter()
            for _ in 0..<count {
                let scheduler = VirtualTimeScheduler(initialClock: 0, converter: WholeSeconds())
                var random: UInt64 = 42
                for index in 0..<items {
                    // Knuth's linear congruential generator; the upper bits are the random ones.
                    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    _ = scheduler.scheduleAbsoluteVirtual(index, time: Int(random >> 44)) { index in
                        total.add(index)
                        return Disposables.create()
                    }
                }
                scheduler.start()
            }
            return total.value
        }
    }
}

/// Virtual time that is a number of whole seconds.
private struct WholeSeconds: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> Date {
        Date(timeIntervalSince1970: TimeInterval(virtualTime))
    }

    func convertToVirtualTime(_ time: Date) -> Int {
        Int(time.timeIntervalSince1970)
    }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        TimeInterval(virtualTimeInterval)
    }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        Int(timeInterval)
    }

    func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
        time + offset
    }

    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}
