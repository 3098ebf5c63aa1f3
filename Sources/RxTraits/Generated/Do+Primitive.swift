// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait: ElementTrait, Element: Sendable {
    /// Calls an asynchronous closure with the element before emitting it.
    ///
    /// The form of ``/RxObservable/ObservableType/do(awaiting:)`` for singles, maybes and completables.
    ///
    /// - Parameter work: Called with the element; an error that it throws fails the sequence.
    /// - Returns: The source's result, delivered on the concurrent executor.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        @_inheritActorContext awaiting work: @escaping @isolated(any) @Sendable (Element) async throws -> Void
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.do(awaiting: work))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Performs side effects for each event, and leaves the single as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for singles.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it is forwarded; an error that it throws fails the single.
    ///   - afterSuccess: Called with the element after it was forwarded; an error that it throws fails the single.
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of.
    /// - Returns: The source's result.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        onSuccess: (@Sendable (Element) throws -> Void)? = nil,
        afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: source.do(
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

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Performs side effects for each event, and leaves the maybe as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for maybes.
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
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of.
    /// - Returns: The source's result.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil,
        afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Maybe<Element> {
        PrimitiveSequence(
            raw: source.do(
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

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Performs side effects for each event, and leaves the completable as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for completables.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it is forwarded; an error that it throws is forwarded instead.
    ///   - afterError: Called with the error after it was forwarded. The sequence is over then, so an error that it
    ///     throws goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion is forwarded; an error that it throws is forwarded instead.
    ///   - afterCompleted: Called after completion was forwarded. The sequence is over then, so an error that it throws
    ///     goes to ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of.
    /// - Returns: The source's end.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `do`(
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Completable {
        PrimitiveSequence(
            raw: source.do(
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
