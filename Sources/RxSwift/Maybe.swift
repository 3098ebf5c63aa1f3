public import RxDisposables
public import RxTraits

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `subscribe(with:onSuccess:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: sendable(onSuccess, with: object),
            onError: sendable(onError, with: object),
            onCompleted: sendable(onCompleted, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
