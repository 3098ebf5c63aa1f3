// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxRelay

extension InfallibleType {
    /// Passes the sequence to a function.
    ///
    /// - Parameter binder: Receives the sequence and returns a value of any type, such as the subscription.
    /// - Returns: What the function returns.
    @_alwaysEmitIntoClient
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Passes the sequence to a function, and an argument to the function that it returns.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the argument.
    ///   - curriedArgument: The argument for that function.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    public func bind<Argument, Result>(to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument) -> Result {
        binder(self)(curriedArgument)
    }

    /// Passes the sequence to a function, and a closure of the main actor to the function that it returns.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the closure.
    ///   - curriedArgument: The argument for that function.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    public func bind<each Argument, Output, Result>(
        to binder: (Self) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
    ) -> Result {
        binder(self)(curriedArgument)
    }

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
