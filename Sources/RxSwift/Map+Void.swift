public import RxObservable
public import RxTraits

// A closure without parameters, on a sequence of `Void`: `taps.map { self.load() }`. Where a client has a `map(to:)` of
// its own, such a closure fits that better than a closure with a parameter, and would be its value, which nobody calls.
// These fit better still. Both availabilities matter: one form for all modes loses to `map(to:)`, or is ambiguous.
// They are in this module alone: where there is one `map(_:)`, as in `RxObservable`, a second one costs long chains
// seconds; here there are two already, and a third one costs nothing.

extension ObservableType where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func map<Result>(_ transform: @escaping () throws -> Result) -> Observable<Result> {
        mapped(asObservable(), sendable { _ in try transform() })
    }

    /// Form of `map(_:)` for a closure without parameters, for clients in Swift 6 mode.
    @_alwaysEmitIntoClient
    @available(swift, introduced: 6.0)
    public func map<Result>(_ transform: @escaping @Sendable () throws -> Result) -> Observable<Result> {
        mapped(asObservable(), { _ in try transform() })
    }
}

extension InfallibleType where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func map<Result>(_ transform: @escaping () -> Result) -> Infallible<Result> {
        Infallible(mapped(asObservable(), sendable { _ in transform() }))
    }

    /// Form of `map(_:)` for a closure without parameters, for clients in Swift 6 mode.
    @_alwaysEmitIntoClient
    @available(swift, introduced: 6.0)
    public func map<Result>(_ transform: @escaping @Sendable () -> Result) -> Infallible<Result> {
        Infallible(mapped(asObservable(), { _ in transform() }))
    }
}

extension MainObservableType where Element == Void {
    /// Form of `map(_:)` for a closure without parameters.
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping @MainActor () throws -> Result) -> MainObservable<Result> {
        MainObservable(asObservable().map(onMain { (_: Void) in try transform() }))
    }
}

extension SharedSequenceConvertibleType where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func map<Result>(
        _ selector: @escaping () -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().map(sendable { (_: Void) in selector() }))
    }

    /// Form of `map(_:)` for a closure without parameters, for clients in Swift 6 mode.
    @_alwaysEmitIntoClient
    @available(swift, introduced: 6.0)
    public consuming func map<Result>(
        _ selector: @escaping @MainActor () -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(sourceForOperator().map(onMain { (_: Void) in selector() }))
    }
}
