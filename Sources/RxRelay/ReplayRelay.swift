public import RxDisposables
public import RxObservable
public import RxSubjects

/// Keeps the latest elements: emits them to each new subscriber, forwards every element that it accepts, and never
/// ends.
///
/// ```
/// relay, keeps 2:  a--b--c-----d--
/// first:           a--b--c-----d--
/// second, later:   --------(bc)d--
/// ```
///
/// It is a ``/RxSubjects/ReplaySubject`` without terminal events, with the same guarantees about threads and order.
///
/// ```swift
/// let log = ReplayRelay<String>.create(bufferSize: 2)
/// for line in ["start", "login", "open"] { log.accept(line) }
/// log.subscribe(onNext: { print($0) }).disposed(by: bag)
/// // Prints "login", "open".
/// ```
///
/// - Complexity: Disposing is amortised O(1), subscribing O(*n*) in the number of kept elements; an element is O(*n*)
///   in the number of subscribers. What other threads send while one is inside an observer waits, without a limit.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    @usableFromInline
    init(_ subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// Makes a relay that keeps a number of elements.
    ///
    /// - Parameter bufferSize: The number of latest elements to keep; none if it is negative.
    /// - Returns: The relay.
    @inlinable
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// Makes a relay that keeps all elements.
    @inlinable
    public static func createUnbound() -> ReplayRelay<Element> {
        ReplayRelay(.createUnbounded())
    }

    /// Keeps the element for later subscribers, and emits it to the current ones.
    ///
    /// - Parameter event: The element.
    /// - Complexity: O(*n*) in the number of subscribers.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// Sends the kept elements and all later ones to `observer`.
    ///
    /// - Parameter observer: Takes the elements.
    /// - Returns: The subscription: disposing of it stops the elements and frees what the chain holds.
    /// - Complexity: O(*n*) in the number of kept elements.
    @_disfavoredOverload
    public func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an ``/RxObservable/Observable``.
    public func asObservable() -> Observable<Element> {
        subject
    }
}

extension ReplayRelay: Sendable where Element: Sendable {}
