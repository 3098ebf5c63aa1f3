import TestSupport
import Testing

@testable import RxObservable

/// The boundary itself; its effect on foreign sequences is in `ObservableTypeTests`.
struct ForeignObservableTests {
    /// Presents a sequence of the library as a foreign one.
    private struct Foreign: ObservableType {
        typealias Element = Int

        let source: Observable<Int>

        func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
        where Observer.Element == Int {
            source.subscribe(observer)
        }
    }

    // Contracts G2, G4
    @Test func `disposal ends the foreign subscription, once`() {
        let source = TestSource<Int>()
        let subscription = ForeignObservable(Foreign(source: source.observable)).subscribe()
        #expect(source.isActive)
        subscription.dispose()
        subscription.dispose()
        #expect(source.disposals == 1)
    }

    // Contract G2
    @Test func `a foreign sequence isn't subscribed to after the result has ended`() {
        let source = TestSource<Int>()
        #expect(trace(ForeignObservable(Foreign(source: source.observable)).startWith(1).take(1)) == ["1", "|"])
        #expect(source.subscriptions == 0)
    }
}
