public import RxDisposables
@_spi(Pipeline) public import RxObservable
public import RxRelay
public import RxTraits

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableConvertibleType {
    /// Lenient form of `asSharedSequence(sharingStrategy:onErrorRecover:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func asSharedSequence<Sharing: SharingStrategyProtocol>(
        sharingStrategy: Sharing.Type = Sharing.self,
        onErrorRecover: @escaping (any Error) -> SharedSequence<Sharing, Element>
    ) -> SharedSequence<Sharing, Element> {
        SharedSequence(caught(asObservable().observe(on: Sharing.scheduler)) { onErrorRecover($0).source })
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequence {
    /// Lenient form of `deferred(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.deferred { observableFactory().source })
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType {
    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinctUntilChanged(keySelector) }
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func just(_ element: Element) -> Driver<Element> {
        SharedSequence(unshared: Observable.just(element))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequence where SharingStrategy == SignalSharingStrategy {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public static func just(_ element: Element) -> Signal<Element> {
        SharedSequence(unshared: Observable.just(element))
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType where Element: Equatable {
    /// Lenient form of `distinctUntilChanged()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public consuming func distinctUntilChanged(_: Void = ()) -> SharedSequence<SharingStrategy, Element> {
        strictDistinctUntilChanged()
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Lenient form of `drive()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func drive(_: Void = ()) -> any Disposable {
        source.subscribe()
    }

    /// Lenient form of `drive(onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `drive(with:onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    public func drive(_ relays: BehaviorRelay<Element>..., lenient _: Void = ()) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    public func drive(_ relays: BehaviorRelay<Element?>..., lenient _: Void = ()) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    public func drive(_ relays: ReplayRelay<Element>..., lenient _: Void = ()) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    public func drive(_ relays: ReplayRelay<Element?>..., lenient _: Void = ()) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    public func drive<Observer: ObserverType>(
        _ observers: Observer...,
        lenient _: Void = ()
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(unchecked: ObserverGroup(observers))
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    public func drive<Observer: ObserverType>(
        _ observers: Observer...,
        lenient _: Void = ()
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(unchecked: OptionalObserverGroup(observers))
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func drive<Result>(_ binder: (Observable<Element>) -> Result, _: Void = ()) -> Result {
        binder(source)
    }

    /// Lenient form of `drive(_:curriedArgument:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func drive<Argument, Result>(
        _ binder: (Observable<Element>) -> (Argument) -> Result,
        curriedArgument: Argument,
        _: Void = ()
    ) -> Result {
        binder(source)(curriedArgument)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Lenient form of `emit()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func emit(_: Void = ()) -> any Disposable {
        source.subscribe()
    }

    /// Lenient form of `emit(onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func emit(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `emit(with:onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public func emit<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    public func emit<Relay: RelayType>(
        to relays: Relay...,
        lenient _: Void = ()
    ) -> any Disposable where Relay.Element == Element {
        source.feed(relays)
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    public func emit<Relay: RelayType>(
        to relays: Relay...,
        lenient _: Void = ()
    ) -> any Disposable where Relay.Element == Element? {
        source.feed(relays)
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    public func emit<Observer: ObserverType>(
        to observers: Observer...,
        lenient _: Void = ()
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(unchecked: ObserverGroup(observers))
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    public func emit<Observer: ObserverType>(
        to observers: Observer...,
        lenient _: Void = ()
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(unchecked: OptionalObserverGroup(observers))
    }
}
