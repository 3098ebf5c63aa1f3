public import RxObservable

extension ObserverType {
    /// Lenient form of `mapObserver(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver(eventHandler: sendable { self.on($0.map(transform)) })
    }
}
