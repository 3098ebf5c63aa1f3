// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
@_spi(Pipeline) public import RxObservable
public import RxRelay
public import RxTraits

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Lenient form of `emit(onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func emit(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `emit(with:onNext:onCompleted:onDisposed:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func emit<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Lenient form of `emit()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func emit() -> any Disposable {
        source.subscribe()
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(unchecked: ObserverGroup(observers))
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(unchecked: OptionalObserverGroup(observers))
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Lenient form of `emit(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }
}
