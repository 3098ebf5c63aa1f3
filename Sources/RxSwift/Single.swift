public import RxDisposables
public import RxObservable
public import RxTraits

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
        let subscribe = sendable(subscribe)
        return PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }

    /// Lenient form of `do(onSuccess:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
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

    /// Lenient form of `flatMapMaybe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Lenient form of `flatMapCompletable(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        let observer = sendable(observer)
        return source.subscribeResult(
            ResultSink.self,
            onSuccess: { observer(.success($0)) },
            onError: { observer(.failure($0)) },
            onCompleted: nil,
            onDisposed: nil
        )
    }

    /// Lenient form of `subscribe(onSuccess:onFailure:onDisposed:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: sendable(onSuccess),
            onError: sendable(onFailure),
            onCompleted: nil,
            onDisposed: sendable(onDisposed)
        )
    }

    /// Lenient form of `subscribe(with:onSuccess:onFailure:onDisposed:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: sendable(onSuccess, with: object),
            onFailure: sendable(onFailure, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
