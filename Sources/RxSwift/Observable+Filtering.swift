public import RxObservable

extension ObservableType where Element: Equatable {
    /// Lenient form of `distinctUntilChanged()`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func distinctUntilChanged() -> Observable<Element> {
        let identity: (Element) -> Element = { $0 }
        return distinct(asObservable(), sendable(identity), sendable(==))
    }
}

extension ObservableType {
    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinct(asObservable(), sendable(keySelector), sendable(==))
    }

    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
        distinct(asObservable(), { $0 }, sendable(comparer))
    }

    /// Lenient form of `distinctUntilChanged(_:comparer:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key,
        comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        distinct(asObservable(), sendable(keySelector), sendable(comparer))
    }

    /// Lenient form of `distinctUntilChanged(at:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] }
    }

    /// Lenient form of `filter(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filtered(asObservable(), sendable(predicate))
    }

    /// Lenient form of `single(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        sole(asObservable(), sendable(predicate))
    }

    /// Lenient form of `skip(while:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        skippedWhile(asObservable(), sendable(predicate))
    }

    /// Lenient form of `take(until:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(
        until predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        takenWhile("take(until:)", asObservable(), sendable(predicate), passing: false, behavior)
    }

    /// Lenient form of `take(while:behavior:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func take(
        while predicate: @escaping (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        takenWhile("take(while:)", asObservable(), sendable(predicate), passing: true, behavior)
    }
}
