public import RxObservable
public import RxTraits

// The closures are plain, as those of the lenient `items`: with the strict form, the compiler would isolate a closure
// to the main actor, and warn of what it captures.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType {
    /// Lenient form of `bind(to:curriedArgument:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func bind<each Argument, Output, Result>(
        to binder: (Self) -> (@escaping (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping (repeat each Argument) -> Output
    ) -> Result {
        binder(self)(curriedArgument)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension InfallibleType {
    /// Lenient form of `bind(to:curriedArgument:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func bind<each Argument, Output, Result>(
        to binder: (Self) -> (@escaping (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping (repeat each Argument) -> Output
    ) -> Result {
        binder(self)(curriedArgument)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Lenient form of `drive(_:curriedArgument:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func drive<each Argument, Output, Result>(
        _ binder: (Observable<Element>) -> (@escaping (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping (repeat each Argument) -> Output
    ) -> Result {
        binder(asObservable())(curriedArgument)
    }
}
