import RxDisposables
import RxObservable
import RxSchedulers
import RxTest
import RxTraits
import Testing

struct Broken: Error {}

/// Each form is called once, in Swift 6 mode, and returns.
///
/// `Tools/Forms` writes the calls: on a few numbers that are sent at once, as each kind of sequence.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct EveryFormTests {
    final class Object: Sendable {}

    let scheduler = TestScheduler()
    let object = Object()
    let numbers = Observable.of(1, 2, 2, 3)
    let one = Observable.just(2)

    nonisolated var infallible: Infallible<Int> { numbers.asInfallible(onErrorJustReturn: 0) }
    nonisolated var driver: Driver<Int> { numbers.asDriver(onErrorJustReturn: 0) }
    nonisolated var signal: Signal<Int> { numbers.asSignal(onErrorJustReturn: 0) }
    var main: MainObservable<Int> { numbers.observe(on: MainScheduler.instance) }
    nonisolated var maybe: Maybe<Int> { one.asMaybe() }
    nonisolated var single: Single<Int> { one.asSingle() }
    nonisolated var completable: Completable { one.ignoreElements().asCompletable() }
    var mainMaybe: MainMaybe<Int> { maybe.observe(on: MainScheduler.instance) }
    var mainSingle: MainSingle<Int> { single.observe(on: MainScheduler.instance) }
    var mainCompletable: MainCompletable { completable.observe(on: MainScheduler.instance) }
    var observer: AnyObserver<Int> { AnyObserver { _ in } }

    /// Subscribes to what a form makes, which may be endless.
    func call<Source: ObservableConvertibleType>(_ source: Source) {
        dispose(source.asObservable().take(2).subscribe { _ in })
    }

    func dispose(_ subscription: any Disposable) { subscription.dispose() }

    /// Returns the value; only a closure of the main actor can call it.
    @discardableResult
    func mainOnly<Value>(_ value: Value) -> Value { value }

    /// Returns the value; a closure on any thread may call it.
    @discardableResult
    nonisolated func note<Value>(_ value: Value) -> Value { value }
}

extension Int {
    var negated: Int { -self }
    var half: Int? { self > 1 ? self / 2 : nil }
    var isEven: Bool { isMultiple(of: 2) }
}
