import RxDisposables
import RxObservable
import RxSchedulers
import RxSubjects

extension Catalogue {
    /// Series of the same work at growing sizes: the cost of a unit must stay constant, except for the caches.
    static var growthRows: [Row] {
        innerGrowthRows + subjectGrowthRows + containerGrowthRows
    }

    private static var innerGrowthRows: [Row] {
        Row.series(
            "growth.flatMap.live",
            "flatMap to so many subjects that live on, dispose all; per inner one",
            upTo: 100_000
        ) { size, count in
            let subject = PublishSubject<Int>()
            let total = Counter()
            for _ in 0..<count {
                let subscription = Observable.range(start: 0, count: size)
                    .flatMap { _ in subject }
                    .subscribe(onNext: { total.add($0) })
                subject.on(.next(1))
                subscription.dispose()
                subject.on(.next(1))
            }
            return total.value
        } expected: { size, count in
            size * count
        }
            + Row.series(
                "growth.groupBy",
                "groupBy with so many keys, each of which comes four times, merged again; per element",
                upTo: 100_000,
                operations: { 4 * $0 }
            ) { size, count in
                (0..<count).reduce(0) { total, _ in
                    total &+ pump(4 * size) { $0.groupBy { $0 % size }.merge() }
                }
            } expected: { size, count in
                count * sum(below: 4 * size)
            }
    }

    private static var subjectGrowthRows: [Row] {
        Row.series(
            "growth.publishSubject.emit",
            "a subject with so many subscribers; per delivery",
            upTo: 100_000
        ) { size, count in
            fed("growth.publishSubject.emit.\(size)", count) { subject, total in
                for _ in 0..<size {
                    _ = subject.subscribe(onNext: { total.add($0) })
                }
            }
        } expected: { size, count in
            size * sum(below: count)
        }
            + Row.series(
                "growth.publishSubject.subscribe",
                "so many subscribers of one subject come and go; per subscriber",
                upTo: 100_000
            ) { size, count in
                subscribeAndDispose(size, times: count)
            } expected: { size, count in
                size * count
            }
    }

    private static var containerGrowthRows: [Row] {
        Row.series(
            "growth.observeOn.waiting",
            "observe(on: a serial queue) before which so many elements wait; per element",
            upTo: 100_000
        ) { size, count in
            let total = Counter()
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
            for _ in 0..<count {
                let (start, end) = (Gate(), Gate())
                let subscription = Observable.range(start: 0, count: size).startWith(-1).observe(on: scheduler)
                    .subscribe(
                        onNext: { if $0 < 0 { start.wait() } else { total.add($0) } },
                        onCompleted: { end.open() }
                    )
                start.open()
                guard end.wait() else {
                    subscription.dispose()
                    return -1
                }
            }
            return total.value
        }
            + Row.series(
                "growth.bag",
                "disposed(by:) of so many, drop the bag; per member",
                upTo: 1_000_000
            ) { size, count in
                let total = Counter()
                let inner = CountingDisposable(total)
                for _ in 0..<count {
                    let bag = made { DisposeBag() }
                    for _ in 0..<size {
                        inner.disposed(by: bag)
                    }
                }
                return total.value
            } expected: { size, count in
                size * count
            }
    }
}

/// Fixtures by name, for rows whose setup takes longer than the measured work; one thread uses it.
nonisolated(unsafe) private var fixtures: [String: Any] = [:]

/// The fixture of a name, made at first use.
private func fixture<Value>(_ name: String, _ make: () -> Value) -> Value {
    if let value = fixtures[name] as? Value { return value }
    let value = make()
    fixtures[name] = value
    return value
}

/// Sends 0 ..< `count` to a subject whose subscribers stay, and returns the sum of the received elements.
private func fed(_ name: String, _ count: Int, _ subscribe: (PublishSubject<Int>, Counter) -> Void) -> Int {
    let (subject, total) = fixture(name) {
        let (subject, total) = (PublishSubject<Int>(), Counter())
        subscribe(subject, total)
        return (subject, total)
    }
    let former = total.value
    for index in 0..<count {
        subject.on(.next(index))
    }
    return total.value &- former
}

/// A number of subscribers of one subject subscribe, get one element, and are disposed of in the same order.
private func subscribeAndDispose(_ subscribers: Int, times: Int) -> Int {
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

extension Row {
    /// Rows of the same work at growing sizes, by tens: `name.1`, `name.10`, … Their cost per operation must stay flat.
    ///
    /// - Parameters:
    ///   - name: The name of the series.
    ///   - work: A description of one operation.
    ///   - largest: The largest size, a power of ten.
    ///   - operations: How many operations an iteration of a size is; by default as many as its size.
    ///   - run: Does the work at a size a number of times, and returns a checksum.
    ///   - expected: The checksum of a number of iterations at a size; by default each adds the numbers below the size.
    /// - Returns: A row for each size.
    fileprivate static func series(
        _ name: String,
        _ work: String,
        upTo largest: Int,
        operations: (_ size: Int) -> Int = { $0 },
        run: @escaping (_ size: Int, _ iterations: Int) -> Int,
        expected: @escaping (_ size: Int, _ iterations: Int) -> Int = { $1 * sum(below: $0) }
    ) -> [Row] {
        sequence(first: 1) { $0 < largest ? $0 * 10 : nil }.map { size in
            Row("\(name).\(size)", work, operations: operations(size)) { count in
                run(size, count)
            } expected: { count in
                expected(size, count)
            }
        }
    }
}
