// A custom sequence is subscribed to wherever the sequences made of it are, so not by code of the main actor.
//
// expected: an error in each line that names one
// Contract A4

import RxDisposables
import RxObservable
import RxSubjects

#if FIXED
final class Feed: ObservableType, Sendable {
    typealias Element = String

    private let subject = PublishSubject<String>()

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == String {
        subject.subscribe(observer)
    }
}
#else
@MainActor
final class Feed: @MainActor ObservableType {  // error: does not conform to protocol 'ObservableConvertibleType'
    typealias Element = String

    private let subject = PublishSubject<String>()
    private var count = 0

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == String {
        count += 1
        return subject.subscribe(observer)
    }
}
#endif

@MainActor
func lengths(_ feed: Feed) -> Observable<Int> {
    feed.asObservable().map { $0.count }  // error: main actor-isolated conformance of 'Feed' to 'ObservableType' cannot
}
