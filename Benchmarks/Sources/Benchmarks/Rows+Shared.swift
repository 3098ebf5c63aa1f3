#if STRICT
import Rx
#else
import RxCocoa
import RxSwift
#endif

/// The rows that `Comparison` and `RxSwiftWork` have as well, where they are set beside other libraries.
var sharedRows: [Row] {
    chains + joins + hops + subjects
}

extension Row {
    /// A row of elements that are sent from a loop through a chain; the result adds `plus` to each.
    static func perElement(
        _ name: String,
        _ chain: String,
        plus: Int = 0,
        _ make: @escaping (Observable<Int>) -> Observable<Int>
    ) -> Row {
        Row(name, "create, \(chain); per element") { count in
            pump(count, through: make)
        } expected: {
            total(of: plus..<$0 + plus)
        }
    }
}

/// One source, and one stage behind it.
private var chains: [Row] {
    [
        Row("range.subscribe", "range; per element") { count in
            received(from: Observable.range(start: 0, count: count))
        },
        Row("from.array.subscribe", "from an array; per element", operations: 1_000) { count in
            let source = Observable.from(Array(0..<1_000))
            var total = 0
            for _ in 0..<count {
                total &+= received(from: source)
            }
            return total
        },
        Row("create.subscribe", "create that emits in a loop; per element") { count in
            pump(count) { $0 }
        },
        .perElement("map.1.pump", "map", plus: 1) { $0.map { $0 &+ 1 } },
        .perElement("scan.pump", "scan", plus: 1) { $0.scan(0) { seen, _ in seen &+ 1 } },
        Row("reduce.pump", "create, reduce; per element") { count in
            pump(count) { $0.reduce(0) { $0 &+ mixed($1) } }
        } expected: {
            mixed(total(of: 0..<$0))
        },
        .perElement("distinctUntilChanged.pump", "distinctUntilChanged") { $0.distinctUntilChanged() },
        Row("take.pump", "create, take that lets all pass; per element") { count in
            pump(count) { $0.take(count) }
        },
        .perElement("skip.pump", "skip(1)") { $0.skip(1) },
    ]
}

/// Several sources, and one that makes several of one.
private var joins: [Row] {
    [
        .perElement("flatMap.5.pump", "five flatMap { just } in a row") { Stages.flatMap(5, $0) },
        Row("flatMap.range10", "create, flatMap to ranges of ten; per element that comes out", operations: 10) {
            count in
            pump(count) { $0.flatMap { Observable.range(start: $0, count: 10) } }
        } expected: { count in
            (0..<count).reduce(0) { $0 &+ total(of: $1..<$1 + 10) }
        },
        .perElement("combineLatest.4x7.pump", "seven nested combineLatest of four, three of them justs", plus: 21) {
            Stages.combineLatestOfFour(7, $0)
        },
        Row("zip.2.pump", "zip of two ranges, which take turns; per pair") { count in
            let (first, second) = (Observable.range(start: 0, count: count), Observable.range(start: 1, count: count))
            return received(from: Observable.zip(first, second) { $0 &+ $1 })
        } expected: { count in
            total(of: (0..<count).lazy.map { 2 * $0 + 1 })
        },
        Row("merge.2.pump", "merge of two creates; per element", operations: 2) { count in
            received(from: Observable.merge(loop(count), loop(count)))
        } expected: {
            2 * total(of: 0..<$0)
        },
        Row("concat.2.pump", "concat of two creates; per element", operations: 2) { count in
            received(from: Observable.concat(loop(count), loop(count)))
        } expected: {
            2 * total(of: 0..<$0)
        },
        .perElement("groupBy.16", "groupBy with 16 keys, merge") { $0.groupBy { $0 & 15 }.merge() },
    ]
}

/// Hops to another thread.
private var hops: [Row] {
    [
        Row(
            "sched.observeOn.serial",
            "range of 100,000 through observe(on: a serial queue); per element, end to end",
            operations: 100_000
        ) { count in
            let total = Counter()
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
            for _ in 0..<count {
                let gate = Gate()
                let subscription = Observable.range(start: 0, count: 100_000)
                    .observe(on: scheduler)
                    .subscribe(onNext: { total.add($0) }, onCompleted: { gate.open() })
                guard gate.wait() else {
                    subscription.dispose()
                    return -1
                }
            }
            return total.value
        },
        Row(
            "sched.observeOn.alternate",
            "two subjects in turn, each through observe(on: one serial queue); per element, end to end",
            operations: 100_000
        ) { count in
            alternate(on: SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark"), times: count)
        },
    ]
}

/// Sends 100,000 elements to two chains in turn, `times` times, and adds up the received ones.
private func alternate(on scheduler: any ImmediateSchedulerType, times: Int) -> Int {
    let total = Counter()
    for _ in 0..<times {
        let gate = Gate()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscriptions = [
            first.observe(on: scheduler).subscribe(onNext: { total.add($0) }),
            // What is sent last is delivered last.
            second.observe(on: scheduler).subscribe(onNext: { total.add($0) }, onCompleted: { gate.open() }),
        ]
        for index in 0..<50_000 {
            first.onNext(2 * index)
            second.onNext(2 * index + 1)
        }
        first.onCompleted()
        second.onCompleted()
        let isComplete = gate.wait()
        for subscription in subscriptions { subscription.dispose() }
        guard isComplete else { return -1 }
    }
    return total.value
}

/// Subjects, and what is shared.
private var subjects: [Row] {
    [
        pumpRow(subscribers: 1, "one subscriber; per event"),
        pumpRow(subscribers: 100, "100 subscribers; per delivery", operations: 100),
        Row("publishSubject.create", "make, subscribe, emit, dispose") { count in
            let total = Counter()
            for index in 0..<count {
                let subject = made { PublishSubject<Int>() }
                let subscription = subject.subscribe(onNext: { total.add($0) })
                subject.on(.next(index))
                subscription.dispose()
            }
            return total.value
        },
        Row("behaviorSubject.pump", "one subscriber; per event") { count in
            let subject = made { BehaviorSubject(value: 0) }
            return delivered(by: subject, fedBy: { subject.on(.next($0)) }, count: count)
        },
        Row("share.pump", "share() of a subject, one subscriber; per event") { count in
            let subject = made { PublishSubject<Int>() }
            return delivered(by: opaque(subject.share()), fedBy: { subject.on(.next($0)) }, count: count)
        },
    ]
}

private func pumpRow(subscribers: Int, _ work: String, operations: Int = 1) -> Row {
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
        subscribers * total(of: 0..<$0)
    }
}

/// The sum of the elements that arrive while 0 ..< `count` is sent.
@inline(__always)
func delivered(by source: Observable<Int>, fedBy send: (Int) -> Void, count: Int) -> Int {
    let total = Counter()
    let subscription = source.subscribe(onNext: { total.add($0) })
    for index in 0..<count {
        send(index)
    }
    subscription.dispose()
    return total.value
}
