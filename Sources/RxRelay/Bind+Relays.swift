public import RxDisposables
public import RxObservable

// A relay never ends: the end of a bound sequence is ignored, and an error, which shouldn't occur, goes to
// `Hooks.defaultErrorHandler`, as in every `subscribe` without `onError`. Elements are `Sendable`, since a relay keeps
// or forwards them from the sequence's thread.
extension ObservableType where Element: Sendable {
    /// Forwards every element to relays.
    ///
    /// Completion is ignored; an error goes to ``/RxObservable/Hooks/defaultErrorHandler``, with the place of the call,
    /// in debug and release builds alike.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 0)
    /// let badge = BehaviorRelay(value: 0)
    /// count.bind(to: badge).disposed(by: bag)
    /// count.accept(3)
    /// print(badge.value)
    /// // Prints "3".
    /// ```
    ///
    /// Also known as `assign(to:)` (Combine), `bindTo` (older RxSwift).
    ///
    /// - Parameter relays: Accept the elements, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of relays for an element.
    @_disfavoredOverload
    public func bind<Relay: RelayType & Sendable>(to relays: Relay...) -> any Disposable
    where Relay.Element == Element {
        asObservable().feed(relays)
    }

    /// Forwards every element to relays of optional elements, as to those of elements.
    @_disfavoredOverload
    public func bind<Relay: RelayType & Sendable>(to relays: Relay...) -> any Disposable
    where Relay.Element == Element? {
        asObservable().feed(relays)
    }
}
