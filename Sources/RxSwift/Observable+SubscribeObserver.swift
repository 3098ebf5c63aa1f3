public import RxDisposables
@_spi(Pipeline) public import RxObservable

extension ObservableType {
    // The last parameter makes the full name different. Otherwise this form could be the witness of a client's own
    // sequence for `ObservableType`.
    /// Lenient form of `subscribe(_:)` with an observer, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer,
        _: Void = ()
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(unchecked: observer)
    }
}

extension AnyObserver {
    /// Lenient form of `init(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.init(unchecked: observer)
    }
}

extension ObserverType {
    /// Lenient form of `asObserver()`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(unchecked: self)
    }
}
