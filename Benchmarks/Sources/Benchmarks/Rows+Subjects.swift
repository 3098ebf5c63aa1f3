import RxDisposables
import RxObservable
import RxSubjects

extension Catalogue {
    /// Subjects.
    static var subjectRows: [Row] {
        [
            pumpRow(subscribers: 1, "one subscriber; per event"),
            pumpRow(subscribers: 2, "two subscribers; per event"),
            pumpRow(
                subscribers: 100,
                "100 subscribers; per delivery",
                operations: 100
            ),
            Row(
                "publishSubject.create",
                "make, subscribe, emit, dispose"
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    let subject = made { PublishSubject<Int>() }
                    let subscription = subject.subscribe(onNext: { total.add($0) })
                    subject.on(.next(index))
                    subscription.dispose()
                }
                return total.value
            },
        ]
    }

    private static func pumpRow(subscribers: Int, _ work: String, operations: Int = 1) -> Row {
        Row("publishSubject.\(subscribers).pump", work, operations: operations) { count in
            let total = Counter()
            let subject = made { PublishSubject<Int>() }
            let subscriptions = (0..<subscribers).map { _ in subject.subscribe(onNext: { total.add($0) }) }
            for index in 0..<count {
                subject.on(.next(index))
            }
            subscriptions.forEach { $0.dispose() }
            subject.on(.next(1))
            return total.value
        } expected: {
            subscribers * sum(below: $0)
        }
    }

    /// A number of subscribers of one subject subscribe, get one element, and are disposed of in the same order.
    static func subscribeAndDispose(_ subscribers: Int, times: Int) -> Int {
        let total = Counter()
        for _ in 0..<times {
            let subject = made { PublishSubject<Int>() }
            var subscriptions: [any Disposable] = []
            subscriptions.reserveCapacity(subscribers)
            for _ in 0..<subscribers {
                subscriptions.append(subject.subscribe(onNext: { total.add($0) }))
            }
            subject.on(.next(1))
            subscriptions.forEach { $0.dispose() }
            subject.on(.next(1))
        }
        return total.value
    }
}
