public import RxObservable
public import RxSubjects

// What a chain is handed to keep is `sending` in the strict forms; that of clients in Swift 5 mode may stay in their
// hands.

// Of the class, so that it is the more special one: the strict form isn't disfavoured, as `catch { _ in .just(0) }`
// would take the type checker seconds then.
extension Observable {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> Observable<Element> {
        Just(element)
    }
}

extension ObservableType {
    /// Lenient form of `of(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element...) -> Observable<Element> {
        RxObservable.elements(of: elements)
    }

    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(_ array: [Element]) -> Observable<Element> {
        elements(of: array)
    }

    /// Lenient form of `from(optional:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(optional: Element?) -> Observable<Element> {
        optional.map { Just($0) } ?? .empty()
    }

    /// Lenient form of `repeatElement(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func repeatElement(_ element: Element) -> Observable<Element> {
        repeated(element)
    }

    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func startWith(_ elements: Element...) -> Observable<Element> {
        started(asObservable(), with: elements)
    }

    /// Lenient form of `ifEmpty(default:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func ifEmpty(default: Element) -> Observable<Element> {
        filled(asObservable(), with: `default`)
    }

    /// Lenient form of `catchAndReturn(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        asObservable().replacingError(with: Just(element))
    }
}

extension ObservableType {
    /// Lenient form of `share(replay:scope:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        shared(asObservable(), replay: replay, scope: scope)
    }

    /// Lenient form of `replay(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        Multicast(asObservable()) { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Lenient form of `replayAll()`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func replayAll() -> ConnectableObservable<Element> {
        Multicast(asObservable()) { ReplaySubject.createUnbounded() }
    }

    /// Lenient form of `multicast(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func multicast<Subject: SubjectType>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable()) { subject }
    }
}
