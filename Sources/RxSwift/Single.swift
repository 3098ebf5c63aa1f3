public import RxDisposables
public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `subscribe(with:onSuccess:onFailure:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: sendable(onSuccess, with: object),
            onFailure: sendable(onFailure, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
