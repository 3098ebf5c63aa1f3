import RxCocoa
import RxRelay
import RxSwift
import RxTest
import Synchronization

/// The sources of the strict forms: numbers in virtual time, as each kind of sequence.
@MainActor
package final class StrictRun {
    package final class Object: Sendable, CustomStringConvertible {
        package var description: String { "object" }
    }

    package let scheduler = TestScheduler(initialClock: 0)
    package let object = Object()
    package let numbers: Observable<Int>
    package let one: Observable<Int>
    private nonisolated let notes = Mutex<[String]>([])

    /// Numbers in virtual time, which complete or fail.
    package init(fails: Bool) {
        let end: Event<Int> = fails ? .error(Broken()) : .completed
        let events = [1, 2, 2, 3].enumerated().map { Recorded.next($0.offset * 10 + 10, $0.element) }
        numbers = scheduler.createColdObservable(events + [Recorded(time: 60, value: end)]).asObservable()
        one = fails ? .error(Broken()) : .just(2)
    }

    package var infallible: Infallible<Int> { numbers.asInfallible(onErrorJustReturn: 0) }
    package var driver: Driver<Int> { numbers.asDriver(onErrorJustReturn: 0) }
    package var signal: Signal<Int> { numbers.asSignal(onErrorJustReturn: 0) }
    package var maybe: Maybe<Int> { one.asMaybe() }
    package var single: Single<Int> { one.asSingle() }
    package var completable: Completable { one.ignoreElements().asCompletable() }

    /// Records that a closure was called, and with which argument.
    @discardableResult
    package nonisolated func note<Value>(_ value: Value) -> Value {
        notes.withLock { $0.append("\(value)") }
        return value
    }

    /// The events of a sequence, and the recorded calls of its closures.
    package func events<Source: ObservableConvertibleType>(_ make: @MainActor () -> Source) -> [String] {
        SharingScheduler.mock(scheduler: scheduler) {
            let source = make().asObservable()
            // Endless sequences are cut.
            let events = scheduler.start { source.take(20) }.events.map { "\($0.value)" }
            return events + notes.withLock { $0 }
        }
    }

    /// The recorded calls of the closures of a subscription.
    package func events(_ make: @MainActor () -> any Disposable) -> [String] {
        SharingScheduler.mock(scheduler: scheduler) {
            let subscription = make()
            scheduler.start()
            subscription.dispose()
            return notes.withLock { $0 }
        }
    }
}

package struct Broken: Error {
    package init() {}
}

extension Int {
    var negated: Int { -self }
    var half: Int? { self > 1 ? self / 2 : nil }
    var isEven: Bool { isMultiple(of: 2) }
}
