public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `allSatisfy(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func allSatisfy(_ predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        strict.allSatisfy(sendable(predicate))
    }

    /// Lenient form of `chunked(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func chunked(by belongInSameChunk: @escaping (Element, Element) throws -> Bool) -> Observable<[Element]> {
        strict.chunked(by: sendable(belongInSameChunk))
    }

    /// Lenient form of `contains(where:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func contains(where predicate: @escaping (Element) throws -> Bool) -> Single<Bool> {
        strict.contains(where: sendable(predicate))
    }

    /// Lenient form of `count(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        strict.count(sendable(predicate))
    }

    /// Lenient form of `distinct(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        strict.distinct(by: sendable(keySelector))
    }

    /// Lenient form of `distinct(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        strict.distinct(sendable(predicate))
    }

    /// Lenient form of `filterMap(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        strict.filterMap(sendable(transform))
    }

    /// Lenient form of `finally(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func finally(_ action: @escaping () -> Void) -> Observable<Element> {
        strict.finally(sendable(action))
    }

    /// Lenient form of `ignoreWhen(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        strict.ignoreWhen(sendable(predicate))
    }

    /// Lenient form of `mapAt(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
        // SAFETY: a key path is immutable, and what it captures is the client's.
        nonisolated(unsafe) let keyPath = keyPath
        return asObservable().map { $0[keyPath: keyPath] }
    }

    /// Lenient form of `mapError(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapError(_ transform: @escaping (any Error) throws -> any Error) -> Observable<Element> {
        strict.mapError(sendable(transform))
    }

    /// Lenient form of `max(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func max(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        strict.max(by: sendable(isLess))
    }

    /// Lenient form of `min(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func min(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<Element?> {
        strict.min(by: sendable(isLess))
    }

    /// Lenient form of `partition(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        strict.partition(sendable(predicate))
    }

    /// Lenient form of `toSortedArray(by:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func toSortedArray(by isLess: @escaping (Element, Element) throws -> Bool) -> Single<[Element]> {
        strict.toSortedArray(by: sendable(isLess))
    }
}

extension ObservableType where Element: Collection & SendableMetatype {
    /// Lenient form of `mapMany(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        strict.mapMany(sendable(transform))
    }
}

// MARK: What they call

extension Strict {
    func allSatisfy(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        source.allSatisfy(predicate)
    }

    func chunked(by belongInSameChunk: @escaping @Sendable (Element, Element) throws -> Bool) -> Observable<[Element]> {
        source.chunked(by: belongInSameChunk)
    }

    func contains(where predicate: @escaping @Sendable (Element) throws -> Bool) -> Single<Bool> {
        source.contains(where: predicate)
    }

    func count(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
        source.count(predicate)
    }

    func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        source.distinct(by: keySelector)
    }

    func distinct(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        source.distinct(predicate)
    }

    func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
    ) -> Observable<Result> {
        source.filterMap(transform)
    }

    func finally(_ action: @escaping @Sendable () -> Void) -> Observable<Element> {
        source.finally(action)
    }

    func ignoreWhen(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        source.ignoreWhen(predicate)
    }

    func mapError(_ transform: @escaping @Sendable (any Error) throws -> any Error) -> Observable<Element> {
        source.mapError(transform)
    }

    func max(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        source.max(by: isLess)
    }

    func min(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        source.min(by: isLess)
    }

    func partition(
        _ predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        source.partition(predicate)
    }

    func toSortedArray(by isLess: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<[Element]> {
        source.toSortedArray(by: isLess)
    }
}

extension Strict where Element: Collection & SendableMetatype {
    func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) throws -> Result) -> Observable<[Result]> {
        source.mapMany(transform)
    }
}
