public import RxDisposables
public import RxObservable
public import RxUnchecked

extension ObservableType {
    /// Lenient form of `subscribe(onNext:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    @available(swift, obsoleted: 6.0)
    public func subscribe(
        onNext: consuming ((Element) -> Void)? = nil,
        onError: consuming ((any Error) -> Void)? = nil,
        onCompleted: consuming (() -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        uncheckedSubscribe(onNext, onError, onCompleted, onDisposed)
    }

    /// Lenient form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: sendable(onNext, with: object),
            onError: sendable(onError, with: object),
            onCompleted: sendable(onCompleted, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
