extension ObservableType {
    /// Makes sure that there is exactly one element.
    ///
    /// ```
    /// source:    -a----|
    /// single():  -a----|
    /// ```
    ///
    /// The element is sent when it arrives, before it is certain that it is the only one.
    ///
    /// ```swift
    /// let matches = Observable.of("ann@example.com", "ann@example.org")
    /// _ = matches.single().subscribe(onNext: { print($0) }, onError: { print($0) })
    /// // Prints "ann@example.com", "The sequence has more than one element.".
    /// ```
    ///
    /// - Returns: The first element; completes with the source. Fails with ``RxError/moreThanOneElement`` at a second
    ///   element, with ``RxError/noElements`` if the source completes without one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func single() -> Observable<Element> {
        sole(asObservable()) { _ in true }
    }

    /// Makes sure that there is exactly one element that satisfies a predicate.
    ///
    /// ```
    /// source:                     -a-B-c|
    /// single { $0.isUppercase }:  ---B--|
    /// ```
    ///
    /// The element is sent when it arrives, before it is certain that it is the only one.
    ///
    /// ```swift
    /// let users = Observable.of("ann", "ben", "cleo")
    /// _ = users.single { $0.hasPrefix("b") }.subscribe(onNext: { print($0) }, onCompleted: { print("no other") })
    /// // Prints "ben", "no other".
    /// ```
    ///
    /// - Parameter predicate: Whether an element counts; an error that it throws fails the sequence.
    /// - Returns: The first such element; completes with the source. Fails with ``RxError/moreThanOneElement`` at a
    ///   second one, with ``RxError/noElements`` if the source completes without one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        sole(asObservable(), predicate)
    }
}

/// Makes the node of `single`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func sole<Element>(
    _ source: Observable<Element>,
    _ predicate: @escaping @Sendable (Element) throws -> Bool
) -> Observable<Element> {
    // The number of elements; the second one ends the sequence.
    stepNode(
        "single",
        source,
        0,
        end: { stage, error in stage.finish(error ?? (stage.state == 0 ? RxError.noElements : nil)) }
    ) { stage, element in
        guard stage.state < 2 else { return }
        do {
            guard try predicate(element) else { return }
        } catch {
            stage.state = 2
            return stage.finish(error)
        }
        stage.state += 1
        guard stage.state < 2 else { return stage.finish(RxError.moreThanOneElement) }
        stage.send(element)
    }
}
