public import RxObservable
public import RxUnchecked

extension ObserverType {
    /// Lenient form of `mapObserver(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        uncheckedMapObserver(transform)
    }
}

extension AnyObserver {
    /// Lenient form of `init(eventHandler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public init(eventHandler: @escaping (Event<Element>) -> Void) {
        self = strictObserver(sendable(eventHandler))
    }
}

/// The observer of a closure.
///
/// It isn't obsolete itself, as what is would find the lenient form first, and call itself.
@_alwaysEmitIntoClient
package func strictObserver<Element>(_ handler: @escaping @Sendable (Event<Element>) -> Void) -> AnyObserver<Element> {
    AnyObserver(eventHandler: handler)
}
