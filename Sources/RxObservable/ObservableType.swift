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
/// thread, so the type is best `Sendable`: then `asObservable()` is there by itself. The library makes what it sends
/// safe: events that come from several threads at once are put in order, and events after a terminal one, or after
/// disposal, are dropped.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Sends the events of the sequence to `observer`, until it ends or the subscription is disposed of.
    ///
    /// - Parameter observer: Takes the events.
    /// - Returns: The subscription: disposing of it stops the events and frees what the chain holds.
    @_disfavoredOverload
    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element
}

// `Sendable`, since what is made of the sequence may be subscribed to anywhere, and then subscribes to it there.
extension ObservableType where Self: Sendable {
    /// The sequence as an ``Observable``, whose events come one at a time and follow the grammar.
    public func asObservable() -> Observable<Element> {
        ForeignObservable(self)
    }
}
