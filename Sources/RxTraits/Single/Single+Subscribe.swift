public import RxDisposables
public import RxObservable

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Subscribes a closure that takes the result.
    ///
    /// - Parameter observer: Takes the result.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ observer: @escaping @Sendable (SingleEvent<Element>) -> Void) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: { observer(.success($0)) },
            onError: { observer(.failure($0)) },
            onCompleted: nil,
            onDisposed: nil
        )
    }

    /// Subscribes a closure for each result.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let requests = [Single.just("3 hits"), Single.error(Offline())]
    /// for request in requests {
    ///     _ = request.subscribe(onSuccess: { print($0) }, onFailure: { print("failed: \($0)") })
    /// }
    /// // Prints "3 hits", "failed: Offline()".
    /// ```
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil,
        onFailure: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onSuccess,
            onError: onFailure,
            onCompleted: nil,
            onDisposed: onDisposed
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weakly(object, onSuccess),
            onFailure: weakly(object, onFailure),
            onDisposed: weakly(object, onDisposed)
        )
    }
}
