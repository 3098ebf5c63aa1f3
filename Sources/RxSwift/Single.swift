public import RxDisposables
public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `subscribe(with:onSuccess:onFailure:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: consuming ((Object, Element) -> Void)? = nil,
        onFailure: consuming ((Object, any Error) -> Void)? = nil,
        onDisposed: consuming ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: sendable(onSuccess, with: object),
            onFailure: sendable(onFailure, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
