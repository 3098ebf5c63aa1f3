// One source for five programs: `Benchmarks`, `StrictCounts` and `Comparison` import the clean modules; `LenientCounts`,
// where this file is, and `RxSwiftWork` import the modules of clients that migrate. `RxSwiftWork` is also compiled with
// RxSwift itself (RXSWIFT), without the rows that RxSwift has no equivalent for.
#if STRICT
import Rx
#else
import RxCocoa
import RxSwift
#endif

/// Work in the style of apps, where the compiler knows less of a chain than in one expression.
enum AppWork {
    /// All of it, in the order of the tables.
    static var all: [Row] {
        #if RXSWIFT
        chains + edges + viewModels + lists
        #else
        chains + edges + existentials + viewModels + lists + updates
        #endif
    }
}

/// The sum of the arriving elements.
// SAFETY: one thread at a time adds, and nothing is called meanwhile.
private final class Sum: @unchecked Sendable {
    @exclusivity(unchecked) private(set) var value = 0

    @inline(__always)
    func add(_ amount: Int) { value &+= amount }
}

/// Returns the value; the optimiser can't see where it comes from.
@inline(never) @_optimize(none)
private func opened<Value>(_ value: Value) -> Value { value }

/// The sum of 0 ..< n.
private func below(_ n: Int) -> Int { n * (n - 1) / 2 }

/// A cold source that emits 0 ..< `count` from a loop, and completes.
private func numbers(_ count: Int) -> Observable<Int> {
    Observable.create { observer in
        for value in 0..<count { observer.on(.next(value)) }
        observer.on(.completed)
        return Disposables.create()
    }
}

/// Sends `count` elements through a chain.
@inline(never)
private func pumped(_ count: Int, _ chain: (Observable<Int>) -> Observable<Int>) -> Int {
    let sum = Sum()
    _ = chain(numbers(count)).subscribe(onNext: { sum.add($0) })
    return sum.value
}

/// Makes a chain `count` times, with one element for each, and frees it.
@inline(never)
private func built(_ count: Int, _ chain: (Observable<Int>) -> Observable<Int>) -> Int {
    let sum = Sum()
    for index in 0..<count {
        _ = chain(opened(Observable.just(index))).subscribe(onNext: { sum.add($0) })
    }
    return sum.value
}

// MARK: - Chains

extension ObservableType {
    /// Operators of an app: none is inlined, so the compiler sees each of them alone.
    @inline(never)
    fileprivate func plusOne() -> Observable<Int> where Element == Int { map { $0 &+ 1 } }

    @inline(never)
    fileprivate func natural() -> Observable<Int> where Element == Int { filter { $0 >= 0 } }

    @inline(never)
    fileprivate func optional() -> Observable<Element?> { map { $0 } }

    @inline(never)
    fileprivate func unwrapped<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? { compactMap { $0 } }
}

/// Functions of an app that are called through a protocol, so that the compiler doesn't know the type of the elements.
private protocol Piping: AnyObject, Sendable {
    func piped<Element>(_ source: Observable<Element>) -> Observable<Element>
}

private final class Doubting: Piping {
    func piped<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.map { Optional($0) }.filter { $0 != nil }.compactMap { $0 }.do(onNext: { _ in })
    }
}

private final class Leaving: Piping {
    func piped<Element>(_ source: Observable<Element>) -> Observable<Element> { source }
}

/// Stages that are stored one by one, as in a view model.
private final class Stored {
    let numbers: Observable<Int>
    let raised: Observable<Int>
    let natural: Observable<Int>
    let total: Observable<Int>
    let changed: Observable<Int>

    @inline(never)
    init(_ source: Observable<Int>) {
        numbers = source
        raised = numbers.map { $0 &+ 1 }
        natural = raised.filter { $0 >= 0 }
        total = natural.scan(0) { $1 &+ ($0 &- $0) }
        changed = total.skip(while: { $0 < 0 })
    }
}

private func ownOperators(_ source: Observable<Int>) -> Observable<Int> {
    source.plusOne().natural().optional().unwrapped()
}

private func stored(_ source: Observable<Int>) -> Observable<Int> { opened(Stored(source)).changed }

private func erasedAtEach(_ source: Observable<Int>) -> Observable<Int> {
    source.asObservable().map { $0 &+ 1 }.asObservable().filter { $0 >= 0 }.asObservable()
        .scan(0) { $1 &+ ($0 &- $0) }.asObservable().skip(while: { $0 < 0 }).asObservable()
}

