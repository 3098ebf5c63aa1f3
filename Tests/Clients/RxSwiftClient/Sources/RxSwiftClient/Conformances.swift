import Foundation
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift

// Types of the client that conform to RxSwift's protocols, and protocols of the client to which RxSwift's types conform.

/// A subject of one's own, as frameworks for view models have it.
final class Gate<Element>: ObservableType, ObserverType, SubjectType, @unchecked Sendable {
    private let passed = PublishSubject<Element>()

    func on(_ event: Event<Element>) {
        passed.on(event)
    }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        passed.subscribe(observer)
    }
}

final class Hub<Element>: SubjectType, @unchecked Sendable {
    private let passed = ReplaySubject<Element>.create(bufferSize: 1)

    func asObserver() -> AnyObserver<Element> { passed.asObserver().asObserver() }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        passed.subscribe(observer)
    }
}

struct Printer<Element>: ObserverType {
    func on(_ event: Event<Element>) { print(event) }
}

struct Switch: ConnectableObservableType {
    typealias Element = Int

    private let source = Observable.of(1, 2).publish()

    func connect() -> Disposable { source.connect() }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
        source.subscribe(observer)
    }
}

struct Answer: ObservableConvertibleType, EventConvertible {
    var event: Event<Int> { .next(42) }

    func asObservable() -> Observable<Int> { .just(42) }
}

final class Ticket: Cancelable {
    let isDisposed = true

    func dispose() {}
}

struct Frames: VirtualTimeConverterType {
    func convertFromVirtualTime(_ frame: Int) -> RxTime { RxTime(timeIntervalSince1970: Double(frame)) }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) }
    func convertFromVirtualTimeInterval(_ frames: Int) -> TimeInterval { Double(frames) }
    func convertToVirtualTimeInterval(_ seconds: TimeInterval) -> Int { Int(seconds) }
    func offsetVirtualTime(_ frame: Int, offset: Int) -> Int { frame + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}

struct Tap: ControlEventType {
    typealias Element = Int

    func asControlEvent() -> ControlEvent<Int> { ControlEvent(events: Observable.just(1)) }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
        asControlEvent().subscribe(observer)
    }
}

struct Level: ControlPropertyType {
    typealias Element = Int

    func asControlProperty() -> ControlProperty<Int> { ControlProperty(values: Observable.just(1), valueSink: self) }

    func on(_ event: Event<Int>) {}

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
        Observable.just(1).subscribe(observer)
    }
}

struct Shared: SharedSequenceConvertibleType {
    typealias Element = Int
    typealias SharingStrategy = DriverSharingStrategy

    func asSharedSequence() -> Driver<Int> { .just(1) }
}

struct Infinite: InfallibleType {
    typealias Element = Int

    func asInfallible() -> Infallible<Int> { .just(1) }
    func asObservable() -> Observable<Int> { .just(1) }
}

struct One: PrimitiveSequenceType {
    typealias Trait = SingleTrait
    typealias Element = Int

    var primitiveSequence: Single<Int> { .just(1) }
}

// Each of these requires what is a strict member and a lenient form.

protocol Stream {
    associatedtype Element

    func subscribe(
        onNext: ((Element) -> Void)?,
        onError: ((Error) -> Void)?,
        onCompleted: (() -> Void)?,
        onDisposed: (() -> Void)?
    ) -> Disposable
    func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>
    func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
    func startWith(_ elements: Element...) -> Observable<Element>
    func share(replay: Int, scope: SubjectLifetimeScope) -> Observable<Element>
    func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element>
    func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element>
    func withLatestFrom<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element>
    func asDriver(onErrorJustReturn element: Element) -> Driver<Element>
    func bind(to relays: BehaviorRelay<Element>...) -> Disposable
    func toBlocking(timeout: TimeInterval?) -> BlockingObservable<Element>
}

extension Observable: Stream {}

protocol Shown {
    associatedtype Value

    func asDriver() -> Driver<Value>
}

extension BehaviorRelay: Shown { typealias Value = Element }
extension ControlProperty: Shown { typealias Value = PropertyType }
extension ControlEvent: Shown { typealias Value = PropertyType }

protocol Sink {
    associatedtype Element

    func asObserver() -> AnyObserver<Element>
    func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result>
}

extension AnyObserver: Sink {}
extension Binder: Sink {}

protocol Source {
    associatedtype Element

    func debug(_ identifier: String?, trimOutput: Bool, file: String, line: UInt, function: String) -> Single<Element>
    func observe(on scheduler: ImmediateSchedulerType) -> Single<Element>
}

extension PrimitiveSequence: Source where Trait == SingleTrait {}

func passedThroughGates() -> [Int] {
    let gate = Gate<Int>()
    let hub = Hub<Int>()
    var passed: [Int] = []
    _ = gate.subscribe(onNext: { passed.append($0) })
    _ = gate.multicast { hub }
    _ = hub.subscribe(gate.asObserver())
    hub.asObserver().onNext(1)
    gate.asObserver().onNext(2)
    return passed
}
