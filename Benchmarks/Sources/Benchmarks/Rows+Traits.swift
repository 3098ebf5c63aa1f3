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
            Row("toArray", "per element", floor: [.closureCall: 1, .virtualCall: 1]) { count in
                let total = Counter()
                _ = loop(count).toArray().subscribe(onSuccess: { total.add($0.reduce(0, &+)) })
                return total.value
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
            Row(
                "single.create.subscribe",
                "Single.create that succeeds at once, subscribe { result in }",
                floor: [.object: 3, .closureCall: 2, .compareExchange: 1]
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
            pumpRow("driver.12.pump", "in one expression", twelveInOneExpression),
            pumpRow("driver.12.erased.pump", "added one by one in opaque functions", twelve),
            createRow("driver.12.create", "in one expression", twelveInOneExpression),
            createRow("driver.12.erased.create", "added one by one in opaque functions", twelve),
        ]
    }

    private static func pumpRow(
        _ name: String,
        _ manner: String,
        _ stages: @escaping @MainActor (Driver<Int>) -> Driver<Int>
    ) -> Row {
        Row(
            name,
            "a subject, 12 stages of a driver \(manner); per element",
            floor: [.closureCall: 13, .virtualCall: 26]
        ) { count in
            MainActor.assumeIsolated {
                let subject = made { PublishSubject<Int>() }
                let total = Counter()
                let subscription = stages(subject.asDriver(onErrorJustReturn: 0)).drive(onNext: { total.add($0) })
                for index in 0..<count {
                    subject.on(.next(index))
                }
                subscription.dispose()
                return total.value
            }
        } expected: {
            sum(below: $0) + 6 * $0
        }
    }

    private static func createRow(
        _ name: String,
        _ manner: String,
        _ stages: @escaping @MainActor (Driver<Int>) -> Driver<Int>
    ) -> Row {
        Row(
            name,
            "build 12 stages of a driver \(manner), drive, one element, tear down",
            floor: [.object: 40, .closureCall: 13, .virtualCall: 26]
        ) { count in
            MainActor.assumeIsolated {
                let total = Counter()
                for index in 0..<count {
                    stages(Observable.just(index).asDriver(onErrorJustReturn: 0))
                        .drive(onNext: { total.add($0) }).dispose()
                }
                return total.value
            }
        } expected: {
            sum(below: $0) + 6 * $0
        }
    }

    // The chain is a constant: with the type of a result around it, the type checker takes too long over twelve stages.
    @MainActor
    private static func twelveInOneExpression(_ source: Driver<Int>) -> Driver<Int> {
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
