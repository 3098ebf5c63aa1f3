public import RxDisposables
public import RxObservable
public import RxSubjects

/// Holds a value: emits the latest element to each new subscriber, forwards every element that it accepts, and never
/// ends.
///
/// ```
/// relay, from i:  -a--b--c--
/// first:          ia--b--c--
/// second, later:  --a-b--c--
/// ```
///
/// It is a ``/RxSubjects/BehaviorSubject`` without terminal events, with the same guarantees about threads and order.
/// So ``value`` is always available, and is the element that was accepted last.
///
/// ```swift
/// let count = BehaviorRelay(value: 0)
/// count.subscribe(onNext: { print("count: \($0)") }).disposed(by: bag)
/// count.accept(1)
/// count.update { $0 += 10 }
/// print(count.value)
/// // Prints "count: 0", "count: 1", "count: 11", "11".
/// ```
///
/// Also known as `Variable` (older RxSwift), `@Published` (Combine).
///
/// - Complexity: Subscribing and disposing are amortised O(1); an element is O(*n*) in the number of subscribers. What
///   other threads send while one is inside an observer waits, without a limit.
public final class BehaviorRelay<Element>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// Makes a relay with a value.
    ///
    /// - Parameter value: The first value, until there is a newer element.
    @inlinable
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The latest element.
    ///
    /// It may be read on any thread. A number, a flag or a small struct of those is read without a lock.
    @inlinable
    public var value: Element {
        subject.latest
    }

    /// Makes the element the value, and emits it to all subscribers.
    ///
    /// - Parameter event: The element.
    /// - Complexity: O(*n*) in the number of subscribers.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// Sends the latest element and all later ones to `observer`.
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

extension BehaviorRelay: Sendable where Element: Sendable {}
