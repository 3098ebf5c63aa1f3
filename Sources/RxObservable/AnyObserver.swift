/// An observer with its type erased: what `create` gives to its closure.
public struct AnyObserver<Element>: ObserverType {
    /// The type of a closure that takes events.
    public typealias EventHandler = (Event<Element>) -> Void

    private let sink: Sink<Element>

    /// Makes an observer out of a closure.
    ///
    /// - Parameter eventHandler: Takes every event.
    public init(eventHandler: @escaping EventHandler) {
        sink = EventHandlerSink(eventHandler)
    }

    /// Makes an observer that hands everything to another one.
    ///
    /// - Parameter observer: Takes every event.
    public init<Observer: ObserverType & SendableMetatype>(_ observer: Observer) where Observer.Element == Element {
        sink = (observer as? AnyObserver<Element>)?.sink ?? ErasingSink(observer)
    }

    /// Makes an observer that feeds a sink.
    @_spi(Pipeline) public init(sink: Sink<Element>) {
        self.sink = sink
    }

    /// Whether nobody listens any more, so that a producer may stop.
    ///
    /// The observer that `create` hands out knows: it is `true` after the subscription was disposed of or has ended.
    /// An observer made from a closure or from another observer listens for ever: `false`.
    public var isDisposed: Bool { sink.isStopped }

    /// Takes the next event.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): sink.onNext(element)
        case .error(let error): sink.onError(error)
        case .completed: sink.onCompleted()
        }
    }

    /// Takes an element.
    public func onNext(_ element: Element) {
        sink.onNext(element)
    }

    /// Takes the error that ends the sequence.
    public func onError(_ error: any Error) {
        sink.onError(error)
    }

    /// Takes the end of the sequence.
    public func onCompleted() {
        sink.onCompleted()
    }

    /// The observer itself.
    public func asObserver() -> AnyObserver<Element> {
        self
    }
}

// SAFETY: observers may be called from any thread, one event at a time; what crosses threads is the element.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}

/// A closure as a sink.
private final class EventHandlerSink<Element>: Sink<Element> {
    private let handler: (Event<Element>) -> Void

    init(_ handler: @escaping (Event<Element>) -> Void) {
        self.handler = handler
    }

    override func onNext(_ element: Element) {
        handler(.next(element))
    }

    override func onError(_ error: any Error) {
        handler(.error(error))
    }

    override func onCompleted() {
        handler(.completed)
    }
}

/// An observer as a sink.
private final class ErasingSink<Observer: ObserverType>: Sink<Observer.Element> {
    private let observer: Observer

    init(_ observer: Observer) {
        self.observer = observer
    }

    override func onNext(_ element: Observer.Element) {
        observer.onNext(element)
    }

    override func onError(_ error: any Error) {
        observer.onError(error)
    }

    override func onCompleted() {
        observer.onCompleted()
    }
}
