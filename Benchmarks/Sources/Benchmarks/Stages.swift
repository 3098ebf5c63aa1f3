import RxDisposables
import RxObservable

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
func receive(_ source: Observable<Int>, into total: Counter) {
    _ = source.subscribe(onNext: { total.add($0) }, onCompleted: { total.complete() })
}

/// Subscribes, and returns the sum of the elements; minus one if the source doesn't complete at once.
func received(from source: Observable<Int>) -> Int {
    let total = Counter()
    receive(source, into: total)
    return total.value(after: 1)
}

/// Sends 0 ..< `count` from a loop through a chain, and returns the sum of its output.
@inline(never)
func pump(_ count: Int, through chain: (Observable<Int>) -> Observable<Int>) -> Int {
    received(from: chain(loop(count)))
}

/// Makes a chain `count` times, with one element for each, and returns the sum of the results.
@inline(__always)
func created(_ count: Int, _ chain: (Observable<Int>) -> Observable<Int>) -> Int {
    let total = Counter()
    for index in 0..<count {
        receive(chain(.just(index)), into: total)
    }
    return total.value(after: count)
}

/// Chains of stages.
enum Stages {
    /// Twelve stages, each added where the optimiser sees neither the stages before it nor the stages after it.
    static func twelve(_ source: Observable<Int>) -> Observable<Int> {
        (0..<6).reduce(source) { chain, _ in filtered(mapped(chain)) }
    }

    static func twelveInOneExpression(_ source: Observable<Int>) -> Observable<Int> {
        source
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
            .map { $0 &+ 1 }.filter { $0 >= 0 }
    }

    static func flatMap(_ levels: Int, _ source: Observable<Int>) -> Observable<Int> {
        (0..<levels).reduce(source) { chain, _ in chain.flatMap { Observable.just($0) } }
    }

    static func flatMapLatest(_ levels: Int, _ source: Observable<Int>) -> Observable<Int> {
        (0..<levels).reduce(source) { chain, _ in chain.flatMapLatest { Observable.just($0) } }
    }

    /// Levels of `combineLatest` with three `just`s of 1, each of which adds the four.
    static func combineLatestOfFour(_ levels: Int, _ source: Observable<Int>) -> Observable<Int> {
        let one = Observable.just(1)
        return (0..<levels).reduce(source) { chain, _ in
            Observable.combineLatest(one, one, one, chain) { $0 &+ $1 &+ $2 &+ $3 }
        }
    }

    @inline(never)
    static func mapped(_ source: Observable<Int>) -> Observable<Int> {
        source.map { $0 &+ 1 }
    }

    @inline(never)
    private static func filtered(_ source: Observable<Int>) -> Observable<Int> {
        source.filter { $0 >= 0 }
    }
}
