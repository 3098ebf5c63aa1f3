import RxDisposables
import RxObservable
import RxSubjects
import RxTraits

extension Catalogue {
    /// Traits, and the operators that give one.
    static var traitRows: [Row] {
        singleRows + driverRows
    }

    private static var singleRows: [Row] {
        [
            Row("toArray", "per element", floor: [.closureCall: 1, .virtualCall: 1]) { count in
                let total = Counter()
                _ = loop(count).toArray().subscribe(onSuccess: { total.add($0.reduce(0, &+)) })
                return total.value
            } expected: {
                sum(below: $0)
            },
            Row(
                "single.map.create",
                "Single.just().map, subscribe",
                floor: [.object: 4, .closureCall: 2, .virtualCall: 4]
            ) { count in
                let total = Counter()
                for index in 0..<count {
                    receive(opaque(Single.just(index)), into: total)
                }
                return total.value
            } expected: {
                sum(below: $0) + $0
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
                "a subject, 12 stages of a driver; per element",
                floor: [.closureCall: 13, .virtualCall: 26]
            ) { count in
                MainActor.assumeIsolated {
                    let subject = made { PublishSubject<Int>() }
                    let total = Counter()
                    let subscription = twelve(subject.asDriver(onErrorJustReturn: 0)).drive(onNext: { total.add($0) })
                    for index in 0..<count {
                        subject.onNext(index)
                    }
                    subscription.dispose()
                    return total.value
                }
            } expected: {
                sum(below: $0) + 6 * $0
            },
            Row(
                "driver.12.create",
                "build, drive, one element, tear down 12 stages of a driver",
                floor: [.object: 40, .closureCall: 13, .virtualCall: 26]
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

    @MainActor
    private static func twelve(_ source: Driver<Int>) -> Driver<Int> {
        (0..<6).reduce(source) { chain, _ in filtered(mapped(chain)) }
    }

    @MainActor
    @inline(never)
    private static func mapped(_ source: Driver<Int>) -> Driver<Int> {
        source.map { $0 &+ 1 }
    }

    @MainActor
    @inline(never)
    private static func filtered(_ source: Driver<Int>) -> Driver<Int> {
        source.filter { $0 >= 0 }
    }
}
