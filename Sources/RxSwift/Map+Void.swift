public import RxObservable
public import RxTraits

// Forms for a closure without parameters, on a sequence of `Void`: `taps.map { self.load() }`. Many clients have a
// `map(to:)` of their own. Such a closure fits that better than a closure with a parameter, so it would be the value
// that each element is mapped to, and would never be called. These forms fit better still.
//
// Two forms, for Swift 5 and 6: a single one for both modes loses to `map(to:)`, or is ambiguous.
//
// They are members of the types that chains of taps begin with: with one more form on `ObservableType`, a tenth of long
// chains take the type checker seconds. For taps of controls there is a form in Swift 5 mode alone. In Swift 6 mode the
// closure is one of the main actor, and that fits `map(to:)` better even so.

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
