import Dispatch

// The work that RxSwift can do, too: one source for `Comparison`, which imports the clean modules, and for `RxSwiftWork`.
#if STRICT
import Rx
#else
import RxCocoa
import RxSwift
#endif

/// All of it.
var rxWork: [Contestant] { sources + stages + combining + subjects + traits }

/// A cold source that emits 0 ..< `count` from a loop, and completes.
func loop(_ count: Int) -> Observable<Int> {
    Observable.create { observer in
        for value in 0..<count {
            observer.on(.next(value))
        }
        observer.on(.completed)
        return Disposables.create()
    }
}

/// Subscribes, and adds up what arrives.
@inline(never)
func receive(_ source: Observable<Int>, into total: Total) {
    _ = source.subscribe(onNext: { total.add($0) }, onCompleted: { total.end() })
}

/// The sum of the elements that a source sends by itself.
func received(_ source: Observable<Int>) -> Int {
    let total = Total()
    receive(source, into: total)
    return total.value(after: 1)
}

private func work(
    _ name: String,
    operations: Int = 1,
    _ run: @escaping (Int) -> Int,
    expected: @escaping (Int) -> Int
) -> Contestant {
    Contestant(name: name, operations: operations, run: run, expected: expected)
}

private var sources: [Contestant] {
    [
        work("range.subscribe") { count in
            received(Observable.range(start: 0, count: count))
        } expected: {
            total(of: 0..<$0)
        },
        work("from.array.subscribe", operations: 1_000) { count in
            let source = Observable.from(Array(0..<1_000))
            return (0..<count).reduce(0) { sum, _ in sum &+ received(source) }
        } expected: {
            $0 * total(of: 0..<1_000)
        },
        work("create.subscribe", operations: 1_000) { count in
            let source = loop(1_000)
            return (0..<count).reduce(0) { sum, _ in sum &+ received(source) }
        } expected: {
            $0 * total(of: 0..<1_000)
        },
        work("just.subscribe") { count in
            let total = Total()
            for index in 0..<count {
                receive(Observable.just(index), into: total)
            }
            return total.value(after: count)
        } expected: {
            total(of: 0..<$0)
        },
    ]
}

private var stages: [Contestant] {
    [
        work("map.1.pump") { count in
            received(loop(count).map { $0 &+ 1 })
        } expected: {
            total(of: 1..<$0 + 1)
        },
        work("mapFilter.12.pump") { count in
            received(twelve(loop(count)))
        } expected: {
            total(of: 6..<$0 + 6)
        },
        work("mapFilter.12.create") { count in
            let total = Total()
            for index in 0..<count {
                receive(twelve(Observable.just(index)), into: total)
            }
            return total.value(after: count)
        } expected: {
            total(of: 6..<$0 + 6)
        },
        work("scan.pump") { count in
            received(loop(count).scan(0) { seen, _ in seen &+ 1 })
        } expected: {
            total(of: 1..<$0 + 1)
        },
        work("distinctUntilChanged.pump") { count in
            received(loop(count).distinctUntilChanged())
        } expected: {
            total(of: 0..<$0)
        },
        work("take.pump") { count in
            received(loop(count).take(count))
        } expected: {
            total(of: 0..<$0)
        },
        work("skip.pump") { count in
            received(loop(count).skip(1))
        } expected: {
            total(of: 1..<max($0, 1))
        },
        work("reduce.pump") { count in
            received(loop(count).reduce(0) { $0 &+ mixed($1) })
        } expected: {
            mixed(total(of: 0..<$0))
        },
        work("toArray") { count in
            let total = Total()
            _ = loop(count).toArray().subscribe(onSuccess: { $0.forEach(total.add) })
            return total.value
        } expected: {
            total(of: 0..<$0)
        },
    ]
}

private var combining: [Contestant] {
    [
        work("flatMap.5.pump") { count in
            received(
                loop(count).flatMap { Observable.just($0) }.flatMap { Observable.just($0) }
                    .flatMap { Observable.just($0) }.flatMap { Observable.just($0) }
                    .flatMap { Observable.just($0) }
            )
        } expected: {
            total(of: 0..<$0)
        },
        work("flatMap.range10", operations: 10) { count in
            received(loop(count).flatMap { Observable.range(start: $0, count: 10) })
        } expected: { count in
            (0..<count).reduce(0) { $0 &+ total(of: $1..<$1 + 10) }
        },
        work("flatMapLatest.pump") { count in
            received(loop(count).flatMapLatest { Observable.just($0) })
        } expected: {
            total(of: 0..<$0)
        },
        work("combineLatest.4x7.pump") { count in
            let one = Observable.just(1)
            let chain = (0..<7).reduce(loop(count)) { chain, _ in
                Observable.combineLatest(one, one, one, chain) { $0 &+ $1 &+ $2 &+ $3 }
            }
            return received(chain)
        } expected: {
            total(of: 21..<$0 + 21)
        },
        work("zip.2.pump") { count in
            received(
                Observable.zip(Observable.range(start: 0, count: count), Observable.range(start: 1, count: count)) {
                    $0 &+ $1
                }
            )
        } expected: { count in
            total(of: (0..<count).lazy.map { 2 * $0 + 1 })
        },
        work("merge.2.pump", operations: 2) { count in
            received(Observable.merge(loop(count), loop(count)))
        } expected: {
            2 * total(of: 0..<$0)
        },
        work("concat.2.pump", operations: 2) { count in
            received(Observable.concat(loop(count), loop(count)))
        } expected: {
            2 * total(of: 0..<$0)
        },
        work("groupBy.16") { count in
            received(loop(count).groupBy { $0 & 15 }.merge())
        } expected: {
            total(of: 0..<$0)
        },
        work("sched.observeOn.serial", operations: 100_000) { count in
            let total = Total()
            for _ in 0..<count {
                let gate = DispatchSemaphore(value: 0)
                let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "comparison")
                let subscription = Observable.range(start: 0, count: 100_000).observe(on: scheduler)
                    .subscribe(onNext: { total.add($0) }, onCompleted: { gate.signal() })
                guard gate.wait(timeout: .now() + .seconds(60)) == .success else { return -1 }
                subscription.dispose()
            }
            return total.value
        } expected: {
            $0 * total(of: 0..<100_000)
        },
        work("sched.observeOn.alternate", operations: 100_000) { count in
            let total = Total()
            for _ in 0..<count {
                let gate = DispatchSemaphore(value: 0)
                let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "comparison")
                let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
                let subscriptions = [
                    first.observe(on: scheduler).subscribe(onNext: { total.add($0) }),
                    second.observe(on: scheduler)
                        .subscribe(onNext: { total.add($0) }, onCompleted: { gate.signal() }),
                ]
                for index in 0..<50_000 {
                    first.onNext(index)
                    second.onNext(index)
                }
                first.onCompleted()
                second.onCompleted()
                guard gate.wait(timeout: .now() + .seconds(60)) == .success else { return -1 }
                for subscription in subscriptions { subscription.dispose() }
            }
            return total.value
        } expected: {
            2 * $0 * total(of: 0..<50_000)
        },
    ]
}

