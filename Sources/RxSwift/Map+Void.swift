public import RxObservable
public import RxTraits

// A closure without parameters, on a sequence of `Void`: `taps.map { self.load() }`. Where a client has a `map(to:)` of
// its own, such a closure fits that better than a closure with a parameter, and would be its value, which nobody calls.
// These fit better still. Both availabilities matter: one form for all modes loses to `map(to:)`, or is ambiguous.
// They are where chains of taps begin: on `ObservableType` one more form costs a tenth of long chains seconds. The form
// for taps of controls is there in Swift 5 mode alone: a closure of the main actor fits `map(to:)` better all the same.

extension MainObservableType where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func map<Result>(_ transform: @escaping () throws -> Result) -> MainObservable<Result> {
        MainObservable(mapped(asObservable(), sendable { _ in try transform() }))
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
