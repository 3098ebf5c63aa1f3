public import RxObservable
public import RxTraits

// What a driver or signal is handed to keep is `sending` in the strict forms; that of clients in Swift 5 mode may stay
// in their hands.

// Of one strategy each, so that they are the more special ones: see `Observable+Elements.swift`.
extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> Driver<Element> {
        SharedSequence(unshared: Just(element))
    }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> Signal<Element> {
        SharedSequence(unshared: Just(element))
    }
}

extension SharedSequence {
    /// Lenient form of `of(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: RxObservable.elements(of: elements))
    }

    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: elements(of: array))
    }

    /// Lenient form of `from(optional:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        optional.map { SharedSequence(unshared: Just($0)) } ?? .empty()
    }
}

extension SharedSequenceConvertibleType {
    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(started(sourceForOperator(), with: [element]))
    }
}
