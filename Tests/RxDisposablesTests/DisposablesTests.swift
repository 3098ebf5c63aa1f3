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
}
