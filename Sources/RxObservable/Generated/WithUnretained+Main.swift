// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``ObservableType/withUnretained(_:)`` for sequences of the main thread.
    ///
    /// - Parameter obj: The object; held weakly.
    /// - Returns: The object and each element; completes at the first element after the object is gone, and ends with
    ///   the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> MainObservable<(Object, Element)> {
        MainObservable(asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// The form of ``ObservableType/withUnretained(_:resultSelector:)`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameters:
    ///   - obj: The object; held weakly.
    ///   - resultSelector: Combines the object and an element.
    /// - Returns: The results; completes at the first element after the object is gone, and ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @MainActor (Object, Element) -> Out
    ) -> MainObservable<Out> {
        MainObservable(asObservable().withUnretained(obj, resultSelector: onMain(resultSelector)))
    }
}