private let pipings: [any Piping] = [Doubting(), Leaving()]

private func unknown(_ source: Observable<Int>) -> Observable<Int> { opened(pipings)[0].piped(source) }

extension AppWork {
    fileprivate static var chains: [Row] {
        chain("ownOperators", "four operators of the app's own", ownOperators) { below($0) + $0 }
            + chain("stored", "four stages, each stored in a property", stored) { below($0) + $0 }
            + chain("asObservable", "four stages, asObservable() behind each", erasedAtEach) { below($0) + $0 }
            + chain("generic", "four stages in a generic function that isn't specialised", unknown) { below($0) }
    }

    private static func chain(
        _ name: String,
        _ work: String,
        _ chain: @escaping (Observable<Int>) -> Observable<Int>,
        expected: @escaping (Int) -> Int
    ) -> [Row] {
        [
            Row("app.\(name).pump", "\(work); per element", run: { pumped($0, chain) }, expected: expected),
            Row("app.\(name).create", "\(work): build, one element, tear down", run: { built($0, chain) }) {
                expected($0)
            },
        ]
    }
}

// MARK: - Own sources, observers and existentials

#if RXSWIFT
private typealias Receiving = ObserverType
#else
private typealias Receiving = ObserverType & Sendable
#endif

/// A sequence of an app's own type.
private struct Countdown: ObservableType, Sendable {
    typealias Element = Int
    let count: Int

    func subscribe<Observer: Receiving>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        for value in 0..<count { observer.on(.next(value)) }
        observer.on(.completed)
        return Disposables.create()
    }
}

/// A child that feeds the observer of its parent.
private final class Child {
    let output: AnyObserver<Int>

    @inline(never)
    init(_ output: AnyObserver<Int>) { self.output = output }

    @inline(never)
    func send(_ count: Int) {
        for value in 0..<count { output.on(.next(value)) }
    }
}

extension AppWork {
    fileprivate static var edges: [Row] {
        [
            Row("app.ownSource.pump", "an ObservableType of the app's own, map; per element") { count in
                let sum = Sum()
                _ = opened(Countdown(count: count)).map { $0 &+ 1 }.subscribe(onNext: { sum.add($0) })
                return sum.value
            } expected: {
                below($0) + $0
            },
            Row("app.ownSource.create", "an ObservableType of the app's own, one element, map, tear down") {
                count in
                let sum = Sum()
                for _ in 0..<count {
                    _ = opened(Countdown(count: 1)).map { $0 &+ 1 }.subscribe(onNext: { sum.add($0) })
                }
                return sum.value
            } expected: {
                $0
            },
            Row("app.anyObserver.pump", "a child's AnyObserver that feeds its parent's subject; per element") {
                count in
                let sum = Sum()
                let subject = opened(PublishSubject<Int>())
                let subscription = subject.subscribe(onNext: { sum.add($0) })
                opened(Child(AnyObserver(subject.asObserver()))).send(count)
                subscription.dispose()
                return sum.value
            } expected: {
                below($0)
            },
            Row("app.anyObserver.mapped.pump", "the same behind mapObserver; per element") { count in
                let sum = Sum()
                let subject = opened(PublishSubject<Int>())
                let subscription = subject.subscribe(onNext: { sum.add($0) })
                opened(Child(subject.mapObserver { (number: Int) in number &+ 1 })).send(count)
                subscription.dispose()
                return sum.value
            } expected: {
                below($0) + $0
            },
            Row("app.anyObserver.subscribe", "subscribe to a just with an AnyObserver, which feeds a subject") {
                count in
                let sum = Sum()
                let subject = opened(PublishSubject<Int>())
                let subscription = subject.subscribe(onNext: { sum.add($0) })
                let observer = opened(AnyObserver<Int> { event in if case .next = event { subject.on(event) } })
                for index in 0..<count { _ = opened(Observable.just(index)).subscribe(observer) }
                subscription.dispose()
                return sum.value
            } expected: {
                below($0)
            },
        ]
    }

