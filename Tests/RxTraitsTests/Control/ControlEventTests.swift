import Dispatch
import RxRelay
import RxTraits
import TestSupport
import Testing

@MainActor
private final class Tally {
    nonisolated init() {}

    var elements: [Int] = []

    func add(_ element: Int) {
        MainActor.assertIsolated()
        elements.append(element)
    }
}

// Contract A4
@Suite(.timeLimit(.minutes(5)))
struct ControlEventTests {
    @MainActor @Test func `events that come on main are delivered at once`() {
        let taps = PublishSubject<Int>()
        let tally = Tally()
        let subscription = ControlEvent(events: taps).map { $0 + 1 }.subscribe(onNext: { tally.add($0) })
        taps.onNext(1)
        #expect(tally.elements == [2])
        subscription.dispose()
        taps.onNext(2)
        #expect(tally.elements == [2])
    }

    @MainActor @Test func `a nested event comes after the outer one`() {
        let taps = PublishSubject<Int>()
        let tally = Tally()
        let subscription = ControlEvent(events: taps).subscribe(onNext: { tap in
            if tap < 3 { taps.onNext(tap + 1) }
            tally.add(tap)
        })
        taps.onNext(1)
        subscription.dispose()
        #expect(tally.elements == [1, 2, 3])
    }

    // The guarantee of a main sequence is trusted, so its elements need not be `Sendable`.
    @MainActor @Test func `events of a main sequence may be of any type`() {
        final class Row {
            var number = 1
        }
        let relay = PublishRelay<Row>()
        let tally = Tally()
        let event = ControlEvent(events: relay.observe(on: MainScheduler()))
        let subscription = event.subscribe(onNext: { tally.add($0.number) })
        relay.accept(Row())
        subscription.dispose()
        #expect(tally.elements == [1])
    }

    @Test func `a control event moves events from other threads to main, in order`() async {
        let (tally, numbers) = (Tally(), PublishSubject<Int>())
        await onAnotherThread { finish in
            _ = ControlEvent(events: numbers).subscribe(
                onNext: { tally.add($0) },
                onSubscribed: { feed(numbers) },
                onDisposed: { finish() }
            )
        }
        #expect(await tally.elements == Array(0..<1_000))
    }

    @Test func `a control property moves values from other threads to main, in order`() async {
        let (tally, changes, numbers) = (Tally(), Tally(), PublishSubject<Int>())
        let property = ControlProperty(values: numbers, valueSink: Binder(tally) { $0.add($1) })
        await onAnotherThread { finish in
            _ = property.changed.map { $0 }.subscribe(onNext: { changes.add($0) })
            _ = property.subscribe(
                onNext: { tally.add($0) },
                onSubscribed: { feed(numbers) },
                onDisposed: { finish() }
            )
        }
        #expect(await tally.elements == Array(0..<1_000))
        await MainActor.run { #expect(changes.elements == Array(1..<1_000)) }
    }
}

private func feed(_ numbers: PublishSubject<Int>) {
    DispatchQueue.global().async {
        for number in 0..<1_000 { numbers.onNext(number) }
        numbers.onCompleted()
    }
}

private func onAnotherThread(
    _ subscribe: @escaping @Sendable (_ finish: @escaping @MainActor () -> Void) -> Void
) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async { subscribe { continuation.resume() } }
    }
}

extension MainObservableType {
    /// Subscribes, and calls a closure on main when that is done.
    fileprivate func subscribe(
        onNext: @escaping @MainActor (Element) -> Void,
        onSubscribed: @escaping @MainActor () -> Void,
        onDisposed: @escaping @MainActor () -> Void
    ) -> any Disposable {
        self.do(onSubscribed: onSubscribed).subscribe(onNext: onNext, onDisposed: onDisposed)
    }
}
