public import RxDisposables
public import RxObservable

// The operators of a single on the main thread, with closures of the main actor.
extension MainPrimitiveSequence where Trait == SingleTrait {
    /// Subscribes a closure that takes the result, on the main thread.
    ///
    /// - Parameter observer: Takes the result.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(_ observer: @escaping @MainActor (SingleEvent<Element>) -> Void) -> any Disposable {
        primitiveSequence.subscribe(onMain(observer))
    }

    /// Subscribes a closure for each result, on the main thread.
    ///
    /// - Parameters:
    ///   - onSuccess: Takes the element.
    ///   - onFailure: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: (@MainActor (Element) -> Void)? = nil,
        onFailure: (@MainActor (any Error) -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onSuccess.map { onMain($0) },
            onError: onFailure.map { onMain($0) },
            onCompleted: nil,
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
    ///   - onFailure: Takes the error. Without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The subscription. It lives on until the single ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@MainActor (Object, Element) -> Void)? = nil,
        onFailure: (@MainActor (Object, any Error) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: weaklyOnMain(object, onSuccess),
            onFailure: weaklyOnMain(object, onFailure),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// The single as a maybe.
    ///
    /// - Returns: The single's result, on the main thread.
    @_alwaysEmitIntoClient
    public func asMaybe() -> MainMaybe<Element> {
        MainMaybe(source)
    }

    /// Performs side effects for each event on the main thread, and leaves the single as it is.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it is forwarded; an error that it throws fails the single.
    ///   - afterSuccess: Called with the element after it was forwarded.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded.
    ///   - onSubscribe: Called before the source is subscribed to; a subscription from another thread hops to main for
    ///     it.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over; later, if it is disposed of on another thread than
    ///     main.
    /// - Returns: The source's result, on the main thread.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func `do`(
        onSuccess: (@MainActor (Element) throws -> Void)? = nil,
        afterSuccess: (@MainActor (Element) throws -> Void)? = nil,
        onError: (@MainActor (any Error) throws -> Void)? = nil,
        afterError: (@MainActor (any Error) throws -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> MainSingle<Element> {
        MainSingle(
            MainObservable(source).do(
                onNext: onSuccess,
                afterNext: afterSuccess,
                onError: onError,
                afterError: afterError,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// Continues with a maybe made from the element.
    ///
    /// - Parameter selector: Makes the maybe, on the main thread; an error that it throws fails the sequence.
    /// - Returns: The result of that maybe, wherever it comes.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapMaybe<Result>(
        _ selector: @escaping @MainActor (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(onMain(selector)))
    }

    /// Continues with a completable made from the element.
    ///
    /// - Parameter selector: Makes the completable, on the main thread; an error that it throws fails the sequence.
    /// - Returns: The end of that completable, wherever it comes.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMapCompletable(
        _ selector: @escaping @MainActor (Element) throws -> Completable
    ) -> Completable {
        PrimitiveSequence(raw: source.flatMap(onMain(selector)))
    }
}
