public import RxObservable

extension ObservableType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// ```
    /// source:      a--b--a--c--b--|
    /// distinct():  a--b-----c-----|
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of("a", "b", "a", "c").distinct().subscribe(onNext: { print($0) })
    /// // Prints "a", "b", "c".
    /// ```
    ///
    /// - Returns: Each element once; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different elements.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinct() -> Observable<Element> {
        distinct(by: { $0 })
    }
}

extension ObservableType {
    /// Drops elements whose key is equal to that of an earlier one.
    ///
    /// ```
    /// source:                  1--3--2--5--4--|
    /// distinct { $0 % 2 }:     1-----2--------|
    /// ```
    ///
    /// ```swift
    /// _ = Observable.of("Ann", "ben", "ANN").distinct { $0.lowercased() }.subscribe(onNext: { print($0) })
    /// // Prints "Ann", "ben".
    /// ```
    ///
    /// - Parameter keySelector: Makes the key; an error that it throws fails the sequence.
    /// - Returns: The first element of each key; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different keys.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinct<Key: Hashable & SendableMetatype>(
        by keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        asObservable().stateful(Set<Key>()) { keys, element in
            keys.insert(try keySelector(element)).inserted ? .send(element) : .wait
        }
    }

    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The elements up to the first for which it holds, that one included; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinct(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        asObservable().stateful(false) { isClosed, element in
            guard !isClosed else { return .wait }
            isClosed = try predicate(element)
            return .send(element)
        }
    }
}
