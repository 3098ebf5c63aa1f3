// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Makes sure that there is exactly one element.
    ///
    /// The form of ``ObservableType/single()`` for sequences of the main thread.
    ///
    /// - Returns: The first element; completes with the source. Fails with ``RxError/moreThanOneElement`` at a second
    ///   element, with ``RxError/noElements`` if the source completes without one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func single() -> MainObservable<Element> {
        MainObservable(asObservable().single())
    }

    /// Makes sure that there is exactly one element that satisfies a predicate.
    ///
    /// The form of ``ObservableType/single(_:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter predicate: Whether an element counts; an error that it throws fails the sequence.
    /// - Returns: The first such element; completes with the source. Fails with ``RxError/moreThanOneElement`` at a
    ///   second one, with ``RxError/noElements`` if the source completes without one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func single(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().single(onMain(predicate)))
    }
}
