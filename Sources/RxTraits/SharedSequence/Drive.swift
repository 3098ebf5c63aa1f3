public import RxDisposables
public import RxObservable
public import RxRelay

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// ```swift
    /// let title = titles.asDriver(onErrorJustReturn: "")
    /// title.drive(with: self, onNext: { owner, text in owner.label.text = text }).disposed(by: bag)
    /// ```
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

    /// Subscribes a closure for each kind of event.
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

    /// Subscribes for the side effects alone.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 1)
    /// let badge = count.asDriver().map { "\($0) new" }
    /// badge.drive(onNext: { print($0) }).disposed(by: bag)
    /// count.accept(2)
    /// // Prints "1 new", "2 new".
    /// ```
    ///
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive() -> any Disposable {
        source.subscribe()
    }

    /// Forwards the events to observers.
    ///
    /// ```swift
    /// let title = titles.asDriver(onErrorJustReturn: "")
    /// title.drive(Binder(label) { label, text in label.text = text }).disposed(by: bag)
    /// ```
    ///
    /// - Parameter observers: Take the events.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(onMain: ObserverGroup(observers))
    }

    /// Forwards the events to observers of optional elements.
    ///
    /// - Parameter observers: Take the events.
    /// - Returns: The subscription.
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
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

    /// Passes the sequence to a function.
    ///
    /// - Parameter transformation: Takes the sequence and returns the subscription or whatever else it likes.
    /// - Returns: What the function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(source)
    }

    /// Passes the sequence to a function, and an argument to the function that it returns.
    ///
    /// - Parameters:
    ///   - with: Takes the sequence and returns a function of the argument.
    ///   - curriedArgument: The argument.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    @_disfavoredOverload
    public func drive<Argument, Result>(
        _ with: (Observable<Element>) -> (Argument) -> Result,
        curriedArgument: Argument
    ) -> Result {
        with(source)(curriedArgument)
    }

    /// Passes the sequence to a function, and a closure of the main actor to the function that it returns.
    ///
    /// - Parameters:
    ///   - with: Takes the sequence and returns a function of the closure.
    ///   - curriedArgument: The closure.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    @preconcurrency @MainActor
    public func drive<each Argument, Output, Result>(
        _ with: (Observable<Element>) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
    ) -> Result {
        with(source)(curriedArgument)
    }
}