    #if !RXSWIFT
    fileprivate static var existentials: [Row] {
        [
            Row("app.existential.merge", "three any ObservableConvertibleType, merged: build, tear down") {
                count in
                let sum = Sum()
                for index in 0..<count {
                    let sources: [any ObservableConvertibleType<Int>] = opened([
                        Observable.just(index), Maybe.just(index), Infallible.just(index),
                    ])
                    _ = Observable.merge(sources.map { $0.asObservable() }).subscribe(onNext: { sum.add($0) })
                }
                return sum.value
            } expected: {
                3 * below($0)
            },
            Row("app.existential.flatMap", "flatMap to any ObservableConvertibleType; per element") { count in
                let single: any ObservableConvertibleType<Int> & Sendable = opened(Maybe.just(1))
                return pumped(count) { $0.flatMap { _ in single.asObservable() } }
            } expected: {
                $0
            },
        ]
    }
    #endif
}

// MARK: - View models

/// A view model with twenty drivers, and the view that shows them.
@MainActor
private final class Form20 {
    let input = BehaviorRelay(value: 0)
    let outputs: [Driver<Int>]
    private let bag = DisposeBag()

    @inline(never)
    init() {
        let (input, shared) = (input, input.asDriver())
        outputs = (0..<10).flatMap { index in
            [shared.map { $0 &+ index }, input.asDriver().map { $0 &+ index }.skip(0)]
        }
    }

    @inline(never)
    func show(_ sum: Sum) {
        for output in outputs { output.drive(onNext: { sum.add($0) }).disposed(by: bag) }
    }
}

extension AppWork {
    fileprivate static var viewModels: [Row] {
        [
            Row("app.viewModel.create", "a view model with twenty drivers: made, shown, freed") { count in
                MainActor.assumeIsolated {
                    let sum = Sum()
                    for _ in 0..<count { opened(Form20()).show(sum) }
                    return sum.value
                }
            } expected: {
                90 * $0
            },
            Row("app.viewModel.pump", "a new value for twenty drivers that are shown; per value") { count in
                MainActor.assumeIsolated {
                    let sum = Sum()
                    let model = opened(Form20())
                    model.show(sum)
                    for index in 1...count { model.input.accept(index) }
                    return sum.value
                }
            } expected: {
                90 * ($0 + 1) + 20 * below($0 + 1)
            },
        ]
    }
}

// MARK: - Lists

/// A table that shows an array.
private final class ListView: Sendable {
    let sum = Sum()
}

extension AppWork {
    private static var thousands: BehaviorRelay<[Int]> { opened(BehaviorRelay(value: Array(0..<4_000))) }

    fileprivate static var lists: [Row] {
        [
            Row("app.list.accept", "change one of a relay's 4,000 numbers in a copy, accept it; one subscriber") {
                count in
                changes(count) { relay, index in
                    var numbers = relay.value
                    numbers[index % 4_000] &+= 1
                    relay.accept(numbers)
                }
            } expected: {
                $0 * 4_000
            },
            Row("app.list.value", "count of the value of a relay of 4,000 numbers") { count in
                let relay = thousands
                var total = 0
                for _ in 0..<count { total &+= relay.value.count }
                return total
            } expected: {
                $0 * 4_000
            },
            Row("app.table.pump", "relay of 4,000 numbers, asDriver, map, a Binder; per accept of the same array") {
                count in
                MainActor.assumeIsolated {
                    let relay = thousands
                    let table = ListView()
                    let subscription = relay.asDriver().map { (section: 0, items: $0) }
                        .drive(Binder(table) { table, section in table.sum.add(section.items.count) })
                    let numbers = relay.value
                    for _ in 0..<count { relay.accept(numbers) }
                    subscription.dispose()
                    return table.sum.value
                }
            } expected: {
                4_000 * ($0 + 1)
            },
        ]
    }

    #if !RXSWIFT
    fileprivate static var updates: [Row] {
        [
            Row("app.list.update", "the same by update { $0[i] += 1 }") { count in
                changes(count) { relay, index in relay.update { $0[index % 4_000] &+= 1 } }
            } expected: {
                $0 * 4_000
            }
        ]
    }
    #endif

    @inline(never)
    private static func changes(_ count: Int, _ change: (BehaviorRelay<[Int]>, Int) -> Void) -> Int {
        let (relay, sum) = (thousands, Sum())
        let subscription = relay.skip(1).subscribe(onNext: { sum.add($0.count) })
        for index in 0..<count { change(relay, index) }
        subscription.dispose()
        return sum.value
    }
}
