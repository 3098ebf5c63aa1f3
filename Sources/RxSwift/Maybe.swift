public import RxDisposables
public import RxObservable
public import RxTraits

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> Maybe<Element> {
        let subscribe = sendable(subscribe)
        return PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }

    /// Lenient form of `do(onNext:…)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
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

    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        let observer = sendable(observer)
        return source.subscribeResult(
            ResultSink.self,
            onSuccess: { observer(.success($0)) },
            onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) },
            onDisposed: nil
        )
    }

    /// Lenient form of `subscribe(onSuccess:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: sendable(onSuccess),
            onError: sendable(onError),
            onCompleted: sendable(onCompleted),
            onDisposed: sendable(onDisposed)
        )
    }

    /// Lenient form of `subscribe(with:onSuccess:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: sendable(onSuccess, with: object),
            onError: sendable(onError, with: object),
            onCompleted: sendable(onCompleted, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
