public import RxDisposables
public import RxObservable

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
    ///   - curriedArgument: The argument.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result,
        curriedArgument: Argument
    ) -> Result {
        binder(self)(curriedArgument)
    }

    /// Passes the sequence to a function, and a closure of the main actor to the function that it returns.
    ///
    /// - Parameters:
    ///   - binder: Receives the sequence and returns a function of the closure.
    ///   - curriedArgument: The closure.
    /// - Returns: What that function returns.
    @_alwaysEmitIntoClient
    public func bind<each Argument, Output, Result>(
        to binder: (Self) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
    ) -> Result {
        binder(self)(curriedArgument)
    }

    /// Subscribes a closure to the elements.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 0)
    /// count.asInfallible().bind(onNext: { print("badge: \($0)") }).disposed(by: bag)
    /// count.accept(1)
    /// // Prints "badge: 0", "badge: 1".
    /// ```
    ///
    /// - Parameter onNext: Takes each element.
    /// - Returns: The subscription.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }
}
