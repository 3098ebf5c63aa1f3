// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxRelay

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Subscribes a closure for each kind of event.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 1)
    /// let badge = count.asDriver().map { "\($0) new" }
    /// badge.drive(onNext: { print($0) }).disposed(by: bag)
    /// count.accept(2)
    /// // Prints "1 new", "2 new".
    /// ```
    ///
    /// - Parameters:
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onNext: Takes each element.
    ///   - onCompleted: Called when the sequence completes.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(
            onNext: weaklyOnMain(object, onNext),
            onError: nil,
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Subscribes for the side effects alone.
    ///
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive() -> any Disposable {
        source.subscribe()
    }

    /// Passes the sequence to a function.
    ///
    /// - Parameter binder: Receives the sequence and returns a value of any type, such as the subscription.
    /// - Returns: What the function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Result>(_ binder: (Observable<Element>) -> Result) -> Result {
        binder(source)
    }

    /// Passes the sequence to a function, and an argument to the function that it returns.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the argument.
    ///   - curriedArgument: The argument for that function.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Argument, Result>(
        _ binder: (Observable<Element>) -> (Argument) -> Result,
        curriedArgument: Argument
    ) -> Result {
        binder(source)(curriedArgument)
    }

    /// Passes the sequence to a function, and a closure of the main actor to the function that it returns.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the closure.
    ///   - curriedArgument: The argument for that function.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    public func drive<each Argument, Output, Result>(
        _ binder: (Observable<Element>) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
    ) -> Result {
        binder(source)(curriedArgument)
    }

    /// Forwards the events to observers.
    ///
    /// - Parameter observers: Take the events.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(onMain: ObserverGroup(observers))
    }

    /// Forwards the events to observers of optional elements.
    ///
    /// - Parameter observers: Take the events.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(onMain: OptionalObserverGroup(observers))
    }

    /// Forwards the elements to relays.
    ///
    /// ```swift
    /// let name = BehaviorRelay(value: "Ann")
    /// let copy = BehaviorRelay(value: "")
    /// name.asDriver().drive(copy).disposed(by: bag)
    /// print(copy.value)
    /// // Prints "Ann".
    /// ```
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards the elements to relays of optional elements.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards the elements to relays.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards the elements to relays of optional elements.
    ///
    /// - Parameter relays: Take the elements; they don't complete.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }
}
