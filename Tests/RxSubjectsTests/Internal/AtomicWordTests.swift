import Testing

@testable import RxSubjects

struct AtomicWordTests {
    private enum Direction: Equatable {
        case left, right
    }

    private struct Point: Equatable {
        let x, y: Int32
    }

    private struct Triple: Equatable {
        let first, second, third: UInt8
    }

    private struct Nothing: Equatable {}

    private final class Object {}

    private func comesBack<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
        guard AtomicWord<Value>.fits else { return false }
        let word = AtomicWord(first)
        guard word.load() == first else { return false }
        word.store(second)
        return word.load() == second
    }

    @Test func `numbers, flags and small structures round-trip`() {
        #expect(comesBack(true, false))
        #expect(comesBack(UInt8.max, 1))
        #expect(comesBack(Int16.min, -1))
        #expect(comesBack(Float.infinity, -0.5))
        #expect(comesBack(Int.min, .max))
        #expect(comesBack(Double.pi, -.greatestFiniteMagnitude))
        #expect(comesBack(Unicode.Scalar("a"), "ö"))
        #expect(comesBack(Direction.left, .right))
        #expect(comesBack(Point(x: -1, y: 2), Point(x: 3, y: -4)))
        #expect(comesBack(Bool?.none, true))
        #expect(comesBack(-1 ... -1 as ClosedRange<Int32>, 1...2))
    }

    @Test func `a counted, large, empty or odd-sized value doesn't fit`() {
        #expect(!AtomicWord<Object>.fits)
        #expect(!AtomicWord<Object?>.fits)
        #expect(!AtomicWord<[Int]>.fits)
        #expect(!AtomicWord<String>.fits)
        #expect(!AtomicWord<Int?>.fits)
        #expect(!AtomicWord<(Int, Int)>.fits)
        #expect(!AtomicWord<Triple>.fits)
        #expect(!AtomicWord<Nothing>.fits)
        // A value that doesn't fit isn't read.
        _ = AtomicWord(Triple(first: 1, second: 2, third: 3))
    }
}
