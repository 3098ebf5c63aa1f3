// An observer is called wherever the source emits, while its owner may be on another thread.
//
// Contract A5

import RxDisposables
import RxObservable
import RxRelay
import RxSubjects
import RxTraits

#if FIXED
final class Collector: ObserverType, Sendable {
    func on(_ event: Event<Int>) {}
}

struct Draft: Sendable {
    var text = ""
}

final class Hub: SubjectType, Sendable {
    typealias Element = Int

    private let subject = PublishSubject<Int>()

    func asObserver() -> PublishSubject<Int> { subject }

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Int {
        subject.subscribe(observer)
    }
}
#else
final class Collector: ObserverType {
    var seen: [Int] = []

    func on(_ event: Event<Int>) {
        if let element = event.element { seen.append(element) }
    }
}

final class Draft {
    var text = ""
}

final class Hub: SubjectType {
    typealias Element = Int

    var subject = PublishSubject<Int>()

    func asObserver() -> PublishSubject<Int> { subject }

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Int {
        subject.subscribe(observer)
    }
}
#endif

actor Journal {
    let collector = Collector()
    let hub = Hub()
    let drafts = BehaviorRelay(value: Draft())

    func follow(_ numbers: PublishSubject<Int>) -> any Disposable {
        numbers.subscribe(collector)  // error: type 'Collector' does not conform to the 'Sendable' protocol
    }

    // There, an observer that isn't `Sendable` is for code of the main actor.
    func followControl(_ numbers: ControlEvent<Int>) -> any Disposable {
        numbers.subscribe(collector)  // error: call to main actor-isolated instance method 'subscribe'
    }

    func bind(_ numbers: Observable<Int>) -> any Disposable {
        numbers.bind(to: collector)  // error: type 'Collector' does not conform to the 'Sendable' protocol
    }

    func erased() -> AnyObserver<Int> {
        AnyObserver(collector)  // error: type 'Collector' does not conform to the 'Sendable' protocol
    }

    func erasedByItself() -> AnyObserver<Int> {
        collector.asObserver()  // error: type 'Collector' does not conform to the 'Sendable' protocol
    }

    func mapped() -> AnyObserver<String> {
        collector.mapObserver { $0.count }  // error: type 'Collector' does not conform to the 'Sendable' protocol
    }

    func multicast(_ numbers: Observable<Int>) -> ConnectableObservable<Int> {
        numbers.multicast(hub)  // error: type 'Hub' does not conform to the 'Sendable' protocol
    }

    func property(_ numbers: Observable<Int>) -> ControlProperty<Int> {
        ControlProperty(values: numbers, valueSink: collector)  // error: type 'Collector' does not conform to
    }

    func edit(_ numbers: Observable<Int>) -> any Disposable {
        numbers.map { _ in Draft() }.bind(to: drafts)  // error: type 'Draft' does not conform to
    }

}
