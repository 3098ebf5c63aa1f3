public import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxRelay
internal import RxSwift
public import RxTraits

extension ObservableType {
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
}
