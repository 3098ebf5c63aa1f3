public import RxObservable

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Passes the sequence to a function.
    ///
    /// - Parameter transformation: Receives the sequence and returns a value of any type, such as the subscription.
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
    ///   - with: Receives the sequence and returns a function of the argument.
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
    ///   - with: Receives the sequence and returns a function of the closure.
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
