import RxDisposables
import RxObservable
import RxSubjects

extension Catalogue {
    /// Disposables, their containers, and the disposal of subscriptions.
    static var disposeRows: [Row] {
        simpleDisposableRows + containerRows + subscriptionRows
    }

    private static var simpleDisposableRows: [Row] {
        [
            Row(
                "dispose.anonymous",
                "Disposables.create { }, dispose"
            ) { count in
                disposals = 0
                for _ in 0..<count {
                    made { Disposables.create { disposals &+= 1 } }.dispose()
                }
                return disposals
            } expected: {
                $0
            },
            Row(
                "dispose.binary",
                "Disposables.create(a, b), dispose; a and b exist"
            ) { count in
                let total = Counter()
                let (first, second) = (CountingDisposable(total), CountingDisposable(total))
                for _ in 0..<count {
                    made { Disposables.create(first, second) }.dispose()
                }
                return total.value
            } expected: {
                2 * $0
            },
            Row(
                "dispose.nary",
                "Disposables.create(a, b, c), dispose; a, b and c exist"
            ) { count in
                let total = Counter()
                let first = CountingDisposable(total)
                let (second, third) = (CountingDisposable(total), CountingDisposable(total))
                for _ in 0..<count {
                    made { Disposables.create(first, second, third) }.dispose()
                }
                return total.value
            } expected: {
                3 * $0
            },
        ]
    }

    private static var containerRows: [Row] {
        [
            Row(
                "dispose.serial.swap",
                "assign a new inner one to one SerialDisposable"
            ) { count in
                let total = Counter()
                let inner = [CountingDisposable(total), CountingDisposable(total)]
                let disposable = made { SerialDisposable() }
                for index in 0..<count {
                    disposable.disposable = inner[index & 1]
                }
                disposable.dispose()
                return total.value
            } expected: {
                $0
            },
            Row(
                "dispose.composite.insertRemove",
                "insert into a CompositeDisposable and remove by key, which disposes"
            ) { count in
                let total = Counter()
                let inner = CountingDisposable(total)
                let composite = made { CompositeDisposable() }
                for _ in 0..<count {
                    if let key = composite.insert(inner) {
                        composite.remove(for: key)
                    }
                }
                return total.value
            } expected: {
                $0
            },
        ]
    }

    private static var subscriptionRows: [Row] {
        [
            Row(
                "dispose.subscription.never",
                "subscribe to never, dispose"
            ) { count in
                let total = Counter()
                let source = opaque(Observable<Int>.never())
                for _ in 0..<count {
                    let subscription = source.subscribe(onNext: { total.add($0) })
                    subscription.dispose()
                    total.add(subscription.isFinished ? 1 : 0)
                }
                return total.value
            } expected: {
                $0
            },
            Row(
                "dispose.subscription.subject",
                "subscribe to a PublishSubject, dispose"
            ) { count in
                let total = Counter()
                let subject = made { PublishSubject<Int>() }
                for _ in 0..<count {
                    let subscription = subject.subscribe(onNext: { total.add($0) })
                    subscription.dispose()
                    total.add(subscription.isFinished ? 1 : 0)
                }
                return total.value + (subject.hasObservers ? 1 : 0)
            } expected: {
                $0
            },
            Row(
                "dispose.subscription.onError",
                "the same, with a closure for errors"
            ) { count in
                let total = Counter()
                let subject = made { PublishSubject<Int>() }
                for _ in 0..<count {
                    let subscription = subject.subscribe(onNext: { total.add($0) }, onError: { _ in total.add(-1) })
                    subscription.dispose()
                    total.add(subscription.isFinished ? 1 : 0)
                }
                return total.value + (subject.hasObservers ? 1 : 0)
            } expected: {
                $0
            },
        ]
    }
}

/// The count of an action without captures.
// SAFETY: only the measuring thread runs the row, and nothing else names the variable.
nonisolated(unsafe) private var disposals = 0

/// Counts how often it is disposed of.
///
/// It is reused, so that a row measures only the disposable that it is about.
final class CountingDisposable: Disposable {
    private let total: Counter

    init(_ total: Counter) {
        self.total = total
    }

    func dispose() {
        total.add(1)
    }
}
