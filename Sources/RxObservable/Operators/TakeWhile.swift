extension ObservableType {
    /// Emits elements as long as they satisfy a predicate.
    ///
    /// ```
    /// source:                                                 a--b--C--d--|
    /// take(while: { $0.isLowercase }):                        a--b--|
    /// take(while: { $0.isLowercase }, behavior: .inclusive):  a--b--(C|)
    /// ```
    ///
    /// ```swift
    /// let altitude = Observable.of(300, 120, 0, 40)
    /// _ = altitude.take(while: { $0 > 0 }).subscribe(onNext: { print($0) }, onCompleted: { print("landed") })
    /// // Prints "300", "120", "landed".
    /// ```
    ///
    /// Also known as `prefix(while:)` (Combine), `takeWhile` (RxJS).
    ///
    /// - Parameters:
    ///   - predicate: Whether an element passes; an error that it throws fails the sequence. It isn't called any more
    ///     after the first element that doesn't pass.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that doesn't satisfy the predicate; completes there, or with the source
    ///   if that ends earlier.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func take(
        while predicate: @escaping @Sendable (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        takenWhile("take(while:)", asObservable(), predicate, passing: true, behavior)
    }
}

/// Makes the node of `take(while:behavior:)`, and of `take(until:behavior:)` with a predicate, for all their forms.
///
/// - Parameters:
///   - call: The operator's call, for descriptions.
///   - source: The source.
///   - predicate: Called with each element.
///   - passing: The predicate's result for elements that pass.
///   - behavior: Whether the first element that doesn't pass is sent.
/// - Returns: The elements up to the first that doesn't pass.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func takenWhile<Element>(
    _ call: StaticString,
    _ source: Observable<Element>,
    _ predicate: @escaping @Sendable (Element) throws -> Bool,
    passing: Bool,
    _ behavior: TakeBehavior
) -> Observable<Element> {
    stepNode(call, source, false) { stage, element in
        // The state says whether the end has been decided: from then on the source's elements are dropped.
        guard !stage.state else { return }
        do {
            stage.state = try predicate(element) != passing
        } catch {
            stage.state = true
            return stage.finish(error)
        }
        guard stage.state else { return stage.send(element) }
        if behavior == .inclusive { stage.finish(with: element) } else { stage.finish() }
    }
}
