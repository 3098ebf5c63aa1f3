public import RxDisposables
@_spi(Pipeline) public import RxObservable

// The last parameter of a form makes its full name different. Otherwise it would be a second witness: of a client's own
// sequence for `ObservableType`, of a client's own subject for `SubjectType`.

extension ObservableType {
    /// Lenient form of `subscribe(_:)` with an observer, for clients in Swift 5 mode.
    #if !LenientInSwift6
    @available(swift, obsoleted: 6.0)
    #endif
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer,
        _: Void = ()
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(unchecked: observer)
    }

    #if LenientInSwift6
    /// Lenient form of `asObservable()`; in Swift 5 mode, the strict one takes every sequence.
    public func asObservable(_: Void = ()) -> Observable<Element> {
        sequence(of: self)
    }
    #endif
}

/// Selects the requirement of the protocol.
private func sequence<Source: ObservableConvertibleType>(of source: Source) -> Observable<Source.Element> {
    source.asObservable()
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension AnyObserver {
    /// Lenient form of `init(_:)`, for clients in Swift 5 mode.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.init(unchecked: observer)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObserverType {
    /// Lenient form of `asObserver()`, for clients in Swift 5 mode.
    public func asObserver(_: Void = ()) -> AnyObserver<Element> {
        AnyObserver(unchecked: self)
    }
}