private var subjects: [Contestant] {
    [
        pump(subscribers: 1),
        pump(subscribers: 100),
        work("behaviorSubject.pump") { count in
            let (subject, total) = (opaque(BehaviorSubject(value: 0)), Total())
            let subscription = subject.subscribe(onNext: { total.add($0) })
            for index in 0..<count {
                subject.on(.next(index))
            }
            subscription.dispose()
            return total.value
        } expected: {
            total(of: 0..<$0)
        },
        work("publishSubject.create") { count in
            let total = Total()
            for index in 0..<count {
                let subject = opaque(PublishSubject<Int>())
                let subscription = subject.subscribe(onNext: { total.add($0) })
                subject.on(.next(index))
                subscription.dispose()
            }
            return total.value
        } expected: {
            total(of: 0..<$0)
        },
        work("share.pump") { count in
            let (subject, total) = (PublishSubject<Int>(), Total())
            let subscription = opaque(subject.share()).subscribe(onNext: { total.add($0) })
            for index in 0..<count {
                subject.on(.next(index))
            }
            subscription.dispose()
            return total.value
        } expected: {
            total(of: 0..<$0)
        },
        work("dispose.subscription.subject") { count in
            let (subject, total) = (opaque(PublishSubject<Int>()), Total())
            for _ in 0..<count {
                subject.subscribe(onNext: { total.add($0) }).dispose()
            }
            subject.on(.next(1))
            return total.value
        } expected: { _ in
            0
        },
        work("dispose.bag.1000", operations: 1_000) { count in
            let total = Total()
            for _ in 0..<count {
                let bag = DisposeBag()
                for _ in 0..<1_000 {
                    Disposables.create { total.add(1) }.disposed(by: bag)
                }
            }
            return total.value
        } expected: {
            1_000 * $0
        },
    ]
}

private func pump(subscribers: Int) -> Contestant {
    work("publishSubject.\(subscribers).pump", operations: subscribers) { count in
        let (subject, total) = (opaque(PublishSubject<Int>()), Total())
        let subscriptions = (0..<subscribers).map { _ in subject.subscribe(onNext: { total.add($0) }) }
        for index in 0..<count {
            subject.on(.next(index))
        }
        subscriptions.forEach { $0.dispose() }
        return total.value
    } expected: {
        subscribers * total(of: 0..<$0)
    }
}

private var traits: [Contestant] {
    [
        work("single.map.create") { count in
            let total = Total()
            for index in 0..<count {
                _ = opaque(Single.just(index)).map { $0 &+ 1 }.subscribe(onSuccess: { total.add($0) })
            }
            return total.value
        } expected: {
            total(of: 1..<$0 + 1)
        },
        work("driver.12.pump") { count in
            MainActor.assumeIsolated {
                let (subject, total) = (PublishSubject<Int>(), Total())
                let subscription = twelve(subject.asDriver(onErrorJustReturn: 0)).drive(onNext: { total.add($0) })
                for index in 0..<count {
                    subject.on(.next(index))
                }
                subscription.dispose()
                return total.value
            }
        } expected: {
            total(of: 6..<$0 + 6)
        },
        work("driver.12.create") { count in
            MainActor.assumeIsolated {
                let total = Total()
                for index in 0..<count {
                    twelve(Observable.just(index).asDriver(onErrorJustReturn: 0)).drive(onNext: { total.add($0) })
                        .dispose()
                }
                return total.value
            }
        } expected: {
            total(of: 6..<$0 + 6)
        },
    ]
}

// The stages are built in steps of four, since the type checker takes too long over twelve of them.
private func twelve(_ source: Observable<Int>) -> Observable<Int> {
    let four = source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
    let eight = four.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
    return eight.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
}

@MainActor
private func twelve(_ source: Driver<Int>) -> Driver<Int> {
    let four = source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
    let eight = four.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
    return eight.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
}
