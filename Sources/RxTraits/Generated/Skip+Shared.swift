// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Ignores the first elements.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(_:)`` for drivers and signals.
    ///
    /// - Parameter count: The number of elements to drop; none for zero or less.
    /// - Returns: The elements after the first `count`; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(count) }
    }

    /// Ignores elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(until:)`` for drivers and signals.
    ///
    /// - Parameter other: Its first element lets the source's elements through; its completion alone does nothing. It
    ///   is subscribed to after the source.
    /// - Returns: The source's elements after that; completes with the source if the other has emitted.
    /// - SeeAlso: [skipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func skip<Source: SharedSequenceConvertibleType>(
        until other: Source
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(until: other.source) }
    }

    /// Ignores elements as long as they satisfy a predicate.
    ///
    /// The form of ``/RxObservable/ObservableType/skip(while:)`` for drivers and signals: its closures are the main
    /// actor's.
    ///
    /// - Parameter predicate: Whether an element is dropped. It isn't called any more after the first element that
    ///   passes.
    /// - Returns: The first element that doesn't satisfy the predicate, and all after it; ends with the source.
    /// - SeeAlso: [skipWhile](https://reactivex.io/documentation/operators/skipwhile.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func skip(
        while predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.skip(while: onMain(predicate)) }
    }
}
