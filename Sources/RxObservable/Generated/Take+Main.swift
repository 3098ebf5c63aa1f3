// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``ObservableType/take(until:)`` for sequences of the main thread.
    ///
    /// - Parameter other: Its first element completes the sequence; its completion alone does nothing. It is subscribed
    ///   to first.
    /// - Returns: The source's elements; completes with the source or at the other's first element, and fails with the
    ///   first that fails.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    public func take<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(asObservable().take(until: other))
    }

    /// Emits elements until one satisfies a predicate.
    ///
    /// The form of ``ObservableType/take(until:behavior:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element ends the sequence; an error that it throws fails it. It isn't called any more
    ///     after the first such element.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that satisfies the predicate; completes there, or with the source if
    ///   that ends earlier.
    /// - SeeAlso: [takeUntil](https://reactivex.io/documentation/operators/takeuntil.html)
    @_alwaysEmitIntoClient
    public func take(
        until predicate: @escaping @MainActor (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> MainObservable<Element> {
        MainObservable(asObservable().take(until: onMain(predicate), behavior: behavior))
    }

    /// Emits elements as long as they satisfy a predicate.
    ///
    /// The form of ``ObservableType/take(while:behavior:)`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameters:
    ///   - predicate: Whether an element passes; an error that it throws fails the sequence. It isn't called any more
    ///     after the first element that doesn't pass.
    ///   - behavior: Whether that first element is sent, too.
    /// - Returns: The elements up to the first that doesn't satisfy the predicate; completes there, or with the source
    ///   if that ends earlier.
    /// - SeeAlso: [takeWhile](https://reactivex.io/documentation/operators/takewhile.html)
    @_alwaysEmitIntoClient
    public func take(
        while predicate: @escaping @MainActor (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> MainObservable<Element> {
        MainObservable(asObservable().take(while: onMain(predicate), behavior: behavior))
    }
}
