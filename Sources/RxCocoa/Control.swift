public import RxTraits

extension ControlEvent {
    /// Lenient form of `asDriver()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asDriver() -> Driver<PropertyType> {
        asInfallible().asDriver()
    }

    /// Lenient form of `asSignal()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asSignal() -> Signal<PropertyType> {
        asInfallible().asSignal()
    }
}

extension ControlProperty {
    /// Lenient form of `asDriver()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asDriver() -> Driver<PropertyType> {
        asInfallible().asDriver()
    }
}
