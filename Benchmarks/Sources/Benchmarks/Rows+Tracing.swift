import RxDisposables
import RxObservable
import RxSubjects
import RxTracing

extension Catalogue {
    /// The cost of watched subscriptions; the same rows without it are `map.1.pump` and `dispose.subscription.subject`.
    static var tracingRows: [Row] {
        [
            Row(
                "tracing.map.1.pump",
                "create, map, watched; per element"
            ) { count in
                watched { pump(count) { $0.map { $0 &+ 1 } } }
            } expected: {
                sum(below: $0) + $0
            },
            Row(
                "tracing.subscribeDispose",
                "subscribe to a PublishSubject, watched, dispose"
            ) { count in
                let total = Counter()
                let subject = made { PublishSubject<Int>() }
                watched {
                    for _ in 0..<count {
                        subject.subscribe(onNext: { total.add($0) }).dispose()
                        total.add(1)
                    }
                }
                return total.value + (subject.hasObservers ? 1 : 0)
            } expected: {
                $0
            },
        ]
    }

    private static func watched<Result>(_ body: () -> Result) -> Result {
        Tracing.isOn = true
        Tracing.recordsCallStacks = true
        defer { Tracing.isOn = false }
        return body()
    }
}
