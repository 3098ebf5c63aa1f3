import Foundation
import RxCocoa
import RxSwift

// Typical code of apps, on each trait: key paths, long chains, custom schedulers, observers and disposables, closures
// in classes of the main actor.

struct Row {
    var title = ""
    var number = 0
    var isOn = false
    var note: String?
    var id = 1
    var children: Observable<Int> { return Observable.just(number) }
}

// MARK: Key paths

func titles(_ rows: Observable<Row>) -> Observable<String> {
    return rows.filter(\.isOn).distinctUntilChanged(\.id).map(\.title)
}

func notes(_ rows: Observable<Row>) -> Observable<String> {
    return rows.compactMap(\.note).observe(on: MainScheduler.instance).map(\.self)
}

func titles(_ rows: Driver<Row>) -> Driver<String> {
    return rows.filter(\.isOn).distinctUntilChanged(\.id).map(\.title)
}

func notes(_ rows: Signal<Row>) -> Signal<String> {
    return rows.filter(\.isOn).compactMap(\.note)
}

func titles(_ rows: Infallible<Row>) -> Infallible<String> {
    return rows.filter(\.isOn).distinctUntilChanged(\.id).map(\.title)
}

func title(_ row: Single<Row>) -> Single<String> {
    return row.map(\.title)
}

func title(_ row: Maybe<Row>) -> Maybe<String> {
    return row.filter(\.isOn).compactMap(\.note)
}

func numbers(_ rows: Observable<Row>) -> Observable<Int> {
    return rows.flatMapLatest(\.children)
}

// MARK: Chains of sixteen stages, each in the type of a result

func sixteen(_ numbers: Observable<Int>) -> Observable<Int> {
    return numbers.map { $0 + 1 }.filter { $0 > 0 }.map { $0 + 1 }.map { $0 * 2 }.filter { $0 % 2 == 0 }.map { $0 + 1 }
        .scan(0) { $0 + $1 }.map { $0 + 1 }.map { $0 - 1 }.filter { $0 > 0 }.map { $0 + 1 }.scan(1) { $0 + $1 }
        .do(onNext: { _ in }).map { $0 + 1 }.filter { $0 >= 0 }.map { $0 + 1 }
}

func sixteen(_ numbers: Driver<Int>) -> Driver<Int> {
    return numbers.map { $0 + 1 }.filter { $0 > 0 }.map { $0 + 1 }.map { $0 * 2 }.filter { $0 % 2 == 0 }.map { $0 + 1 }
        .scan(0) { $0 + $1 }.map { $0 + 1 }.map { $0 - 1 }.filter { $0 > 0 }.map { $0 + 1 }.scan(1) { $0 + $1 }
        .do(onNext: { _ in }).map { $0 + 1 }.filter { $0 >= 0 }.map { $0 + 1 }
}

func sixteen(_ numbers: Signal<Int>) -> Signal<Int> {
    return numbers.map { $0 + 1 }.filter { $0 > 0 }.map { $0 + 1 }.map { $0 * 2 }.filter { $0 % 2 == 0 }.map { $0 + 1 }
        .map { $0 + 1 }.map { $0 + 1 }.map { $0 - 1 }.filter { $0 > 0 }.map { $0 + 1 }.map { $0 + 1 }
        .map { $0 + 1 }.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 + 1 }
}

func sixteen(_ numbers: Infallible<Int>) -> Infallible<Int> {
    return numbers.map { $0 + 1 }.filter { $0 > 0 }.map { $0 + 1 }.map { $0 * 2 }.filter { $0 % 2 == 0 }.map { $0 + 1 }
        .map { $0 + 1 }.map { $0 + 1 }.map { $0 - 1 }.filter { $0 > 0 }.map { $0 + 1 }.map { $0 + 1 }
        .map { $0 + 1 }.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 + 1 }
}

func sixteen(_ number: Single<Int>) -> Single<Int> {
    return number.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
        .map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
        .map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
}

func sixteen(_ number: Maybe<Int>) -> Maybe<Int> {
    return number.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
        .map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
        .map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
}

// MARK: Drivers of mapped relays, with a labelled closure

func agrees(_ first: BehaviorRelay<Int>, _ second: BehaviorRelay<Int>, _ log: Log) -> Disposable {
    return Driver.zip(first.asDriver().map { $0 * 2 }, second.asDriver().map { $0 + 1 }) { $0 == $1 }
        .distinctUntilChanged()
        .drive(onNext: { log.lines.append("\($0)") })
}

// MARK: A sequence behind a completable, whose kind the subscription tells

func succeeds(_ completable: Completable, _ bag: DisposeBag, _ show: @escaping (Int) -> Void) -> [Disposable] {
    return [
        completable.andThen(.just(3)).subscribe(onSuccess: { (number: Int) in show(number) }),
        completable.andThen(.just(4)).map { $0 + 1 }.subscribe(onSuccess: { number in show(number) }),
        completable.andThen(.deferred { .just(6) }).subscribe(onSuccess: { show($0) }),
        completable.andThen(.just(7)).subscribe(with: bag, onSuccess: { _, number in show(number) }),
        completable.andThen(.just(8)).subscribe(onNext: { number in show(number) }),
    ]
}

// MARK: Custom schedulers

/// Runs everything at once, and uses the default for periodic actions.
struct AtOnce: SchedulerType {
    var now: RxTime {
        return Date()
    }

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
        return action(state)
    }

    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        return action(state)
    }
}

/// Runs periodic actions three times.
final class ThreeTimes: SchedulerType {
    let now = Date()

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
        return action(state)
    }

    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        return action(state)
    }

    func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        _ = action(action(action(state)))
        return Disposables.create()
    }
}

// MARK: A class of the main actor

class Log {
    var lines: [String] = []
}

@MainActor
final class MainModel {
    private(set) var lines: [String] = []
    let target = Log()

    func observer() -> AnyObserver<Int> {
        return AnyObserver { event in
            if let number = event.element { self.lines.append("\(number)") }
        }
    }

    func binder() -> Binder<Log> {
        return Binder(target, scheduler: CurrentThreadScheduler.instance) { target, log in
            target.lines += log.lines
        }
    }

    func listen() {
        Hooks.customCaptureSubscriptionCallstack = { [] }
        Hooks.defaultErrorHandler = { _, error in self.lines.append("\(error)") }
    }

    func failHere(_ source: Observable<Int>) -> Disposable {
        return source.subscribe(onNext: { self.lines.append("\($0)") })
    }
}
