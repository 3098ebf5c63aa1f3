public import RxDisposables
internal import RxObservable
public import RxTraits

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Lenient form of `subscribe(with:onCompleted:onError:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: consuming ((Object) -> Void)? = nil,
        onError: consuming ((Object, any Error) -> Void)? = nil,
        onDisposed: consuming ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: sendable(onCompleted, with: object),
            onError: sendable(onError, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
