public import RxObservable

extension AnyObserver {
    /// Lenient form of `init(eventHandler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, obsoleted: 6.0)
    public init(eventHandler: @escaping (Event<Element>) -> Void) {
        self = strictObserver(sendable(eventHandler))
    }
}

/// Makes an observer of a closure.
///
/// This function isn't obsolete: an obsolete one would find the lenient form before the strict one, and call itself.
@_alwaysEmitIntoClient
package func strictObserver<Element>(_ handler: @escaping @Sendable (Event<Element>) -> Void) -> AnyObserver<Element> {
    AnyObserver(eventHandler: handler)
}
