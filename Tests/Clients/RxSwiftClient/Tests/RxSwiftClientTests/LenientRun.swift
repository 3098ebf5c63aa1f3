import Foundation
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import StrictForms
import Testing

/// A number that isn't `Sendable`, like models of apps.
final class Number: Hashable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    let value: Int

    init(integerLiteral value: Int) { self.value = value }

    init(_ value: Int) { self.value = value }

    var description: String { "\(value)" }
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

/// The sources of the lenient forms, as `StrictRun` is for the strict ones; none of them is `Sendable`.
final class LenientRun {
    final class Object: CustomStringConvertible {
        var description: String { "object" }
    }

    let scheduler = TestScheduler(initialClock: 0)
    let object = Object()
    let numbers: Observable<Number>
    let one: Observable<Number>
    private var notes: [String] = []

    init(fails: Bool) {
        let end: Event<Number> = fails ? .error(Broken()) : .completed
        let events = [1, 2, 2, 3].enumerated().map { Recorded.next($0.offset * 10 + 10, Number($0.element)) }
        numbers = scheduler.createColdObservable(events + [Recorded(time: 60, value: end)]).asObservable()
        one = fails ? .error(Broken()) : .just(2)
    }

    /// For forms that require `Sendable` elements.
    var integers: Observable<Int> { numbers.map { $0.value } }
    var infallible: Infallible<Number> { numbers.asInfallible(onErrorJustReturn: 0) }
    var driver: Driver<Number> { numbers.asDriver(onErrorJustReturn: 0) }
    var signal: Signal<Number> { numbers.asSignal(onErrorJustReturn: 0) }
    var maybe: Maybe<Number> { one.asMaybe() }
    var single: Single<Number> { one.asSingle() }
    var completable: Completable { one.ignoreElements().asCompletable() }

    @discardableResult
    func note<Value>(_ value: Value) -> Value {
        notes.append("\(value)")
        return value
    }

    @MainActor
    func events<Source: ObservableConvertibleType>(_ make: () -> Source) -> [String] {
        SharingScheduler.mock(scheduler: scheduler) {
            let source = make().asObservable()
            let events = scheduler.start { source.take(20) }.events.map { "\($0.value)" }
            return events + notes
        }
    }

    @MainActor
    func events(_ make: () -> any Disposable) -> [String] {
        SharingScheduler.mock(scheduler: scheduler) {
            let subscription = make()
            scheduler.start()
            subscription.dispose()
            return notes
        }
    }
}

/// Checks that a lenient form sends the events of the strict form, and makes the same calls of its closures.
///
/// - Parameters:
///   - strict: Calls the strict form.
///   - fails: Whether errors pass.
///   - lenient: Calls the lenient form.
@MainActor
func same(
    _ strict: @MainActor (StrictRun) -> [String],
    fails: Bool,
    _ lenient: @MainActor (LenientRun) -> [String]
) {
    for fails in fails ? [false, true] : [false] {
        let expected = strict(StrictRun(fails: fails)).map(plain)
        #expect(lenient(LenientRun(fails: fails)).map(plain) == expected)
        #expect(!expected.isEmpty || fails)
    }
}

/// The description of an event without the name of the elements' type, which is in the names of sequences, and a line
/// of `debug` without its time and place.
private func plain(_ event: String) -> String {
    let event = event.components(separatedBy: ") -> ").last ?? event
    return ["RxSwiftClientTests.Number", "Swift.Int", "Number"].reduce(event) { $0.replacing($1, with: "Int") }
}
