// The work that RxSwift can do, too, as its users write it where a row of `Benchmarks` doesn't: one source for `Comparison`,
// which imports the clean modules, and for `RxSwiftWork`.
#if STRICT
import Rx
#else
import RxCocoa
import RxSwift
#endif

/// All of it, with the rows that `Benchmarks` has.
var rxWork: [Row] { sharedRows + stages + disposal + traits }

private var stages: [Row] {
    [
        Row("just.subscribe", "make a sequence of one element, subscribe") { count in
            let total = Counter()
            for index in 0..<count {
                receive(Observable.just(index), into: total)
            }
            return total.value(after: count)
        } expected: {
            total(of: 0..<$0)
        },
        Row("mapFilter.12.pump", "an element through twelve stages") { count in
            received(from: twelve(loop(count)))
        } expected: {
            total(of: 6..<$0 + 6)
        },
        Row("mapFilter.12.create", "build, subscribe to and tear down twelve stages") { count in
            let total = Counter()
            for index in 0..<count {
                receive(twelve(Observable.just(index)), into: total)
            }
            return total.value(after: count)
        } expected: {
            total(of: 6..<$0 + 6)
        },
        Row("toArray", "an element of an array of all") { count in
            let total = Counter()
            _ = loop(count).toArray().subscribe(onSuccess: { $0.forEach(total.add) })
            return total.value
        } expected: {
            total(of: 0..<$0)
        },
        Row("flatMapLatest.pump", "an element through `flatMapLatest` to one element") { count in
            received(from: loop(count).flatMapLatest { Observable.just($0) })
        } expected: {
            total(of: 0..<$0)
        },
    ]
}

private var disposal: [Row] {
    [
        Row("dispose.subscription.subject", "subscribe to a subject and dispose") { count in
            let (subject, total) = (opaque(PublishSubject<Int>()), Counter())
            for _ in 0..<count {
                subject.subscribe(onNext: { total.add($0) }).dispose()
            }
            subject.on(.next(1))
            return total.value
        } expected: { _ in
            0
        },
        Row("dispose.bag.1000", "make a disposable, put it into a bag; drop the bag", operations: 1_000) { count in
            let total = Counter()
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

private var traits: [Row] {
    [
        Row("single.map.create", "make, map and subscribe to a `Single`") { count in
            let total = Counter()
            for index in 0..<count {
                _ = opaque(Single.just(index)).map { $0 &+ 1 }.subscribe(onSuccess: { total.add($0) })
            }
            return total.value
        } expected: {
            total(of: 1..<$0 + 1)
        },
        Row("driver.12.pump", "an element through twelve stages of a `Driver`") { count in
            MainActor.assumeIsolated {
                let (subject, total) = (PublishSubject<Int>(), Counter())
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
        Row("driver.12.create", "build, drive and tear down twelve stages of a `Driver`") { count in
            MainActor.assumeIsolated {
                let total = Counter()
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
