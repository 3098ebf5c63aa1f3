// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Ignores the first elements.
    ///
    /// The form of ``ObservableType/skip(_:)`` for sequences of the main thread.
    ///
    /// - Parameter count: The number of elements to drop; none for zero or less.
    /// - Returns: The elements after the first `count`; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().skip(count))
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// The form of ``ObservableType/skip(until:)`` for sequences of the main thread.
    ///
    /// - Parameter other: Its first element lets the source's elements through; its completion alone does nothing. It
    ///   is subscribed to after the source.
    /// - Returns: The source's elements after that; completes with the source if the other has emitted, and fails with
    ///   the first that fails.
    /// - SeeAlso: [skipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @_alwaysEmitIntoClient
    public func skip<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(asObservable().skip(until: other))
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``ObservableType/skip(while:)`` for sequences of the main thread: its closures are the main actor's.
    ///
    /// - Parameter predicate: Whether an element is dropped; an error that it throws fails the sequence. It isn't
    ///   called any more after the first element that passes.
    /// - Returns: The first element that doesn't satisfy the predicate, and all after it; ends with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient
    public func skip(while predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().skip(while: onMain(predicate)))
    }
}
