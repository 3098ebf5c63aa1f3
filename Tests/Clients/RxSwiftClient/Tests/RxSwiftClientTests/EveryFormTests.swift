import RxCocoa
import RxSwift
import RxTest
import Testing

struct Broken: Error {}

/// A number that isn't `Sendable`, like models of apps.
final class Number: Hashable, Comparable, ExpressibleByIntegerLiteral {
    let value: Int

    init(integerLiteral value: Int) { self.value = value }

    init(_ value: Int) { self.value = value }

    var negated: Number { Number(-value) }
    var half: Number? { value > 1 ? Number(value / 2) : nil }
    var isEven: Bool { value.isMultiple(of: 2) }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    static func == (a: Number, b: Number) -> Bool { a.value == b.value }
    static func < (a: Number, b: Number) -> Bool { a.value < b.value }
    static func + (a: Number, b: Number) -> Number { Number(a.value + b.value) }
    static func += (a: inout Number, b: Number) { a = a + b }
    static func * (a: Number, b: Number) -> Number { Number(a.value * b.value) }
    static func % (a: Number, b: Number) -> Number { Number(a.value % b.value) }
}

/// Each lenient form is called once, in Swift 5 mode, and returns.
///
/// `Tools/Forms` writes the calls: on a few numbers that are sent at once, as each kind of sequence. They aren't
/// `Sendable`, nor is this suite, which the closures capture.
@Suite(.timeLimit(.minutes(1)))
struct EveryFormTests {
    final class Object {}

    let scheduler = TestScheduler(initialClock: 0)
    let object = Object()
    let numbers: Observable<Number> = .of(1, 2, 2, 3)
    let one: Observable<Number> = .just(2)

    /// For forms that require `Sendable` elements.
    var integers: Observable<Int> { numbers.map { $0.value } }
    var infallible: Infallible<Number> { numbers.asInfallible(onErrorJustReturn: 0) }
    var driver: Driver<Number> { numbers.asDriver(onErrorJustReturn: 0) }
    var signal: Signal<Number> { numbers.asSignal(onErrorJustReturn: 0) }
    var maybe: Maybe<Number> { one.asMaybe() }
    var single: Single<Number> { one.asSingle() }
    var completable: Completable { one.ignoreElements().asCompletable() }
    var observer: AnyObserver<Number> { AnyObserver { _ in } }

    /// Subscribes to what a form makes, which may be endless.
    func call<Source: ObservableConvertibleType>(_ source: Source) {
        dispose(source.asObservable().take(2).subscribe { _ in })
    }

    func dispose(_ subscription: Disposable) { subscription.dispose() }

    /// Returns the value; a closure that calls it isn't `Sendable`.
    @discardableResult
    func note<Value>(_ value: Value) -> Value { value }
}
