import RxDisposables
import TestSupport
import Testing

struct DisposableSlotTests {
    // Contract G4
    @Test func `dispose disposes of the set disposable`() {
        let slot = DisposableSlot()
        let inner = CountingDisposable()
        let isFirst = slot.set(inner)
        #expect(isFirst)
        let before = slot.isDisposed
        #expect(!before)
        slot.dispose()
        slot.dispose()
        let after = slot.isDisposed
        #expect(after)
        #expect(inner.count == 1)
    }

    // Contract G4
    @Test func `a disposable set after disposal is disposed of at once`() {
        let slot = DisposableSlot()
        let inner = CountingDisposable()
        slot.dispose()
        let isFirst = slot.set(inner)
        #expect(isFirst)
        #expect(inner.count == 1)
    }

    // Contract G4
    @Test(arguments: [false, true])
    func `a second assignment is reported`(disposeFirst: Bool) {
        let slot = DisposableSlot()
        let (first, second) = (CountingDisposable(), CountingDisposable())
        if disposeFirst {
            slot.dispose()
        }
        let isFirst = slot.set(first)
        let isSecondFirst = slot.set(second)
        slot.dispose()
        let isThirdFirst = slot.set(second)
        #expect(isFirst)
        #expect(!isSecondFirst)
        #expect(!isThirdFirst)
        #expect(first.count == 1)
        #expect(second.count == 0)
    }

    // Contract G4
    @Test func `may start with a disposable`() {
        let inner = CountingDisposable()
        let slot = DisposableSlot(inner)
        let isFirst = slot.set(CountingDisposable())
        #expect(!isFirst)
        slot.dispose()
        #expect(inner.count == 1)
    }

    // Contract G4
    @Test func `take returns the disposable without disposing of it`() {
        let inner = CountingDisposable()
        let slot = DisposableSlot(inner)
        let taken = slot.take()
        let again = slot.take()
        #expect(taken === inner)
        #expect(again == nil)
        #expect(inner.count == 0)
        let isDisposed = slot.isDisposed
        #expect(isDisposed)
    }

    // Contract G5
    @Test func `frees its former content`() {
        weak var disposed: CountingDisposable?
        weak var dropped: CountingDisposable?
        let slot = DisposableSlot()
        do {
            let inners = (CountingDisposable(), CountingDisposable())
            (disposed, dropped) = inners
            slot.set(inners.0)
            let other = DisposableSlot()
            other.set(inners.1)
            slot.dispose()
        }
        #expect(disposed == nil)
        #expect(dropped == nil)
        let isDisposed = slot.isDisposed
        #expect(isDisposed)
    }

    // Contract G4, L7: the calls of threads that walk the same list often overlap.
    @Test(.timeLimit(.minutes(5)))
    func `threads that race for many slots dispose of each member once`() throws {
        let holders = (0..<50_000).map { _ in Holder() }
        let inners = holders.map { _ in CountingDisposable() }
        try runConcurrently(threads: 2) { thread in
            for (holder, inner) in zip(holders, inners) {
                if thread == 0 {
                    holder.slot.set(inner)
                } else {
                    holder.slot.dispose()
                }
            }
        }
        #expect(inners.allSatisfy { $0.count == 1 })
    }

    // Contract G4, L7: several threads assign, several dispose.
    @Test(.timeLimit(.minutes(5)))
    func `eight threads set and dispose`() throws {
        for _ in 0..<300 {
            let holder = Holder()
            let winners = LockedValue<[CountingDisposable]>([])
            let losers = LockedValue<[CountingDisposable]>([])
            try runConcurrently(threads: 8) { thread in
                if thread < 4 {
                    let inner = CountingDisposable { holder.slot.dispose() }
                    if holder.slot.set(inner) {
                        winners.withLock { $0.append(inner) }
                    } else {
                        losers.withLock { $0.append(inner) }
                    }
                } else {
                    _ = holder.slot.isDisposed
                    holder.slot.dispose()
                }
            }
            #expect(winners.value.map(\.count) == [1])
            #expect(losers.value.map(\.count) == [0, 0, 0])
        }
    }
}

private final class Holder: Sendable {
    let slot = DisposableSlot()
}
