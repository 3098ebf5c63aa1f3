public import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxRelay
public import RxSchedulers
public import RxTraits

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType {
    /// Lenient form of `combineLatest(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        guard !sources.isEmpty else {
            return Observable<[Collection.Element.Element]>.just([]).map(resultSelector)
        }
        return combination(.latest, sources, resultSelector)
    }

    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinct(asObservable(), keySelector, { $0 == $1 })
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType, Failure: Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), { $0 as? Failure }, when: notificationHandler)
    }

    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        guard !sources.isEmpty else { return .empty() }
        return combination(.queue, sources, resultSelector)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    public func bind<Observer: ObserverType>(
        to observers: Observer...,
        lenient _: Void = ()
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(unchecked: ObserverGroup(observers))
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    public func bind<Observer: ObserverType>(
        to observers: Observer...,
        lenient _: Void = ()
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(unchecked: OptionalObserverGroup(observers))
    }

    /// Lenient form of `bind(onNext:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }

    /// Lenient form of `bind(with:onNext:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func bind<Object: AnyObject>(
        with object: Object,
        onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }

    /// Lenient form of `subscribe(onNext:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public func subscribe(
        onNext: consuming ((Element) -> Void)? = nil,
        onError: consuming ((any Error) -> Void)? = nil,
        onCompleted: consuming (() -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        strictSubscribe(onNext, onError, onCompleted, onDisposed)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Observable {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func just(_ element: Element) -> Observable<Element> {
        JustNode(element)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType where Element: Equatable {
    /// Lenient form of `distinctUntilChanged()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged(_: Void = ()) -> Observable<Element> {
        distinctUntilChanged { $0 == $1 }
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Lenient form of `subscribe(onCompleted:onError:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(
        onCompleted: consuming (() -> Void)? = nil,
        onError: consuming ((any Error) -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableConvertibleType {
    /// Lenient form of `asInfallible(onErrorRecover:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asInfallible(onErrorRecover: @escaping (any Error) -> Infallible<Element>) -> Infallible<Element> {
        Infallible(caught(asObservable(), { onErrorRecover($0).asObservable() }))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `subscribe(onSuccess:onError:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: consuming ((Element) -> Void)? = nil,
        onError: consuming ((any Error) -> Void)? = nil,
        onCompleted: consuming (() -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onSuccess,
            onError: onError,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `subscribe(onSuccess:onFailure:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(
        onSuccess: consuming ((Element) -> Void)? = nil,
        onFailure: consuming ((any Error) -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribeResult(
            ResultSink.self,
            onSuccess: onSuccess,
            onError: onFailure,
            onCompleted: nil,
            onDisposed: onDisposed
        )
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension InfallibleType {
    /// Lenient form of `subscribe(onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func subscribe(
        onNext: consuming ((Element) -> Void)? = nil,
        onCompleted: consuming (() -> Void)? = nil,
        onDisposed: consuming (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    public func bind<Observer: ObserverType>(
        to observers: Observer...,
        lenient _: Void = ()
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(unchecked: ObserverGroup(observers))
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    public func bind<Observer: ObserverType>(
        to observers: Observer...,
        lenient _: Void = ()
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(unchecked: OptionalObserverGroup(observers))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Infallible {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(.just(element))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequence where Trait: ElementTrait {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType {
    /// Lenient form of `catch(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func `catch`(
        _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: caught(source, { try handler($0).source }))
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType, Failure: Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(on: Failure.self, when: notificationHandler)))
    }

    /// Lenient form of `retry(when:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(retried(source, { $0 }, when: notificationHandler)))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Disposables {
    /// Lenient form of `create(with:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func create(with dispose: consuming @escaping () -> Void) -> any Cancelable {
        strictCreate(dispose)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObserverType {
    /// Lenient form of `mapObserver(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func mapObserver<Result>(
        _ transform: consuming @escaping (Result) throws -> Element
    ) -> AnyObserver<Result> {
        strictMapObserver(transform)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Binder {
    /// Lenient form of `init(_:scheduler:binding:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public init<Target: AnyObject>(
        _ target: Target,
        scheduler: any ImmediateSchedulerType,
        binding: consuming @escaping (Target, Value) -> Void
    ) {
        self.init(strict: target, scheduler, binding)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ImmediateSchedulerType {
    /// Lenient form of `schedule(_:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func schedule<StateType>(
        _ state: StateType,
        action: consuming @escaping (StateType) -> any Disposable,
        _: Void = ()
    ) -> any Disposable {
        strictSchedule(state, action)
    }

    /// Lenient form of `scheduleRecursive(_:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func scheduleRecursive<State>(
        _ state: State,
        action: consuming @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        strictScheduleRecursive(state, action)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SchedulerType {
    /// Lenient form of `scheduleRelative(_:dueTime:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: consuming @escaping (StateType) -> any Disposable,
        _: Void = ()
    ) -> any Disposable {
        strictScheduleRelative(state, dueTime, action)
    }

    /// Lenient form of `schedulePeriodic(_:startAfter:period:action:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func schedulePeriodic<StateType>(
        _ state: StateType,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        action: consuming @escaping (StateType) -> StateType,
        _: Void = ()
    ) -> any Disposable {
        strictSchedulePeriodic(state, startAfter, period, action)
    }
}
