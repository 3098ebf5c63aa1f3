extension ObservableType {
    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// ```
    /// source:                           a--b--C--d--|
    /// skip(while: { $0.isLowercase }):  ------C--d--|
    /// ```
    ///
    /// ```swift
    /// let lines = Observable.of("", "", "title", "", "text")
    /// _ = lines.skip(while: { $0.isEmpty }).subscribe(onNext: { print("[\($0)]") })
    /// // Prints "[title]", "[]", "[text]".
    /// ```
    ///
    /// Also known as `drop(while:)` (Combine), `skipWhile` (RxJS).
    ///
    /// - Parameter predicate: Whether an element is dropped; an error that it throws fails the sequence. It isn't
    ///   called any more after the first element that passes.
    /// - Returns: The first element that doesn't satisfy the predicate, and all after it; ends with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        skippedWhile(asObservable(), predicate)
    }
}

/// Makes the node of `skip(while:)`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func skippedWhile<Element>(
    _ source: Observable<Element>,
    _ predicate: @escaping @Sendable (Element) throws -> Bool
) -> Observable<Element> {
    stepNode("skip(while:)", source, true) { stage, element in
        if stage.state {
            do { stage.state = try predicate(element) } catch { return stage.finish(error) }
            guard !stage.state else { return }
        }
        stage.send(element)
    }
}
