// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
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
}

extension InfallibleType {
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
