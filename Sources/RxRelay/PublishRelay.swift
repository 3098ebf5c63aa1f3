public import RxDisposables
public import RxObservable
public import RxSubjects

/// Forwards every element that it accepts to its current subscribers, and never ends.
///
/// ```
/// relay:          a--b--c--
/// first:          a--b--c--
/// second, later:  ---b--c--
/// ```
///
/// It is a ``/RxSubjects/PublishSubject`` without terminal events, with the same guarantees about threads and order.
///
/// ```swift
/// let taps = PublishRelay<String>()
/// taps.subscribe(onNext: { print("\($0) was tapped") }).disposed(by: bag)
/// taps.accept("play")
/// taps.accept("pause")
/// // Prints "play was tapped", "pause was tapped".
/// ```
///
/// - Complexity: Subscribing and disposing are amortised O(1); an element is O(*n*) in the number of subscribers. What
///   other threads send while one is inside an observer waits, without a limit.
public final class PublishRelay<Element>: ObservableType {
    @usableFromInline let subject: PublishSubject<Element>

    /// Makes a relay without subscribers.
    @inlinable
    public init() {
        subject = PublishSubject()
    }

    /// Emits an element to all subscribers.
    ///
    /// - Parameter event: The element.
    /// - Complexity: O(*n*) in the number of subscribers.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// Sends all later elements to `observer`.
    ///
    /// - Parameter observer: Takes the elements.
    /// - Returns: The subscription: disposing of it stops the elements and frees what the chain holds.
    /// - Complexity: O(1), amortised over many calls.
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

extension PublishRelay: Sendable where Element: Sendable {}
