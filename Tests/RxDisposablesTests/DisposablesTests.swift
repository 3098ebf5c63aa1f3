import RxDisposables
import TestSupport
import Testing

struct DisposablesTests {
    private let recorder = Recorder<Int>()

    private func leaf(_ number: Int) -> any Disposable {
        let recorder = recorder
        return Disposables.create { recorder.record(number) }
    }

    // Contract G4
    @Test func `create without anything is always the same object`() {
        let nop: any Disposable = Disposables.create()
        #expect(nop === Disposables.create())
        nop.dispose()
        nop.dispose()
    }

    // Contract G5: a bag doesn't keep disposables that do nothing.
    @Test func `create without anything is finished`() {
        #expect(Disposables.create().isFinished)
    }

    // Contract G4
    @Test func `create with an action runs it once`() {
        let disposable: any Cancelable = Disposables.create(with: leaf(1).dispose)
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(recorder.elements == [1])
    }

    // Contract G4
    @Test func `create with members disposes of them in order, once`() {
        let all: [(disposable: any Cancelable, count: Int)] = [
            (Disposables.create(leaf(1), leaf(2)), 2),
            (Disposables.create(leaf(1), leaf(2), leaf(3)), 3),
            (Disposables.create(leaf(1), leaf(2), leaf(3), leaf(4)), 4),
            (Disposables.create(leaf(1), leaf(2), leaf(3), leaf(4), leaf(5), leaf(6)), 6),
            (Disposables.create([]), 0),
            (Disposables.create([leaf(1)]), 1),
            (Disposables.create([leaf(1), leaf(2)]), 2),
            (Disposables.create((1...9).map(leaf)), 9),
        ]
        for (disposable, count) in all {
            #expect(recorder.elements.isEmpty)
            disposable.dispose()
            disposable.dispose()
            #expect(disposable.isDisposed)
            #expect(recorder.removeAll() == Array(1...9).prefix(count).map(\.self))
        }
    }

    // Contract G5
    @Test(arguments: [false, true])
    func `a disposable with many members frees them`(dispose: Bool) {
        weak var first: CountingDisposable?
        weak var last: CountingDisposable?
        var disposable: (any Cancelable)?
        do {
            let members = (0..<4).map { _ in CountingDisposable() }
            (first, last) = (members[0], members[3])
            disposable = Disposables.create(members)
        }
        #expect(first != nil && last != nil)
        if dispose {
            disposable?.dispose()
        } else {
            disposable = nil
        }
        #expect(first == nil)
        #expect(last == nil)
        #expect(disposable?.isDisposed != false)
    }

    // Contract G4, L6
    @Test(.timeLimit(.minutes(5)))
    func `one of eight threads disposes of many members`() throws {
        for _ in 0..<200 {
            let box = LockedValue<(any Cancelable)?>(nil)
            let members = (0..<5).map { _ in CountingDisposable { box.value?.dispose() } }
            let disposable = Disposables.create(members)
            box.value = disposable
            try runConcurrently(threads: 8) { _ in
                disposable.dispose()
            }
            #expect(members.map(\.count) == [1, 1, 1, 1, 1])
        }
    }
}
