// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxTraits
public import RxUnchecked

extension ObservableType {
    /// Lenient form of `create(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        Create(sendable(subscribe))
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
        let subscribe = sendable(subscribe)
        return PrimitiveSequence(
            raw: CreateResult { emitter in
                subscribe { event in
                    switch event {
                    case .error(let error): emitter.fail(error)
                    case .completed: emitter.complete()
                    }
                }
            }
        )
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> Maybe<Element> {
        let subscribe = sendable(subscribe)
        return PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `create(subscribe:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
        let subscribe = sendable(subscribe)
        return PrimitiveSequence(raw: CreateResult { emitter in subscribe { emitter.send($0) } })
    }
}

extension Disposables {
    /// Lenient form of `create(with:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(with dispose: consuming @escaping () -> Void) -> any Cancelable {
        uncheckedCreate(dispose)
    }
}
