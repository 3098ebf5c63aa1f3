public import RxObservable

/// Something that is an observable sequence and an observer at the same time.
public protocol SubjectType<Element>: ObservableType {
    /// The type of the subject seen as an observer.
    associatedtype Observer: ObserverType & SendableMetatype

    /// The subject as an observer.
    func asObserver() -> Observer
}
