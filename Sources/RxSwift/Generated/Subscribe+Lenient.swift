// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxSchedulers
public import RxTraits
public import RxUnchecked

extension ObservableType {
    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let on = sendable(on)
        return asObservable().subscribeHandlers(
            HandlerSink.self,
            onNext: { on(.next($0)) },
            onError: { on(.error($0)) },
            onCompleted: { on(.completed) },
            onDisposed: nil
        )
    }

    /// Lenient form of `subscribe(with:onNext:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: sendable(onNext, with: object),
            onError: sendable(onError, with: object),
            onCompleted: sendable(onCompleted, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }

    /// Lenient form of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        subscribed(asObservable(), on: scheduler)
    }

    /// Lenient form of `subscribe(onNext:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    @available(swift, obsoleted: 6.0)
    public func subscribe(
        onNext: consuming ((Element) -> Void)? = nil,
        onError: consuming ((any Error) -> Void)? = nil,
        onCompleted: consuming (() -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        uncheckedSubscribe(onNext, onError, onCompleted, onDisposed)
    }
}

extension InfallibleType {
    /// Lenient form of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Lenient form of `subscribe(onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(
        onNext: consuming ((Element) -> Void)? = nil,
        onCompleted: consuming (() -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `subscribe(with:onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: sendable(onNext, with: object),
            onCompleted: sendable(onCompleted, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}

extension PrimitiveSequenceType {
    /// Lenient form of `subscribe(on:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
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
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(
        onSuccess: consuming ((Element) -> Void)? = nil,
        onFailure: consuming ((any Error) -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
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
    @_alwaysEmitIntoClient
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

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
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
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(
        onSuccess: consuming ((Element) -> Void)? = nil,
        onError: consuming ((any Error) -> Void)? = nil,
        onCompleted: consuming (() -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
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
    @_alwaysEmitIntoClient
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

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Lenient form of `subscribe(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
    }

    /// Lenient form of `subscribe(onCompleted:onError:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe(
        onCompleted: consuming (() -> Void)? = nil,
        onError: consuming ((any Error) -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `subscribe(with:onCompleted:onError:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onCompleted: sendable(onCompleted, with: object),
            onError: sendable(onError, with: object),
            onDisposed: sendable(onDisposed, with: object)
        )
    }
}
