public import RxDisposables

/// Something that can be seen as an observable sequence.
public protocol ObservableConvertibleType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// The sequence that this value stands for.
    func asObservable() -> Observable<Element>
}

/// Something that can be subscribed to.
///
/// Use ``Observable``; conform a type of your own only where you have to. `subscribe(_:)` may then be called on any
/// thread, and the library makes what it sends safe: events that come from several threads at once are put in order,
/// and events after a terminal one, or after disposal, are dropped.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Sends the events of the sequence to `observer`, until it ends or the subscription is disposed of.
    ///
    /// - Parameter observer: Takes the events.
    /// - Returns: The subscription: disposing of it stops the events and frees what the chain holds.
    func subscribe<Observer: ObserverType & SendableMetatype>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element
}

extension ObservableType {
    /// The sequence as an ``Observable``, whose events come one at a time and follow the grammar.
    public func asObservable() -> Observable<Element> {
        ForeignObservable(self)
    }
}
