/// An observer with its type erased: what `create` gives to its closure.
///
/// Several threads may send at the same time: an event that a thread sends while another event is being handled is
/// queued, and the call returns. An event that is sent while its own thread handles another one is queued, too. The
/// observer of a subject leaves that to the subject, so it is the same which of the two an event is sent to.
///
/// ```swift
/// let printer = AnyObserver<String> { event in print(event) }
/// _ = Observable.of("rain", "sun").subscribe(printer)
/// // Prints "next(rain)", "next(sun)", "completed".
/// ```
public struct AnyObserver<Element>: ObserverType {
    /// The type of a closure that takes events.
    public typealias EventHandler = @Sendable (Event<Element>) -> Void

    private let sink: Sink<Element>

    /// Makes an observer from a closure.
    ///
    /// - Parameter eventHandler: Takes every event, one at a time, on the sender's thread. It never stops listening: it
    ///   gets all events of several sequences, terminal events included.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public init(eventHandler: @escaping EventHandler) {
        // The events are made in the client, which knows their type: here each would look it up.
        self.init(eventHandler, next: { handler, element in handler(.next(element)) }) { handler, error in
            if let error { handler(.error(error)) } else { handler(.completed) }
        }
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @_alwaysEmitIntoClient @preconcurrency
    package static func strict(_ eventHandler: @escaping EventHandler) -> AnyObserver {
        AnyObserver(eventHandler: eventHandler)
    }

    /// Makes an observer of a closure, and of functions without a context that make its events.
    @usableFromInline
    init(
        _ handler: @escaping EventHandler,
        next: @escaping (EventHandler, Element) -> Void,
        end: @escaping (EventHandler, (any Error)?) -> Void
    ) {
        sink = EventHandlerSink(handler, next, end)
    }

    /// Makes an observer that forwards every event to another one.
    ///
    /// - Parameter observer: Takes every event, one at a time, on the sender's thread.
    @_disfavoredOverload
    public init<Observer: ObserverType & Sendable>(_ observer: Observer) where Observer.Element == Element {
        self.init(unchecked: observer)
    }

    /// Makes an observer from one that the caller guarantees may be called on the threads of the events.
    package init<Observer: ObserverType>(unchecked observer: Observer) where Observer.Element == Element {
        // An observer that already has a sink gets no second one, which would order the events once more.
        if let observer = observer as? AnyObserver<Element> {
            self = observer
        } else {
            sink = (observer as? EdgeObserver<Element>)?.edge ?? ErasingSink(observer)
        }
    }

    /// Makes an observer that feeds a sink.
    @_spi(Pipeline) public init(sink: Sink<Element>) {
        self.sink = sink
    }

    /// Whether the subscription is over, so that a producer may stop.
    ///
    /// The observer that `create` hands out knows: it is `true` after the subscription was disposed of or has ended.
    /// An observer made from a closure or from another observer listens for ever: `false`.
    public var isDisposed: Bool { sink.isStopped }

    /// Whether the subscription is over, even if the ending thread hasn't yet stopped this sink.
    @usableFromInline
    package var isOver: Bool { sink.isStopped || sink.isSubscriptionOver }

    /// Runs `send` when the next queue downstream has room, if it lets its sources wait.
    ///
    /// It may block the thread, which has to be the source's own.
    package func whenThereIsRoom(_ send: () throws -> Void) rethrows {
        guard let room = sink.room else { return try send() }
        room.enterBlocking()
        defer { room.leave() }
        try send()
    }

    /// Takes the next event.
    @inlinable
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
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

// SAFETY: the sink behind it, or the observer behind that, orders the events of several threads; only the element
// crosses threads.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}

/// An observer that orders the events of several threads, and those from inside, by itself, such as a subject.
///
/// It is erased without a second queue: what waited in that could be overtaken by an event that is sent to the observer
/// itself (contract L4).
package protocol OrderingObserver: ObserverType {}

/// Receives events from any thread, and forwards them one at a time.
private class OrderingSink<Element>: Sink<Element> {
    private let section = SerialSection()
    /// Whether the receiver orders the events itself, so that they don't wait here.
    private let isOrdered: Bool

