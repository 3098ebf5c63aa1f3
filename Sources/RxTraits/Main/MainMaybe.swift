public import RxDisposables
public import RxObservable

// The operators of a maybe on the main thread, with closures of the main actor.
extension MainPrimitiveSequence where Trait == MaybeTrait {
    /// Subscribes a closure that takes the result, on the main thread.
    ///
    /// - Parameter observer: Takes the result.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ observer: @escaping @MainActor (MaybeEvent<Element>) -> Void) -> any Disposable {
        primitiveSequence.subscribe(onMain(observer))
    }

    /// Subscribes a closure for each result, on the main thread.
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: (@MainActor (Element) -> Void)? = nil,
        onError: (@MainActor (any Error) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onSuccess.map { onMain($0) },
            onError: onError.map { onMain($0) },
            onCompleted: onCompleted.map { onMain($0) },
            onDisposed: onDisposed.map { hoppingToMain($0) }
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive, on the main thread.
    ///
    /// Once the object is gone, nothing is called any more, `onDisposed` included.
    ///
    /// - Parameters:
    ///   - object: Given to each closure; held weakly.
    ///   - onSuccess: Takes the element.
    ///   - onError: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when there is no element.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the maybe ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@MainActor (Object, Element) -> Void)? = nil,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weaklyOnMain(object, onSuccess),
            onError: weaklyOnMain(object, onError),
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Emits an element if there is none.
    ///
    /// - Parameter default: The element.
    /// - Returns: A single of the maybe's element, or of `default`, on the main thread; fails with the maybe.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(default: sending Element) -> MainSingle<Element> {
        MainSingle(source.ifEmpty(default: `default`))
    }

    /// The maybe as a single, for which no element is an error.
    ///
    /// - Returns: The element, on the main thread; fails with `RxError.noElements` if there is none, and with the
    ///   maybe.
    @_alwaysEmitIntoClient
    public func asSingle() -> MainSingle<Element> {
        MainObservable(source).asSingle()
    }

    /// Performs side effects for each event on the main thread, and leaves the maybe as it is.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it is forwarded; an error that it throws fails the maybe.
    ///   - afterNext: Called with the element after it was forwarded.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded.
    ///   - onSubscribe: Called before the source is subscribed to; a subscription from another thread hops to main for
    ///     it.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The source's result, on the main thread.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func `do`(
        onNext: (@MainActor (Element) throws -> Void)? = nil,
        afterNext: (@MainActor (Element) throws -> Void)? = nil,
        onError: (@MainActor (any Error) throws -> Void)? = nil,
        afterError: (@MainActor (any Error) throws -> Void)? = nil,
        onCompleted: (@MainActor () throws -> Void)? = nil,
        afterCompleted: (@MainActor () throws -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> MainMaybe<Element> {
        MainMaybe(
            MainObservable(source).do(
                onNext: onNext,
                afterNext: afterNext,
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
