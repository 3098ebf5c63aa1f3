// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxRelay

extension InfallibleType {
    /// Forwards the events to observers.
    ///
    /// - Parameter observers: Take the events.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(ObserverGroup(observers))
    }

    /// Forwards the events to observers of optional elements.
    ///
    /// - Parameter observers: Take the events.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(OptionalObserverGroup(observers))
    }
}

extension InfallibleType where Element: Sendable {
    /// Forwards the elements to relays.
    ///
    /// ```swift
    /// let badge = BehaviorRelay(value: "")
    /// Infallible.of("1 new").bind(to: badge).disposed(by: bag)
    /// print(badge.value)
    /// // Prints "1 new".
    /// ```
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards the elements to relays of optional elements.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards the elements to relays.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards the elements to relays of optional elements.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards the elements to relays.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Forwards the elements to relays of optional elements.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }
}
