public import RxDisposables
public import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Subscribes a closure that takes the result.
    ///
    /// - Parameter observer: Takes the result.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(_ observer: @escaping @Sendable (MaybeEvent<Element>) -> Void) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: { observer(.success($0)) },
            onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) },
            onDisposed: nil
        )
    }

    /// Subscribes a closure for each result.
    ///
    /// ```swift
    /// _ = Maybe<Int>.empty().subscribe(
    ///     onSuccess: { print("found \($0)") },
    ///     onError: { print("failed: \($0)") },
    ///     onCompleted: { print("nothing there") }
    /// )
    /// // Prints "nothing there".
    /// ```
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onSuccess,
            onError: onError,
            onCompleted: onCompleted,
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
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once when the subscription is over, in whichever way.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weakly(object, onSuccess),
            onError: weakly(object, onError),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }
}
