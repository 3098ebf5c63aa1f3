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
}
