import Foundation
import Rx

// Each public protocol to which a client's own type may conform, and protocols of the client to which the library's
// types do: as little code as is needed.

nonisolated struct Countdown: ObservableType {
    typealias Element = Int

    let start: Int

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
        for number in stride(from: start, to: 0, by: -1) { observer.onNext(number) }
        observer.onCompleted()
        return Disposables.create()
    }
}

/// A subject of one's own: it passes on what its gate lets through.
nonisolated final class Gate<Element: Sendable>: SubjectType, ObserverType, Sendable {
    private let passed = PublishSubject<Element>()
    private let isOpen: @Sendable (Element) -> Bool

    init(_ isOpen: @escaping @Sendable (Element) -> Bool) {
        self.isOpen = isOpen
    }

    func on(_ event: Event<Element>) {
        if let element = event.element, !isOpen(element) { return }
        passed.on(event)
    }

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        passed.subscribe(observer)
    }
}

nonisolated struct Switch: ConnectableObservableType {
    typealias Element = Int

    private let source = Countdown(start: 2).asObservable().publish()

    func connect() -> any Disposable { source.connect() }

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
        source.subscribe(observer)
    }
}

nonisolated struct Answer: ObservableConvertibleType, EventConvertible {
    var event: Event<Int> { .next(42) }

    func asObservable() -> Observable<Int> { .just(42) }
}

nonisolated final class Ticket: Cancelable {
    var isDisposed: Bool { true }

    func dispose() {}
}

/// Runs everything at once.
nonisolated struct AtOnce: SchedulerType {
    var now: RxTime { Date() }

    func schedule<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        action(state)
    }

    func scheduleRelative<State: Sendable>(
        _ state: State,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        action(state)
    }
}

nonisolated struct FromLines: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        try JSONDecoder().decode(type, from: data)
    }
}

nonisolated struct Beats: RxTimeSpan {
    let count: Int

    var rxTimeInterval: RxTimeInterval { .milliseconds(count * 500) }
}

nonisolated struct Tap: ControlEventType {
    typealias Element = Int

    func asControlEvent() -> ControlEvent<Int> { ControlEvent(events: Countdown(start: 1)) }

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
        asControlEvent().subscribe(observer)
    }
}

nonisolated struct Level: ControlPropertyType {
    typealias Element = Int

    func asControlProperty() -> ControlProperty<Int> { ControlProperty(values: Countdown(start: 1), valueSink: self) }

    func on(_ event: Event<Int>) {}

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int {
        Countdown(start: 1).subscribe(observer)
    }
}

nonisolated struct Counter: SharedSequenceConvertibleType {
    typealias Element = Int
    typealias SharingStrategy = DriverSharingStrategy

    func asSharedSequence() -> Driver<Int> { .just(1) }
}

nonisolated struct Field: ReactiveCompatible {}

// Protocols of the client.

nonisolated protocol Shown {
    associatedtype Value

    func asDriver() -> Driver<Value>
}

extension BehaviorRelay: Shown { typealias Value = Element }
extension ControlProperty: Shown { typealias Value = PropertyType }

nonisolated protocol Flowing<Element> {
    associatedtype Element

    func asObservable() -> Observable<Element>
    func skip(_ count: Int) -> Observable<Element>
    func share(replay: Int, scope: SubjectLifetimeScope) -> Observable<Element>
    func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result>
}

extension Observable: Flowing where Element == Int {}

nonisolated func passedThroughAGate() -> [Int] {
    let gate = Gate { $0 > 1 }
    let kept = BehaviorRelay<[Int]>(value: [])
    let subscription = gate.asObservable().scan([]) { $0 + [$1] }.bind(to: kept)
    defer { subscription.dispose() }
    let sender: AnyObserver<Int> = gate.asObserver()
    _ = Countdown(start: 3).asObservable().subscribe(sender)
    return kept.value
}
