/// Something that takes the events of an observable sequence.
///
/// Events are sent to an observer one at a time, and none after a terminal one.
///
/// Also known as `Subscriber` (Combine).
public protocol ObserverType<Element> {
    /// The type of the elements that the observer takes.
    associatedtype Element

    /// Takes the next event.
    func on(_ event: Event<Element>)

    /// Takes an element; the same as `on(.next(element))`.
    func onNext(_ element: Element)

    /// Takes the error that ends the sequence; the same as `on(.error(error))`.
    func onError(_ error: any Error)

    /// Takes the end of the sequence; the same as `on(.completed)`.
    func onCompleted()
}

extension ObserverType {
    /// Sends `next(element)`.
    @_alwaysEmitIntoClient
    public func onNext(_ element: Element) {
        on(.next(element))
    }

    /// Sends `error(error)`.
    @_alwaysEmitIntoClient
    public func onError(_ error: any Error) {
        on(.error(error))
    }

    /// Sends `completed`.
    @_alwaysEmitIntoClient
    public func onCompleted() {
        on(.completed)
    }
}

// `Self` is `Sendable`, since the result forwards events on any thread.
extension ObserverType where Self: Sendable {
    /// This observer with its type erased.
    @_disfavoredOverload
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(self)
    }
}
