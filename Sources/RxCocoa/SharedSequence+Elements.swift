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
        SharedSequence(unshared: JustNode(element))
    }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> Signal<Element> {
        SharedSequence(unshared: JustNode(element))
    }
}
