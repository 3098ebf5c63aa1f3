import RxDisposables
import RxExtras
import RxObservable
import RxSchedulers
import RxSubjects
import RxVirtualTime

extension Catalogue {
    /// Operators of `RxExtras` that elements go through.
    static var extrasRows: [Row] {
        gatheringRows + flatteningExtraRows + policyRows
    }

    private static var gatheringRows: [Row] {
        [
            Row(
                "extras.buffer.count",
                "create, buffer(count: 10); per element",
                operations: 10
            ) { count in
                pump(10 * count) { $0.buffer(count: 10).map { $0.reduce(0, &+) } }
            } expected: {
                sum(below: 10 * $0)
            },
            Row(
                "extras.window.count",
                "create, window(count: 10), merged again; per element",
                operations: 10
            ) { count in
                pump(10 * count) { $0.window(count: 10).merge() }
            } expected: {
                sum(below: 10 * $0)
            },
            Row("extras.pairwise", "create, pairwise, map to the sum; per element") { count in
                pump(count) { $0.pairwise().map { $0 &+ $1 } }
            } expected: {
                // Each number but the first is counted as the later one of a pair, and each but the last as the earlier
                // one.
                2 * sum(below: $0) - max($0 - 1, 0)
            },
            Row(
                "extras.filterMap",
                "create, filterMap; per element"
            ) { count in
                pump(count) { $0.filterMap { $0 & 1 == 0 ? .map($0) : .ignore } }
            } expected: {
                2 * sum(below: ($0 + 1) / 2)
            },
        ]
    }

    private static var flatteningExtraRows: [Row] {
        [
            .perElement(
                "extras.concatMapEager",
                "concatMapEager { just }"
            ) { $0.concatMapEager { Observable.just($0) } },
            .perElement(
                "extras.flatMap.4",
                "flatMap(maxConcurrent: 4) { just }"
            ) { $0.flatMap(maxConcurrent: 4) { Observable.just($0) } },
        ]
    }

    private static var policyRows: [Row] {
        [
            Row(
                "extras.retry.attempt",
                "a source that fails 100 times, retry with exponential delays in virtual time; per attempt",
                operations: 100
            ) { count in
                let total = Counter()
                for _ in 0..<count {
                    let scheduler = HistoricalScheduler()
                    let attempts = Counter()
                    let source = Observable<Int>.deferred {
                        attempts.add(1)
                        return attempts.value <= 100 ? .error(RxError.timeout) : .just(attempts.value)
                    }
                    let behavior = RepeatBehavior.exponential(from: .seconds(1) as RxTimeInterval)
                        .capped(at: .seconds(60) as RxTimeInterval)
                    _ = source.retry(behavior, scheduler: scheduler).subscribe(onNext: { total.add($0) })
                    scheduler.start()
                }
                return total.value
            } expected: {
                101 * $0
            },
            Row(
                "extras.share.policy",
                "share(policy:) of a subject with the latest kept, one subscriber; per event"
            ) { count in
                let total = Counter()
                let subject = made { PublishSubject<Int>() }
                let shared = opaque(subject.share(policy: SharePolicy(replay: .latest(1))))
                let subscription = shared.subscribe(onNext: { total.add($0) })
                for index in 0..<count {
                    subject.on(.next(index))
                }
                subscription.dispose()
                return total.value
            },
            Row(
                "extras.observeOn.pressure",
                "range of 100,000 through observe(on: a serial queue) that keeps the newest 100,000; per element, end to end",
                operations: 100_000
            ) { count in
                let total = Counter()
                let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
                for _ in 0..<count {
                    let gate = Gate()
                    let subscription = Observable.range(start: 0, count: 100_000)
                        .observe(on: scheduler, pressure: .newest(100_000))
                        .subscribe(onNext: { total.add($0) }, onCompleted: { gate.open() })
                    guard gate.wait() else {
                        subscription.dispose()
                        return -1
                    }
                }
                return total.value
            },
        ]
    }
}
