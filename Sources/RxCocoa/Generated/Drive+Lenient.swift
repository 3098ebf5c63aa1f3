// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
@_spi(Pipeline) public import RxObservable
public import RxRelay
public import RxTraits

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Lenient form of `drive(onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `drive(with:onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `drive()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func drive() -> any Disposable {
        source.subscribe()
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func drive<Result>(_ binder: (Observable<Element>) -> Result) -> Result {
        binder(source)
    }

    /// Lenient form of `drive(_:curriedArgument:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func drive<Argument, Result>(
        _ binder: (Observable<Element>) -> (Argument) -> Result,
        curriedArgument: Argument
    ) -> Result {
        binder(source)(curriedArgument)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(unchecked: ObserverGroup(observers))
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(unchecked: OptionalObserverGroup(observers))
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `drive(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }
}
