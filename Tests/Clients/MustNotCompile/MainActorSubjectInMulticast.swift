// A subject receives events wherever the source emits, so it can't be a subject of the main actor.
//
// expected: an error in each line that names one
// Contract A5

import RxDisposables
import RxObservable
import RxSubjects

#if FIXED
final class Hub: SubjectType, Sendable {
    typealias Element = String

    let subject = PublishSubject<String>()

    func asObserver() -> PublishSubject<String> { subject }

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == String {
        subject.subscribe(observer)
    }
}
#else
@MainActor
final class Hub: @MainActor SubjectType {  // error: does not conform to protocol 'ObservableConvertibleType'
    typealias Element = String

    let subject = PublishSubject<String>()

    func asObserver() -> PublishSubject<String> { subject }

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == String {
        subject.subscribe(observer)
    }
}
#endif

@MainActor
func shared(_ texts: Observable<String>, by hub: Hub) -> ConnectableObservable<String> {
    texts.multicast(hub)  // error: main actor-isolated conformance of 'Hub' to 'SubjectType' cannot satisfy
}
