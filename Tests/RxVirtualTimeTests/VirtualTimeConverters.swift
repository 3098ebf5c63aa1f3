import Foundation
import RxVirtualTime
import TestSupport

/// Counts virtual time in whole seconds.
struct Seconds: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: Double(virtualTime))
    }

    func convertToVirtualTime(_ time: RxTime) -> Int {
        Int(time.timeIntervalSince1970)
    }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        Double(virtualTimeInterval)
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

/// Does the same as `Seconds`, and runs a closure first.
protocol SecondsDecorator: VirtualTimeConverterType<Int, Int> {
    func willConvert()
    func willCompare()
}

extension SecondsDecorator {
    func willConvert() {}

    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        willConvert()
        return Seconds().convertFromVirtualTime(virtualTime)
    }

    func convertToVirtualTime(_ time: RxTime) -> Int {
        willConvert()
        return Seconds().convertToVirtualTime(time)
    }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        willConvert()
        return Seconds().convertFromVirtualTimeInterval(virtualTimeInterval)
    }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        willConvert()
        return Seconds().convertToVirtualTimeInterval(timeInterval)
    }

    func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
        willConvert()
        return Seconds().offsetVirtualTime(time, offset: offset)
    }

    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        willCompare()
        return Seconds().compareVirtualTime(lhs, rhs)
    }
}

/// Counts how often it is asked to compare.
final class Counting: SecondsDecorator {
    let comparisons = LockedValue(0)

    func willCompare() {
        comparisons.withLock { $0 += 1 }
    }
}

/// Uses its scheduler in each of its functions: it hangs if the scheduler holds a lock then.
final class Reentrant: SecondsDecorator {
    let scheduler = LockedValue<VirtualTimeScheduler<Reentrant>?>(nil)
    // Its scheduled actions are compared, too, so it has to stop at some point.
    private let remaining = LockedValue(20)

    func willConvert() {
        _ = scheduler.value?.clock
    }

    func willCompare() {
        _ = scheduler.value?.clock
        guard
            remaining.withLock({ value in
                value -= 1
                return value >= 0
            })
        else { return }
        _ = scheduler.value?.scheduleAbsoluteVirtual((), time: 0) { nothing }.dispose()
    }
}

/// A point in time that is an object.
final class Reference: Sendable {
    let seconds: Int

    init(_ seconds: Int) {
        self.seconds = seconds
    }
}

/// Counts virtual time in objects.
struct References: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Reference) -> RxTime {
        Date(timeIntervalSince1970: Double(virtualTime.seconds))
    }

    func convertToVirtualTime(_ time: RxTime) -> Reference {
        Reference(Int(time.timeIntervalSince1970))
    }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        Double(virtualTimeInterval)
    }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        Int(timeInterval)
    }

    func offsetVirtualTime(_ time: Reference, offset: Int) -> Reference {
        Reference(time.seconds + offset)
    }

    func compareVirtualTime(_ lhs: Reference, _ rhs: Reference) -> VirtualTimeComparison {
        Seconds().compareVirtualTime(lhs.seconds, rhs.seconds)
    }
}
