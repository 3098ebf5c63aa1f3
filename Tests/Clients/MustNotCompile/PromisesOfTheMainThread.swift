// Conforming to a protocol that guarantees the main thread lets closures of the main actor be called as plain
// functions, so only the library's types conform.
//
// Contract A4

import RxDisposables
import RxObservable
import RxSchedulers
import RxTraits

#if FIXED
func observed(_ numbers: Observable<Int>, _ scheduler: SerialDispatchQueueScheduler) -> Observable<Int> {
    numbers.observe(on: scheduler)
}

struct Clicks {
    let events: PublishSubjectOfClicks
}

typealias PublishSubjectOfClicks = ControlEvent<Int>

#else
struct Elsewhere: MainSchedulerType {  // error: type 'Elsewhere' does not conform to protocol 'MainSchedulerType'
    let scheduler = SerialDispatchQueueScheduler(qos: .default)

    var now: RxTime { scheduler.now }

    func schedule<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        scheduler.schedule(state, action: action)
    }

    func scheduleRelative<State: Sendable>(
        _ state: State,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
    }
}

struct Clicks: MainObservableType {  // error: type 'Clicks' does not conform to protocol 'MainObservableType'
    typealias Element = Int

    let events: Observable<Int>

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Int {
        events.subscribe(observer)
    }
}

struct Anywhere: SharingStrategyProtocol {  // error: type 'Anywhere' does not conform to protocol
    static var scheduler: any SchedulerType { SerialDispatchQueueScheduler(qos: .default) }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source }
}
#endif

// Chains that are built while a scheduler replaces the main thread have closures of the main actor, so build them there.
#if FIXED
@MainActor
#endif
func debounced(_ texts: Observable<String>, _ scheduler: any SchedulerType) -> Driver<String> {
    SharingScheduler.mock(scheduler: scheduler) {  // error: call to main actor-isolated static method 'mock(scheduler:
        texts.asDriver(onErrorJustReturn: "").debounce(.seconds(1))
    }
}
