// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence where Trait == SingleTrait {
    /// Performs side effects for each event, and leaves the single as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for singles of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it is forwarded; an error that it throws fails the single.
    ///   - afterSuccess: Called with the element after it was forwarded; an error that it throws fails the single.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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
}

extension MainPrimitiveSequence where Trait == MaybeTrait {
    /// Performs side effects for each event, and leaves the maybe as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for maybes of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it is forwarded; an error that it throws fails the maybe.
    ///   - afterNext: Called with the element after it was forwarded; an error that it throws fails the maybe.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded. The sequence is over then, so an error that it throws
    ///     goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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

extension MainPrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Performs side effects for each event, and leaves the completable as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for completables of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded. The sequence is over then, so an error that it throws
    ///     goes to ``/RxObservable/Hooks/defaultErrorHandler``.
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