    init(isOrdered: Bool = false) {
        self.isOrdered = isOrdered
    }

    /// Handles an element in its turn.
    func receiveNext(_ element: Element) {}

    /// Handles a terminal event in its turn; `nil` means completion.
    func receiveEnd(_ error: (any Error)?) {}

    final override func onNext(_ element: Element) {
        if isOrdered { return receiveNext(element) }
        section.pass(element, to: self) { $0.receiveNext($1) }
    }

    final override func onError(_ error: any Error) {
        if isOrdered { return receiveEnd(error) }
        section.perform { self.receiveEnd(error) }
    }

    final override func onCompleted() {
        if isOrdered { return receiveEnd(nil) }
        section.perform { self.receiveEnd(nil) }
    }
}

/// A closure as a sink.
private final class EventHandlerSink<Element>: OrderingSink<Element> {
    private let handler: AnyObserver<Element>.EventHandler
    // Functions without a context, which make the events.
    private let next: (AnyObserver<Element>.EventHandler, Element) -> Void
    private let end: (AnyObserver<Element>.EventHandler, (any Error)?) -> Void

    init(
        _ handler: @escaping AnyObserver<Element>.EventHandler,
        _ next: @escaping (AnyObserver<Element>.EventHandler, Element) -> Void,
        _ end: @escaping (AnyObserver<Element>.EventHandler, (any Error)?) -> Void
    ) {
        self.handler = handler
        self.next = next
        self.end = end
    }

    override func receiveNext(_ element: Element) {
        next(handler, element)
    }

    override func receiveEnd(_ error: (any Error)?) {
        end(handler, error)
    }
}

private final class ErasingSink<Observer: ObserverType>: OrderingSink<Observer.Element> {
    private let observer: Observer

    init(_ observer: Observer) {
        self.observer = observer
        super.init(isOrdered: observer is any OrderingObserver)
    }

    override func receiveNext(_ element: Observer.Element) {
        observer.onNext(element)
    }

    override func receiveEnd(_ error: (any Error)?) {
        if let error { observer.onError(error) } else { observer.onCompleted() }
    }
}

/// Transforms elements for an observer that orders them.
private final class MappingSink<Element, Output>: Sink<Element> {
    private let observer: AnyObserver<Output>
    private let transform: @Sendable (Element) throws -> Output

    init(_ observer: AnyObserver<Output>, _ transform: @escaping @Sendable (Element) throws -> Output) {
        self.observer = observer
        self.transform = transform
    }

    override func onNext(_ element: Element) {
        do { observer.onNext(try transform(element)) } catch { observer.onError(error) }
    }

    override func onError(_ error: any Error) {
        observer.onError(error)
    }

    override func onCompleted() {
        observer.onCompleted()
    }
}

extension ObserverType where Self: Sendable {
    /// An observer of another type that forwards what `transform` makes of each element.
    ///
    /// ```swift
    /// let texts = PublishSubject<String>()
    /// texts.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// let numbers: AnyObserver<Int> = texts.mapObserver { "\($0) km" }
    /// numbers.onNext(42)
    /// // Prints "42 km".
    /// ```
    ///
    /// - Parameter transform: Makes this observer's element; an error that it throws is sent as `error`.
    /// - Returns: The new observer.
    @_disfavoredOverload
    public func mapObserver<Result>(
        _ transform: @escaping @Sendable (Result) throws -> Element
    ) -> AnyObserver<Result> {
        AnyObserver<Result>(sink: MappingSink(AnyObserver(unchecked: self), transform))
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package func strictMapObserver<Result>(
        _ transform: consuming @escaping @Sendable (Result) throws -> Element
    ) -> AnyObserver<Result> {
        mapObserver(transform)
    }
}
