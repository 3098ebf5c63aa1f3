import RxDisposables
import RxObservable
import RxSubjects
import RxTraits

extension Catalogue {
    /// Traits, and the operators that make one.
    static var traitRows: [Row] {
        singleRows + driverRows
    }

    private static var singleRows: [Row] {
        [
            Row("toArray", "per element") { count in
                let total = Counter()
                _ = loop(count).toArray().subscribe(onSuccess: { total.add($0.reduce(0, &+)) })
                return total.value
            },
            Row(
                "single.map.create",
                "Single.just().map, subscribe"
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    receive(opaque(Single.just(index)), into: total)
                }
                return total.value
            } expected: {
                sum(below: $0) + $0
            },
            Row(
                "single.create.subscribe",
                "Single.create that succeeds at once, subscribe { result in }"
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    let single = Single<Int>.create { observer in
                        observer(.success(index))
                        return Disposables.create()
                    }
                    _ = opaque(single).subscribe { result in
                        if case .success(let value) = result { total.add(value) }
                    }
                }
                return total.value
            },
        ]
    }

    @inline(never)
    private static func receive(_ single: Single<Int>, into total: Counter) {
        _ = single.map { $0 &+ 1 }.subscribe(onSuccess: { total.add($0) })
    }

    private static var driverRows: [Row] {
        [
            Row(
                "driver.12.pump",
                "a subject, 12 stages of a driver in one expression; per element"
            ) { count in
                MainActor.assumeIsolated {
                    let subject = made { PublishSubject<Int>() }
                    let total = Counter()
                    let subscription = twelve(subject.asDriver(onErrorJustReturn: 0)).drive(onNext: { total.add($0) })
                    for index in 0..<count {
                        subject.on(.next(index))
                    }
                    subscription.dispose()
                    return total.value
                }
            } expected: {
                sum(below: $0) + 6 * $0
            },
            Row(
                "driver.12.create",
                "build 12 stages of a driver in one expression, drive, one element, tear down"
            ) { count in
                MainActor.assumeIsolated {
                    let total = Counter()
                    for index in 0..<count {
                        twelve(Observable.just(index).asDriver(onErrorJustReturn: 0))
                            .drive(onNext: { total.add($0) }).dispose()
                    }
                    return total.value
                }
            } expected: {
                sum(below: $0) + 6 * $0
            },
        ]
    }

    // The chain is a constant: with the type of a result around it, the type checker takes too long over twelve stages.
    @MainActor
    private static func twelve(_ source: Driver<Int>) -> Driver<Int> {
        let twelve =
            source
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
        return twelve
    }
}
