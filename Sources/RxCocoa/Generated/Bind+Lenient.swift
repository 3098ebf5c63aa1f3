// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
@_spi(Pipeline) public import RxObservable
public import RxRelay
public import RxTraits

extension ObservableType {
    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(unchecked: ObserverGroup(observers))
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(unchecked: OptionalObserverGroup(observers))
    }

    /// Lenient form of `bind(onNext:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }

    /// Lenient form of `bind(with:onNext:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func bind<Object: AnyObject>(
        with object: Object,
        onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(with: object, onNext: onNext)
    }
}

extension InfallibleType {
    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(unchecked: ObserverGroup(observers))
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(unchecked: OptionalObserverGroup(observers))
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        asObservable().feed(relays)
    }

    /// Lenient form of `bind(to:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asObservable().feed(relays)
    }
}
