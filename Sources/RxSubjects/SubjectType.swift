public import RxObservable

/// An observable sequence that is also an observer.
///
/// ```swift
/// let subject = PublishSubject<Int>()
/// let toFeed: AnyObserver<Int> = subject.asObserver().asObserver()  // what may send
/// let toRead: Observable<Int> = subject.asObservable()  // what may listen
/// toRead.subscribe(onNext: { print($0) }).disposed(by: bag)
/// toFeed.onNext(1)
/// // Prints "1".
/// ```
public protocol SubjectType<Element>: ObservableType {
    /// The type of the subject seen as an observer.
    associatedtype Observer: ObserverType & SendableMetatype

    /// The subject as an observer.
    func asObserver() -> Observer
}
