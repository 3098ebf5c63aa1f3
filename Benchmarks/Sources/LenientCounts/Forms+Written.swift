import Foundation

#if STRICT
import Rx
import RxVirtualTime
#else
import RxCocoa
import RxSwift
#endif

/// The sources that forms of the table are called on: a few numbers that are there at once, as each kind of sequence.
// SAFETY: one thread at a time writes, and nothing is called meanwhile.
final class CountRun: @unchecked Sendable {
    final class Object: Sendable {}

    let object = Object()
    let scheduler = HistoricalScheduler()
    let numbers = hidden(Observable.from([1, 2, 2, 3]))
    let one = hidden(Observable.from([2]))
    let infallible: Infallible<Int>
    let driver: Driver<Int>
    let signal: Signal<Int>
    #if STRICT
    let main: MainObservable<Int>
    #endif
    let maybe: Maybe<Int>
    let single: Single<Int>
    let completable: Completable
    @exclusivity(unchecked) private(set) var notes = 0

    init() {
        // Forms that allow one element fail with several; that error isn't of interest here.
        Hooks.defaultErrorHandler = { _, _ in }
        infallible = numbers.asInfallible(onErrorJustReturn: 0)
        driver = numbers.asDriver(onErrorJustReturn: 0)
        signal = numbers.asSignal(onErrorJustReturn: 0)
        #if STRICT
        main = numbers.observe(on: MainScheduler.instance)
        #endif
        maybe = one.asMaybe()
        single = one.asSingle()
        completable = one.ignoreElements().asCompletable()
    }

    /// Counts the call of a closure.
    @discardableResult @inline(__always)
    func note<Value>(_ value: Value) -> Value {
        notes &+= 1
        return value
    }

    @inline(never)
    func subscribe<Source: ObservableConvertibleType>(_ source: Source) {
        _ = source.asObservable().subscribe(onNext: { [self] _ in notes &+= 1 }, onError: { _ in })
    }

    /// Subscribes, and advances the virtual time by ten seconds.
    @inline(never)
    func runInTime<Source: ObservableConvertibleType>(_ source: Source) {
        let subscription = source.asObservable().subscribe(onNext: { [self] _ in notes &+= 1 }, onError: { _ in })
        scheduler.advanceTo(scheduler.clock.addingTimeInterval(10))
        subscription.dispose()
    }

    @inline(never)
    func dispose(_ subscription: any Disposable) {
        subscription.dispose()
    }
}

extension [Form] {
    /// Adds a row of the table: the closure is one operation.
    mutating func add(_ name: String, _ operation: @escaping @MainActor (CountRun) -> Void) {
        append(
            Form(name, "") { count in
                MainActor.assumeIsolated {
                    let run = CountRun()
                    for _ in 0..<count { operation(run) }
                    return run.notes
                }
            } expected: { _ in
                nil
            }
        )
    }
}

struct Broken: Error {}

extension Int {
    var negated: Int { -self }
    var half: Int? { self > 1 ? self / 2 : nil }
    var isEven: Bool { isMultiple(of: 2) }
}
