public import RxObservable
public import RxTraits

// The strict form takes an element that is `sending`. Clients in Swift 5 mode may still use an element that they have
// handed over, so they get a form without it.

// The strict form of `just` isn't disfavoured, as `catch { _ in .just(0) }` would then take the type checker seconds.
// So these forms have to win by being more special: each is a member for one strategy alone.
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
