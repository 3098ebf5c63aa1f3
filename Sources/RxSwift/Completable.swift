public import RxDisposables
internal import RxObservable
public import RxTraits

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Lenient form of `subscribe(with:onCompleted:onError:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: sendable(onCompleted, with: object),
            onError: sendable(onError, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
