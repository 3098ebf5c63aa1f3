public import RxDisposables
public import RxObservable

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Subscribes a closure that takes the end.
    ///
    /// - Parameter observer: Takes the end.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ observer: @escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
        source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
    }

    /// Subscribes a closure for each end.
    ///
    /// ```swift
    /// let save = Completable { try await disk.save(draft) }
    /// save.subscribe(onCompleted: { print("saved") }, onError: { print("not saved: \($0)") }).disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - onCompleted: Called when it is done.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        onCompleted: (@Sendable () -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onCompleted: Called when it is done.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: weakly(object, onCompleted),
            onError: weakly(object, onError),
            onDisposed: weakly(object, onDisposed)
        )
    }
}
