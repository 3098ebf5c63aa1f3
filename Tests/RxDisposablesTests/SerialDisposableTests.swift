import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SerialDisposableTests {
    // Contract G4
    @Test func `assigning disposes of the former disposable`() {
        let serial = SerialDisposable()
        let inners = (0..<3).map { _ in CountingDisposable() }
        for inner in inners {
            serial.disposable = inner
            #expect(serial.disposable === inner)
        }
        #expect(inners.map(\.count) == [1, 1, 0])
        serial.dispose()
        serial.dispose()
        #expect(inners.map(\.count) == [1, 1, 1])
        #expect(serial.isDisposed)
    }

    @Test func `is empty at first and after disposal`() {
        let serial = SerialDisposable()
        #expect(serial.disposable === Disposables.create())
        serial.disposable = CountingDisposable()
        serial.dispose()
        #expect(serial.disposable === Disposables.create())
    }

    // Contract G4
    @Test func `assigning after dispose disposes at once`() {
        let serial = SerialDisposable()
        serial.dispose()
        let inners = [CountingDisposable(), CountingDisposable()]
        for inner in inners {
            serial.disposable = inner
            #expect(inner.count == 1)
        }
    }

    @Test func `assigning the same object disposes of it`() {
        let serial = SerialDisposable()
        let inner = CountingDisposable()
        serial.disposable = inner
        serial.disposable = inner
        #expect(inner.count == 1)
        #expect(serial.disposable === inner)
    }

    // Contract G5
    @Test func `frees its former content`() {
        let serial = SerialDisposable()
        weak var replaced: CountingDisposable?
        weak var disposed: CountingDisposable?
        weak var late: CountingDisposable?
        do {
            let inners = (0..<3).map { _ in CountingDisposable() }
            (replaced, disposed, late) = (inners[0], inners[1], inners[2])
            serial.disposable = inners[0]
            serial.disposable = inners[1]
            serial.dispose()
            serial.disposable = inners[2]
        }
        #expect(replaced == nil)
        #expect(disposed == nil)
        #expect(late == nil)
    }

    // Contract L6: an action may assign again, and dispose.
    @Test func `the dispose action may use it`() {
        let serial = SerialDisposable()
        let last = CountingDisposable()
        let second = CountingDisposable { [weak serial] in serial?.dispose() }
        let first = CountingDisposable { [weak serial] in serial?.disposable = second }
        serial.disposable = first
        serial.disposable = last
        #expect(first.count == 1)
        #expect(last.count == 1, "the action of `first` replaced it")
        #expect(second.count == 0)
        serial.disposable = CountingDisposable()
        #expect(second.count == 1)
        #expect(serial.isDisposed)
    }

    // Contract L0: a replaced disposable is freed outside of the lock.
    @Test func `the deinitialiser of a replaced disposable may use it`() throws {
        let uses = (0..<2).map { _ in CountingDisposable() }
        try runConcurrently(threads: 1) { _ in
            let serial = SerialDisposable()
            let replaced = CountingDisposable()
            serial.disposable = UsesOnDeinit { [weak serial] in serial?.disposable = uses[0] }
            serial.disposable = replaced
            #expect(replaced.count == 1, "the deinitialiser of the first replaced it")
            serial.disposable = UsesOnDeinit { [weak serial] in serial?.disposable = uses[1] }
            serial.dispose()
            #expect(serial.isDisposed)
        }
        #expect(uses.map(\.count) == [1, 1])
    }

    // Contract G5: a reader has its own reference before the lock is released.
    @Test func `a disposable read during assignments is alive`() throws {
        let serial = SerialDisposable()
        serial.disposable = Numbered()
        let sum = LockedValue(0)
        try runConcurrently(threads: 8) { thread in
            var read = 0
            for _ in 0..<20_000 {
                if thread.isMultiple(of: 2) {
                    read += (serial.disposable as? Numbered)?.number ?? 0
                } else {
                    serial.disposable = Numbered()
                }
            }
            sum.withLock { [read] in $0 += read }
        }
        #expect(sum.value == 4 * 20_000)
    }
}

/// Its number is 1 as long as it is alive.
private final class Numbered: Disposable, @unchecked Sendable {
    private(set) var number = 1

    deinit {
        number = 0
    }

    func dispose() {}
}

private final class UsesOnDeinit: Disposable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    deinit {
        action()
    }

    func dispose() {}
}
