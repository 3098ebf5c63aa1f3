public import RxDisposables
public import RxObservable

extension ObservableType {
    /// Forwards every event to observers.
    ///
    /// ```swift
    /// let messages = PublishSubject<String>()
    /// messages.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// _ = Observable.of("hello", "bye").bind(to: messages)
    /// // Prints "hello", "bye".
    /// ```
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(ObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// - Parameter observers: Take the events, in this order.
    /// - Returns: The subscription.
    /// - Complexity: O(*n*) in the number of observers for an event.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(OptionalObserverGroup(observers))
    }

    /// Calls a closure with every element.
    ///
    /// The sequence shouldn't fail: an error goes to ``/RxObservable/Hooks/defaultErrorHandler``, with the place of the
    /// call, in debug and release builds alike.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 0)
    /// count.bind(onNext: { print("count: \($0)") }).disposed(by: bag)
    /// count.accept(1)
    /// // Prints "count: 0", "count: 1".
    /// ```
    ///
    /// - Parameter onNext: Takes the elements.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }

    /// Calls a closure with an object and every element, for as long as the object lives.
    ///
    /// The sequence shouldn't fail: an error goes to ``/RxObservable/Hooks/defaultErrorHandler``, with the place of the
    /// call, in debug and release builds alike.
    ///
    /// - Parameters:
    ///   - object: The first argument of the closure; held weakly.
    ///   - onNext: Takes the object and each element.
    /// - Returns: The subscription.
    @_disfavoredOverload
    public func bind<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: @escaping @Sendable (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }

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
    /// It is what `items.bind(to: table.rx.items) { row, item in … }` calls, where the closure configures a cell.
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
}
