extension ObservableType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// ```
    /// source:                  a-a-b-b-a-|
    /// distinctUntilChanged():  a---b---a-|
    /// ```
    ///
    /// ```swift
    /// let thermometer = Observable.of(20, 20, 21, 21, 20)
    /// _ = thermometer.distinctUntilChanged().subscribe(onNext: { print($0) })
    /// // Prints "20", "21", "20".
    /// ```
    ///
    /// Also known as `removeDuplicates` (Combine, AsyncAlgorithms).
    ///
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged() -> Observable<Element> {
        distinct(asObservable(), { $0 }, { $0 == $1 })
    }
}

extension ObservableType {
    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// ```
    /// source:                                    a-A-b-B-a-|
    /// distinctUntilChanged { $0.lowercased() }:  a---b---a-|
    /// ```
    ///
    /// ```swift
    /// let names = Observable.of("Ann", "ann", "ANN", "Ben")
    /// _ = names.distinctUntilChanged { $0.lowercased() }.subscribe(onNext: { print($0) })
    /// // Prints "Ann", "Ben".
    /// ```
    ///
    /// - Parameter keySelector: Makes the key of an element; an error that it throws fails the sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        distinct(asObservable(), keySelector, { $0 == $1 })
    }

    /// Drops elements that a closure considers equal to the last one that passed.
    ///
    /// ```
    /// source:                                   a-A-b-B-a-|
    /// distinctUntilChanged { isSame($0, $1) }:  a---b---a-|
    /// ```
    ///
    /// ```swift
    /// let temperatures = Observable.of(20.0, 20.2, 20.4, 21.5)
    /// _ = temperatures.distinctUntilChanged { abs($0 - $1) < 1 }.subscribe(onNext: { print($0) })
    /// // Prints "20.0", "21.5".
    /// ```
    ///
    /// - Parameter comparer: Whether two elements count as equal, the earlier first; an error that it throws fails the
    ///   sequence.
    /// - Returns: The first element, and each that differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinct(asObservable(), { $0 }, comparer)
    }

    /// Drops elements whose key a closure considers equal to the key of the last one that passed.
    ///
    /// ```
    /// source:                                          a-A-b-B-a-|
    /// distinctUntilChanged({ $0.key }, comparer: ==):  a---b---a-|
    /// ```
    ///
    /// ```swift
    /// let prices = Observable.of("12.50 €", "12.60 €", "14.00 €")
    /// _ = prices
    ///     .distinctUntilChanged({ Double($0.prefix(5)) ?? 0 }, comparer: { abs($0 - $1) < 1 })
    ///     .subscribe(onNext: { print($0) })
    /// // Prints "12.50 €", "14.00 €".
    /// ```
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key of an element; an error that it throws fails the sequence.
    ///   - comparer: Whether two keys count as equal, the earlier first; an error that it throws fails the sequence.
    /// - Returns: The first element, and each whose key differs from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key,
        comparer: @escaping @Sendable (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        distinct(asObservable(), keySelector, comparer)
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// ```
    /// source:                            a1-a2-b1-b2-|
    /// distinctUntilChanged(at: \.name):  a1----b1----|
    /// ```
    ///
    /// ```swift
    /// let words = Observable.of("one", "two", "three")
    /// _ = words.distinctUntilChanged(at: \.count).subscribe(onNext: { print($0) })
    /// // Prints "one", "three".
    /// ```
    ///
    /// Also known as `distinctUntilKeyChanged` (RxJS).
    ///
    /// - Parameter keyPath: The value that is compared.
    /// - Returns: The first element, and each that differs there from the one before it; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] }
    }
}

/// Makes the node of `distinctUntilChanged`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func distinct<Element, Key>(
    _ source: Observable<Element>,
    _ keySelector: @escaping @Sendable (Element) throws -> Key,
    _ comparer: @escaping @Sendable (Key, Key) throws -> Bool
) -> Observable<Element> {
    stepNode("distinctUntilChanged", source, Key?.none) { stage, element in
        do {
            let key = try keySelector(element)
            if let last = stage.state, try comparer(last, key) { return }
            stage.state = key
        } catch {
            return stage.finish(error)
        }
        stage.send(element)
    }
}
