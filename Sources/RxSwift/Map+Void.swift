public import RxObservable
public import RxRelay
public import RxSubjects
public import RxTraits

// Forms for a closure without parameters, on a sequence of `Void`: `taps.map { self.load() }`. Many clients have their
// own `map(to:)`. Such a closure matches it better than `map`, so each element would be mapped to the closure, which
// would never be called. These forms match better still.
//
// Two forms, for Swift 5 and 6: a single form for both modes loses to `map(to:)`, or is ambiguous.
//
// They are members of the types that chains of taps begin with: another form on `ObservableType` would cost the type
// checker seconds in a tenth of long chains. For taps of controls there is only a form in Swift 5 mode. In Swift 6 mode
// the closure is isolated to the main actor, and still matches `map(to:)` better.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension MainObservableType where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping () throws -> Result) -> MainObservable<Result> {
        MainObservable(mapped(promised, { _ in try transform() }))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public consuming func map<Result>(
        _ selector: @escaping () -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(mapped(sourceForOperator(), { _ in selector() }))
    }
}

// Of the type: in the protocol's extension it would be the same declaration as the one above, but for isolation.
extension SharedSequence where Element == Void {
    #if !LenientInSwift6
    /// Form of `map(_:)` for a closure without parameters, for clients in Swift 6 mode.
    @_alwaysEmitIntoClient @available(swift, introduced: 6.0)
    public consuming func map<Result>(
        _ selector: @escaping @MainActor () -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(sourceForOperator().map(assumeMain { (_: Void) in selector() }))
    }
    #endif
}

extension PublishSubject where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    #if !LenientInSwift6
    @available(swift, obsoleted: 6.0)
    #endif
    public func map<Result>(_ transform: @escaping () throws -> Result) -> Observable<Result> {
        mapped(asObservable(), { _ in try transform() })
    }

    #if !LenientInSwift6
    /// Form of `map(_:)` for a closure without parameters, for clients in Swift 6 mode.
    @_alwaysEmitIntoClient @available(swift, introduced: 6.0)
    public func map<Result>(_ transform: @escaping @Sendable () throws -> Result) -> Observable<Result> {
        mapped(asObservable(), { _ in try transform() })
    }
    #endif
}

extension PublishRelay where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    #if !LenientInSwift6
    @available(swift, obsoleted: 6.0)
    #endif
    public func map<Result>(_ transform: @escaping () throws -> Result) -> Observable<Result> {
        mapped(asObservable(), { _ in try transform() })
    }

    #if !LenientInSwift6
    /// Form of `map(_:)` for a closure without parameters, for clients in Swift 6 mode.
    @_alwaysEmitIntoClient @available(swift, introduced: 6.0)
    public func map<Result>(_ transform: @escaping @Sendable () throws -> Result) -> Observable<Result> {
        mapped(asObservable(), { _ in try transform() })
    }
    #endif
}
