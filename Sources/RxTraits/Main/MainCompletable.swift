public import RxDisposables
public import RxObservable

// The operators of a completable on the main thread, with closures of the main actor.
extension MainPrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Subscribes a closure that takes the end, on the main thread.
    ///
    /// - Parameter observer: Takes the end.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ observer: @escaping @MainActor (CompletableEvent) -> Void) -> any Disposable {
        primitiveSequence.subscribe(onMain(observer))
    }

    /// Subscribes a closure for each way to end, on the main thread.
    ///
    /// - Parameters:
    ///   - onCompleted: Called when the work is done.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(
        onCompleted: (@MainActor () -> Void)? = nil,
        onError: (@MainActor (any Error) -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnMain(onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive, on the main thread.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onCompleted: Called when the work is done.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the completable ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: weaklyOnMain(object, onCompleted),
            onError: weaklyOnMain(object, onError),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Performs side effects for the end on the main thread, and leaves the completable as it is.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded.
    ///   - onSubscribe: Called before the source is subscribed to; a subscription from another thread hops to main for
    ///     it.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The source's end, on the main thread.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func `do`(
        onError: (@MainActor (any Error) throws -> Void)? = nil,
        afterError: (@MainActor (any Error) throws -> Void)? = nil,
        onCompleted: (@MainActor () throws -> Void)? = nil,
        afterCompleted: (@MainActor () throws -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> MainCompletable {
        MainCompletable(
            MainObservable(source).do(
                onError: onError,
                afterError: afterError,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }
}
