import RxDisposables
import Testing

struct CancelableTests {
    // Contract G5
    @Test func `is finished once it is disposed of`() {
        let cancelable: any Cancelable = BooleanDisposable()
        #expect(!cancelable.isFinished)
        cancelable.dispose()
        #expect(cancelable.isFinished)
    }

    // Contract G5: every container of this module reports to a bag when it may be removed.
    @Test func `every container knows whether it is disposed of`() {
        let single = SingleAssignmentDisposable()
        single.setDisposable(Disposables.create())
        let all: [any Cancelable] = [
            Disposables.create {},
            Disposables.create(Disposables.create(), Disposables.create()),
            Disposables.create(Disposables.create(), Disposables.create(), Disposables.create()),
            Disposables.create([]),
            BooleanDisposable(),
            CompositeDisposable(),
            SerialDisposable(),
            SingleAssignmentDisposable(),
            single,
            RefCountDisposable(disposable: Disposables.create()),
        ]
        for cancelable in all {
            #expect(!cancelable.isDisposed && !cancelable.isFinished, "\(cancelable)")
            cancelable.dispose()
            #expect(cancelable.isDisposed && cancelable.isFinished, "\(cancelable)")
        }
    }
}
