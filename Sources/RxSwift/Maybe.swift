public import RxDisposables
public import RxTraits

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `subscribe(with:onSuccess:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: consuming ((Object, Element) -> Void)? = nil,
        onError: consuming ((Object, any Error) -> Void)? = nil,
        onCompleted: consuming ((Object) -> Void)? = nil,
        onDisposed: consuming ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: sendable(onSuccess, with: object),
            onError: sendable(onError, with: object),
            onCompleted: sendable(onCompleted, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
